/** Steps of games that nobody has played, for tests of what is read from a transcript. */
import type { Section } from '../../src/engine/finding.js';
import type { Entry, Step } from '../../src/engine/transcript.js';

/** A step with the points after it; the players take turns. A play of null is what happens between the moves. */
export function stepOf(
  section: Section,
  turn: number | null,
  play: number | null,
  points: readonly number[],
  entries: readonly Entry[] = [],
): Step {
  const player = turn === null ? null : `p${((turn - 1) % points.length) + 1}`;
  return {
    at: { section, turn, play, player, element: null, line: null, column: null },
    headline: undefined,
    verdict: play === null ? undefined : 'legal',
    mark: undefined,
    gaps: [],
    entries,
    annotations: [],
    values: { points },
  };
}

/** Points for something that final scoring is about. */
export function scored(which: string, amount: number, player: string): Entry {
  const effect = { verb: 'score', thing: 'point', which, amount, from: '', to: player, player } as const;
  return { type: 'effect', rule: 'g.final.score', effect };
}
