/** What a row of the tables of cases says. */
import type { RuleIdOfValletta } from '../../../../src/games/valletta/rulebook.js';
import type { GamePlan } from '../game-log.js';
import type { Breach } from '../judged.js';

export interface Case extends GamePlan {
  /** The number in the specification, section 7. */
  readonly case: string;
  readonly says: string;
  /** The only root error; a case without it is legal. */
  readonly breach?: Breach;
  /** The play that is looked at, as turn and play; default the last one. */
  readonly look?: readonly [turn: number, play: number];
  /** What it changes: `p1 wood` -> 1. Goods and points that are not named do not change. */
  readonly changes?: Readonly<Record<string, number>>;
  /** Rules that the explanation of the game names. */
  readonly told?: readonly RuleIdOfValletta[];
  /** A remark on a legal play. */
  readonly lint?: RuleIdOfValletta;
  /** True where the verdict of the play is open, because the record does not show the hand. */
  readonly handUnseen?: true;
  /** True where the game must come to its end. */
  readonly complete?: true;
}

export function illegal(rule: RuleIdOfValletta, at: string): Breach {
  return { rule, kind: 'illegal', at };
}

export function wrong(rule: RuleIdOfValletta, at: string): Breach {
  return { rule, kind: 'wrong', at };
}
