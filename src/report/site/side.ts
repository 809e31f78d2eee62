/** What a game brings to be laid beside another one: its scores over time and where they come from, short enough for each row of a list. */
import type { GameSummary } from '../../analysis/game-summary.js';
import type { Observation } from '../../analysis/observation.js';

export interface GameSide {
  /** For each player, in the order of the row, the score at the steps of the game and at its end: `0,2,5;0,1,3`. */
  readonly course: string;
  /** For each source of points what each player has from it: `bonus:4,7;goods:2,0`. The ids are our own. */
  readonly sources: string;
}

export function sideOf({ players }: GameSummary, { course, sources }: Observation): GameSide {
  const inOrder = (values: readonly number[]): string => players.map(({ seat }) => values[seat] ?? 0).join(',');
  return {
    course: players.map(({ seat }) => course.map((values) => Math.round(values[seat] ?? 0)).join(',')).join(';'),
    sources: [...sources].map(([id, values]) => `${id}:${inOrder(values)}`).join(';'),
  };
}
