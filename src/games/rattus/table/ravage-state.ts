/** The plague in one region, while its tokens are turned up one after the other. @see rattus.md 3.4 */

import { type Region as RegionIndex, regionNamed } from '../rules/facts.js';
import type { Region } from '../vocabulary.js';

/** A ravage, as far as it has come. */
export class Ravage {
  /** The number of the region. */
  readonly at: RegionIndex;
  /** The record does not show whether the figure counts. */
  neutralUnknown = false;
  /** How many tokens have been turned up. */
  flips = 0;
  /** The cubes in the region when the first token was turned up. */
  before = 0;
  /** What the crusader has turned up and not yet resolved, in order. @see rattus.piper.crusader-reveal */
  order: string[] | undefined;
  /** What the latest token did to other players: destroyed cubes, or only potions. @see rattus.piper.serf-add */
  latest: 'kill' | 'potion' | 'none' = 'none';
  /** An earlier token destroyed a cube, and no cube of the serf has come for it. */
  missed = false;
  /** In the final plague, where nobody is active: whose serf acts there all the same. @see option last-round-serf */
  serf: number | undefined;
  /** The serf has added a cube for the latest token. */
  serfAdded = false;
  /** Nothing was left for it when the figure came to count: it may go on, and need not. @see option knight-neutral-scope */
  mayRest = false;
  /** Nothing can be turned up any more. */
  over = false;

  /**
   * Nothing has been turned up yet.
   * @param mover the active player's seat; undefined in the final plague, where nobody is active
   * @param neutral what the figure is sure to add to the population: 0 or `NEUTRAL`. @see rattus.knight.neutral
   */
  constructor(
    readonly region: Region,
    readonly mover: number | undefined,
    public neutral: number,
  ) {
    this.at = regionNamed(region);
  }
}

/** Whether something has been turned up: from then on the plague ends as soon as nothing is left for it. */
export function hasBegun({ flips, order }: Ravage): boolean {
  return flips > 0 || order !== undefined;
}

/** A card has taken a token out of a region: in the order of the crusader any of those that are left may be next. */
export function disturb(ravage: Ravage | undefined, region: Region): void {
  if (ravage?.order && ravage.region === region) ravage.order = ravage.order.map(() => '?');
}

/** What has been begun in a turn or slot so far, besides what the table of the kernel says of it. */
export interface TurnProgress {
  /** Cubes on the baker that the taker has yet to set down; undefined where none are due. */
  unloading: { readonly cubes: number; done: boolean; late: boolean } | undefined;
  ravage: Ravage | undefined;
}
