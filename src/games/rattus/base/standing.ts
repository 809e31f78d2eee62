/** How far a turn has come: what has been done in it. */

import type { Card, Region } from '../vocabulary.js';
import type { Ravage } from './ravage-state.js';

/** What has been done in a turn or slot so far. */
export interface Standing {
  /** The card taken in this turn. */
  taken: Card | undefined;
  /** Cubes on the baker that the taker has yet to set down; undefined where none are due. */
  unloading: { readonly cubes: number; done: boolean; late: boolean } | undefined;
  placed: 'tokens' | 'mayor' | undefined;
  readonly used: Set<Card>;
  /** The regions that the figure entered; undefined before it moves. */
  path: readonly Region[] | undefined;
  /** Whether new tokens have still to be placed. */
  spreadDue: boolean;
  /** Whether it was said where they come, or that none do. */
  hasSpread: boolean;
  /** How many tokens have entered play around the plague region in this turn. */
  spreadCount: number;
  ravage: Ravage | undefined;
}
