/** A row of the specification's section 7. */
import type { RuleIdOfRattus } from '../../../../src/games/rattus/rulebook.js';
import type { GamePlan, TurnPlan } from '../game-log.js';
import type { Breach } from '../judged.js';

export interface RattusCase extends GamePlan {
  /** Its number: `RW-05`. */
  readonly case: string;
  readonly says: string;
  /** Undefined where everything is legal. */
  readonly breach?: Breach;
  /** A disputed reading that is accepted, and says so. */
  readonly disputed?: RuleIdOfRattus;
  /** Rules that the explanation names. */
  readonly told?: readonly RuleIdOfRattus[];
  /** What lies on the table at the end. `castle`, `supply`, `baker` by player; regions: tokens and cubes. */
  readonly after?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Tokens left in the supply. */
  readonly ratsLeft?: number;
  /** Points and ranks, in the order of the seats. */
  readonly scores?: readonly (readonly [points: number, rank: number])[];
}

/** The figure goes from Germania to Scandia, where no token lies: nothing happens. */
export const AWAY = '<plague path="scandia"/>';

/** A turn in which nothing but the lines happens: no region has a token, so that nothing must be placed. */
export const turn = (...lines: string[]): readonly TurnPlan[] => [['p1', ...lines, AWAY]];

/** Two players; the first one's turn brings about the end with a cube in Hungaria, the figure stands in Scandia. */
export const ENDING = {
  players: 2,
  castle: { p1: 19 },
  regions: { hungaria: { rats: 1 } },
  turns: [['p1', '<place region="hungaria" cubes="1"/>', AWAY]],
} as const satisfies GamePlan;

/** The final plague of `ENDING`: one token in Hungaria that does nothing. */
export const NOTHING = ['<reveal region="hungaria" slot="1" token="{6:magic}"/>'] as const;
