/** The plague in one region, while its tokens are turned up one after the other. @see rattus.md 3.4 */
import type { Region } from './vocabulary.js';

export interface Ravage {
  readonly region: Region;
  /** The active player's seat; undefined in the final plague, where nobody is active. */
  readonly mover: number | undefined;
  /** What the figure adds to the population. @see rattus.knight.neutral */
  neutral: number;
  /** How many tokens have been turned up. */
  flips: number;
  /** The cubes in the region when the first token was turned up. */
  before: number;
  /** What the crusader has turned up and not yet resolved, in order. @see rattus.piper.crusader-reveal */
  order: string[] | undefined;
  /** What the latest token did to other players: destroyed cubes, or only potions. @see rattus.piper.serf-add */
  latest: 'kill' | 'potion' | 'none';
  /** The serf has added a cube for the latest token. */
  serfAdded: boolean;
  /** Nothing can be turned up any more. */
  over: boolean;
}

export function beginRavage(region: Region, mover: number | undefined, neutral: number): Ravage {
  return {
    region,
    mover,
    neutral,
    flips: 0,
    before: 0,
    order: undefined,
    latest: 'none',
    serfAdded: false,
    over: false,
  };
}
