/** A judge without a game: what it is told is there to be looked at. */
import type { Effect } from '../../src/engine/effect.js';
import { Judge } from '../../src/engine/judge.js';
import type { OpenEnd } from '../../src/engine/open-end.js';
import { Roster } from '../../src/engine/roster.js';
import type { Trace } from '../../src/engine/transcript.js';
import type { Element } from '../../src/log/vocabulary.js';

const SOURCE = { file: 'test.xml', notation: 'xml', text: '', line: 1, column: 1 } as const;

export interface Watched {
  readonly judge: Judge;
  /** The effects that reached the table. */
  readonly effects: readonly Effect[];
}

/** @param openEnd how the record ends */
export function watchedJudge(writer?: Trace, openEnd?: OpenEnd): Watched {
  const effects: Effect[] = [];
  const judge = new Judge(SOURCE, { apply: (effect) => effects.push(effect) }, writer, openEnd);
  return { judge, effects };
}

/** Players `p1`, `p2` ... */
export function rosterOf(size: number): Roster {
  return new Roster(
    Array.from({ length: size }, (_, seat) => ({ id: `p${seat + 1}`, name: `P${seat + 1}`, colour: undefined })),
  );
}

/** An element that no file holds. */
export function elementOf<N extends string, T extends object>(name: N, values: T, children: readonly Element[] = []) {
  return { name, values, children, offset: -1 };
}
