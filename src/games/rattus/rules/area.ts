/** Where a player is strong: regions led, and the largest connected area. @see rattus.piper.mayor-majority, -.queen-area */
import type { Seat } from '../../../kernel/index-of.js';
import { type Truth, UNKNOWN } from '../../../kernel/truth.js';
import { QUEEN, type Region } from './facts.js';
import { cubes, isWalled, owns, type Rattus } from './table.js';

/** Whether the player has more cubes there than each other player. */
export function leads(state: Rattus, seat: Seat, region: Region): boolean {
  const own = cubes.of(state, region, seat);
  if (own <= 0) return false;
  for (const other of state.facts.seats) if (other !== seat && cubes.of(state, region, other) >= own) return false;
  return true;
}

/** The regions that a player leads, one bit each. */
export function ledBy(state: Rattus, seat: Seat): number {
  let led = 0;
  for (const region of state.facts.regions) if (leads(state, seat, region)) led |= 1 << region;
  return led;
}

/** How many regions are in a set. */
export function sizeOf(set: number): number {
  let size = 0;
  for (let left = set; left !== 0; left &= left - 1) size += 1;
  return size;
}

/** The neighbours of a region, one bit each. @see option queen-walls-split-area */
function linkedTo(state: Rattus, region: Region, neighbours: Uint16Array): number {
  const linked = neighbours[region] ?? 0;
  if (!state.facts.profile.queenWallsSplit) return linked;
  let open = 0;
  for (const other of state.facts.regions)
    if (((linked >> other) & 1) === 1 && !isWalled(state, region, other)) open |= 1 << other;
  return open;
}

/** How many regions with own cubes hang together at most; `UNKNOWN` where the map does not say. @see rattus.piper.queen-area */
export function largestArea(state: Rattus, seat: Seat): number {
  const { regions, neighbours, perhapsNeighbours } = state.facts;
  let left = 0;
  for (const region of regions) if (cubes.of(state, region, seat) > 0) left |= 1 << region;
  let largest = 0;
  while (left !== 0) {
    let reached = left & -left;
    left &= left - 1;
    let size = 0;
    while (reached !== 0) {
      const region = (31 - Math.clz32(reached & -reached)) as Region;
      reached &= reached - 1;
      size += 1;
      if ((linkedTo(state, region, perhapsNeighbours) & left) !== 0) return UNKNOWN;
      const found = linkedTo(state, region, neighbours) & left;
      left &= ~found;
      reached |= found;
    }
    largest = Math.max(largest, size);
  }
  return largest;
}

/** Whether the queen is the player's, and the player's largest area larger than everybody else's. @see rattus.piper.queen-condition */
export function queenReigns(state: Rattus, seat: Seat): Truth {
  if (!owns(state, seat, QUEEN)) return false;
  const own = largestArea(state, seat);
  let open = own === UNKNOWN;
  for (const other of state.facts.seats) {
    if (other === seat) continue;
    const area = largestArea(state, other);
    if (area === UNKNOWN || own === UNKNOWN) open = true;
    else if (area >= own) return false;
  }
  return open ? 'unknown' : true;
}
