/** How far a turn has come, besides what the table of the kernel says of it. */

import type { Ravage } from './ravage-state.js';

/** What has been begun in a turn or slot so far. */
export interface TurnProgress {
  /** Cubes on the baker that the taker has yet to set down; undefined where none are due. */
  unloading: { readonly cubes: number; done: boolean; late: boolean } | undefined;
  ravage: Ravage | undefined;
}
