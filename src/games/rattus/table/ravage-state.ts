/** The plague in one region, while its tokens are turned up one after the other. @see rattus.md 3.4 */

import type { Region } from '../vocabulary.js';

/** A ravage, as far as it has come. */
export interface Ravage {
  readonly region: Region;
  /** The active player's seat; undefined in the final plague, where nobody is active. */
  readonly mover: number | undefined;
  /** What the figure is sure to add to the population. @see rattus.knight.neutral */
  neutral: number;
  /** The record does not show whether the figure counts. */
  neutralUnknown: boolean;
  /** How many tokens have been turned up. */
  flips: number;
  /** The cubes in the region when the first token was turned up. */
  before: number;
  /** What the crusader has turned up and not yet resolved, in order. @see rattus.piper.crusader-reveal */
  order: string[] | undefined;
  /** What the latest token did to other players: destroyed cubes, or only potions. @see rattus.piper.serf-add */
  latest: 'kill' | 'potion' | 'none';
  /** An earlier token destroyed a cube, and no cube of the serf has come for it. */
  missed: boolean;
  /** The serf has added a cube for the latest token. */
  serfAdded: boolean;
  /** Nothing was left for it when the figure came to count: it may go on, and need not. @see option knight-neutral-scope */
  mayRest: boolean;
  /** Nothing can be turned up any more. */
  over: boolean;
}

/** A ravage of which nothing has been turned up yet. @param neutral cubes that the figure adds: 0 or `NEUTRAL` */
export function beginRavage(region: Region, mover: number | undefined, neutral: number): Ravage {
  return {
    region,
    mover,
    neutral,
    neutralUnknown: false,
    flips: 0,
    before: 0,
    order: undefined,
    latest: 'none',
    missed: false,
    serfAdded: false,
    mayRest: false,
    over: false,
  };
}

/** Whether something has been turned up: from then on the plague ends as soon as nothing is left for it. */
export function hasBegun({ flips, order }: Ravage): boolean {
  return flips > 0 || order !== undefined;
}

/** A card has taken a token out of a region: in the order of the crusader any of those that are left may be next. */
export function disturb(ravage: Ravage | undefined, region: Region): void {
  if (ravage?.order && ravage.region === region) ravage.order = ravage.order.map(() => '?');
}
