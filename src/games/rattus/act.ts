/** What a procedure has at hand in a turn (or in a slot of the last round), and what has been done in it so far. */
import type { Judge, Located } from '../../engine/judge.js';
import type { Ravage } from './ravage-state.js';
import type { PlayerState, TableState } from './state.js';
import type { Card, RattusElement, Region } from './vocabulary.js';

export interface Act {
  readonly table: TableState;
  readonly judge: Judge;
  readonly player: PlayerState;
  /** The `<turn>`. */
  readonly element: RattusElement;
  readonly lastRound: boolean;
  /** What the log says it records completely. */
  readonly records: ReadonlySet<string>;
  /** The card taken in this turn. */
  taken: Card | undefined;
  /** Cubes on the baker that the taker has yet to set down; undefined where none are due. */
  unloading: { readonly cubes: number; done: boolean } | undefined;
  placed: 'tokens' | 'mayor' | undefined;
  readonly used: Set<Card>;
  /** The regions that the figure entered; undefined before it moves. */
  path: readonly Region[] | undefined;
  /** Whether new tokens have still to be placed. */
  spreadDue: boolean;
  /** How many tokens have entered play around the plague region in this turn. */
  spreadCount: number;
  ravage: Ravage | undefined;
  /** The element after the one being judged that is a decision. */
  next: RattusElement | undefined;
}

/** Where a turn stands. @see rattus.md 3.2 */
export type Window = 'open' | 'spread' | 'before-flip' | 'between-flips' | 'over';

/** @see rattus.turn.ends-after-plague */
export function windowOf(act: Act): Window {
  if (act.path === undefined) return 'open';
  const { ravage } = act;
  if (act.spreadDue) return 'spread';
  if (!ravage || ravage.over) return 'over';
  if (isSpent(act.table, ravage.region)) return 'over';
  return ravage.flips > 0 ? 'between-flips' : 'before-flip';
}

/** No token or no cube is left in the region. */
export function isSpent(table: TableState, region: Region): boolean {
  return table.region(region).rats.length === 0 || table.population(region) === 0;
}

/** One use of a class card. */
export interface Use extends Act {
  readonly card: Card;
  readonly use: Located;
}
