/** What the oracle says of a game: legal, or where its first breach stands. */

export type Section = 'log' | 'setup' | 'draft' | 'turn' | 'final' | 'result';

/** Where something stands; `turn` counts turns (Tallinn: rounds) from 1 and is null in all other sections. */
export interface Place {
  readonly section: Section;
  readonly turn: number | null;
}

export type Judgement =
  | { readonly verdict: 'legal'; readonly section: null; readonly turn: null; readonly why: '' }
  | ({ readonly verdict: 'illegal'; readonly why: string } & Place);

class Breach extends Error {
  constructor(
    readonly place: Place,
    why: string,
  ) {
    super(why);
  }
}

/** The oracle stops at the first breach: behind it there is no exact state any more. */
export function demand(holds: boolean, place: Place, why: string): asserts holds {
  if (!holds) throw new Breach(place, why);
}

/** Runs a referee that throws its first breach. */
export function judgementOf(referee: () => void): Judgement {
  try {
    referee();
  } catch (error) {
    if (!(error instanceof Breach)) throw error;
    return { verdict: 'illegal', ...error.place, why: error.message };
  }
  return { verdict: 'legal', section: null, turn: null, why: '' };
}
