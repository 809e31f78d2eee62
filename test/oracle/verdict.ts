/** What the oracle says of a game: legal, open where the record does not decide its end, or where its first breach stands. */

export type Section = 'log' | 'setup' | 'draft' | 'turn' | 'final' | 'result';

/** Where something stands; `turn` counts turns (Tallinn: rounds) from 1 and is null in all other sections. */
export interface Place {
  readonly section: Section;
  readonly turn: number | null;
}

export type Judgement =
  | { readonly verdict: 'legal' | 'open'; readonly section: null; readonly turn: null; readonly why: '' }
  | ({ readonly verdict: 'illegal'; readonly why: string } & Place);

class Breach extends Error {
  constructor(
    readonly place: Place,
    why: string,
  ) {
    super(why);
  }
}

/** Where two players share an id nobody can tell who did what. */
class SharedId extends Error {}

let overlooked: RegExp | undefined;

/** Makes a faulty referee: from now on it lets pass what it would call a breach for such a reason. */
export function overlook(reason: RegExp): void {
  overlooked = reason;
}

/** The oracle stops at the first breach: behind it there is no exact state any more. */
export function demand(holds: boolean, place: Place, why: string): asserts holds {
  if (!holds && !overlooked?.test(why)) throw new Breach(place, why);
}

/** The list of players is one: no rule is broken by a list that is none, and nothing can be judged by it. */
export function demandOwnIds(players: readonly string[]): void {
  if (new Set(players).size < players.length) throw new SharedId();
}

/** Runs a referee that throws its first breach, and returns whether the record leaves something open. */
export function judgementOf(referee: () => boolean): Judgement {
  try {
    return { verdict: referee() ? 'open' : 'legal', section: null, turn: null, why: '' };
  } catch (error) {
    if (error instanceof SharedId) return { verdict: 'open', section: null, turn: null, why: '' };
    if (!(error instanceof Breach)) throw error;
    return { verdict: 'illegal', ...error.place, why: error.message };
  }
}
