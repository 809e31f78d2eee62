/** Potions: each lies under one cube. Which cubes somebody can mean, and what becomes of the potions. @see rattus.md 4.13, RA-28, RA-38 */
import type { Choice, Values } from '../../../kernel/choice.js';
import type { Index, Seat } from '../../../kernel/index-of.js';
import { atLeast, UNKNOWN } from '../../../kernel/truth.js';
import type { RuleIdOfRattus } from '../rulebook.js';
import { type RattusConditions, RattusSlot, regionSlot } from './declare.js';
import { CASTLE, type Region, type Site } from './facts.js';
import { castle, cubes, FLASKS, flaskAt, flaskHeight, flasks, type Rattus, stock } from './table.js';

/** How many potions lie under a cube: cubes of a player in a region differ in that alone. */
export type Height = Index<'height'>;
export const PLAIN = 0 as Height;

type Flask = (typeof FLASKS)[number];

const SEATS_AT_MOST = 4;

function placeOf(region: Region, seat: Seat): number {
  return region * SEATS_AT_MOST + seat;
}

/** The first cube of a player in a region over so many potions; -1 where there is none. */
function find(state: Rattus, region: Region, seat: Seat, height: Height): Flask {
  const place = placeOf(region, seat);
  const count = flasks.of(state);
  for (let flask = 0; flask < count; flask += 1)
    if (flaskAt.of(state, flask as Flask) === place && flaskHeight.of(state, flask as Flask) === height)
      return flask as Flask;
  return -1 as Flask;
}

/** How many cubes of a player in a region have so many potions under them; `UNKNOWN` where nobody knows the cubes. */
export function cubesOver(state: Rattus, region: Region, seat: Seat, height: Height): number {
  const all = cubes.of(state, region, seat);
  const count = flasks.of(state);
  if (count === 0 || all === UNKNOWN) return height === PLAIN ? all : 0;
  const place = placeOf(region, seat);
  let over = height === PLAIN ? all : 0;
  for (let flask = 0; flask < count; flask += 1) {
    if (flaskAt.of(state, flask as Flask) !== place) continue;
    if (height === PLAIN) over -= 1;
    else if (flaskHeight.of(state, flask as Flask) === height) over += 1;
  }
  return over;
}

/** Whether a player has all of some cubes in a region. @param heights how many potions lie under each */
export function areThere(state: Rattus, region: Region, seat: Seat, heights: readonly number[]): boolean {
  for (let index = 0; index < heights.length; index += 1) {
    const height = heights[index] as Height;
    let before = 0;
    for (let other = 0; other < index; other += 1) if (heights[other] === height) before += 1;
    if (cubesOver(state, region, seat, height) <= before) return false;
  }
  return true;
}

/** Potions under a player's cubes in a region. */
export function potionsAt(state: Rattus, region: Region, seat: Seat): number {
  let sum = 0;
  const count = flasks.of(state);
  for (let flask = 0; flask < count; flask += 1)
    if (flaskAt.of(state, flask as Flask) === placeOf(region, seat)) sum += flaskHeight.of(state, flask as Flask);
  return sum;
}

/** A player's cubes in a region, each as the number of potions under it, those with the fewest first. */
export function heightsIn(state: Rattus, region: Region, seat: Seat): readonly Height[] {
  const found: Height[] = [];
  for (let height = PLAIN; height <= highest(state); height = (height + 1) as Height)
    for (let left = cubesOver(state, region, seat, height); left > 0; left -= 1) found.push(height);
  return found;
}

/** The fewest potions under one of a player's cubes in a region. */
export function fewest(state: Rattus, region: Region, seat: Seat): Height {
  for (let height = 0; height <= highest(state); height += 1)
    if (cubesOver(state, region, seat, height as Height) > 0) return height as Height;
  return PLAIN;
}

/** The most potions under one of a player's cubes in a region. */
export function most(state: Rattus, region: Region, seat: Seat): Height {
  let height = highest(state);
  while (height > 0 && cubesOver(state, region, seat, height) === 0) height = (height - 1) as Height;
  return height;
}

/** The most potions under any cube. */
export function highest(state: Rattus): Height {
  let height = 0;
  const count = flasks.of(state);
  for (let flask = 0; flask < count; flask += 1) height = Math.max(height, flaskHeight.of(state, flask as Flask));
  return height as Height;
}

/** A cube goes from place to place on the board, and its potions with it as far as it stays in the regions. @param height its potions */
export function moveCube(state: Rattus, from: Site, to: Site, seat: Seat, height: Height, rule: RuleIdOfRattus): void {
  if (from === CASTLE) castle.add(state, seat, -1, rule);
  else cubes.add(state, from, seat, -1, rule);
  if (to === CASTLE) {
    castle.add(state, seat, 1, rule);
    empty(state, from, seat, height);
    return;
  }
  cubes.add(state, to, seat, 1, rule);
  if (height > 0 && refill(state, from, seat, height, -height)) refill(state, to, seat, PLAIN, height);
}

/** A cube leaves the regions: its potions go back to the stock. */
export function empty(state: Rattus, region: Region, seat: Seat, height: Height): void {
  if (height > 0 && refill(state, region, seat, height, -height)) stock.set(state, stock.of(state) + height);
}

/** One more potion lies under a cube. @param height how many there were */
export function pour(state: Rattus, region: Region, seat: Seat, height: Height): void {
  stock.set(state, stock.of(state) - 1);
  refill(state, region, seat, height, 1);
}

/** One potion under a cube goes back to the stock. @param height how many there were */
export function spill(state: Rattus, region: Region, seat: Seat, height: Height): void {
  if (refill(state, region, seat, height, -1)) stock.set(state, stock.of(state) + 1);
}

/** So many more potions lie under a cube. @param height how many there were @returns false where there are none to take away */
export function refill(state: Rattus, region: Region, seat: Seat, height: Height, by: number): boolean {
  const old = height > 0 ? find(state, region, seat, height) : (-1 as Flask);
  if (old < 0 && (by < 0 || flasks.of(state) === FLASKS.length)) return false;
  if (old >= 0) forget(state, old);
  if (height + by > 0) insert(state, placeOf(region, seat), height + by);
  return true;
}

/** In the order of places and heights: the same potions make the same list, however they came there. */
function insert(state: Rattus, place: number, height: number): void {
  let flask = flasks.of(state);
  flasks.set(state, flask + 1);
  for (; flask > 0; flask -= 1) {
    const before = (flask - 1) as Flask;
    const otherPlace = flaskAt.of(state, before);
    const otherHeight = flaskHeight.of(state, before);
    if (otherPlace < place || (otherPlace === place && otherHeight <= height)) break;
    put(state, flask, otherPlace, otherHeight);
  }
  put(state, flask, place, height);
}

/** Those behind it move up; nothing is left of what was there. */
function forget(state: Rattus, flask: Flask): void {
  const last = flasks.of(state) - 1;
  for (let at = flask + 1; at <= last; at += 1)
    put(state, at - 1, flaskAt.of(state, at as Flask), flaskHeight.of(state, at as Flask));
  put(state, last, 0, 0);
  flasks.set(state, last);
}

function put(state: Rattus, flask: number, place: number, height: number): void {
  flaskAt.set(state, flask as Flask, place);
  flaskHeight.set(state, flask as Flask, height);
}

/** All heights that there are, and those between. */
export function heights(state: Rattus, _: Choice, values: Values): void {
  const top = highest(state);
  for (let height = 0; height <= top; height += 1) values.push(height);
}

/** A region in which the player has a cube. @param rule the one that is broken where there is none @param more what else it takes */
export function ownRegion(name: string, rule: RuleIdOfRattus, more: RattusConditions<Region> = []): RattusSlot<Region> {
  return regionSlot(name, [
    { rule, holds: (state, { seat }, region) => atLeast(cubes.of(state, region, seat), 1) },
    ...more,
  ]);
}

/** Which cube of a player in a region. @param rule the one that is broken where there is no such cube @param more what else it takes */
export function cubeSlot(
  at: number,
  region: RattusSlot<Region>,
  rule: RuleIdOfRattus,
  more: RattusConditions<Height> = [],
): RattusSlot<Height> {
  return new RattusSlot<Height>({
    name: 'potions',
    at,
    domain: heights,
    conditions: [
      { rule, holds: (state, choice, height) => atLeast(cubesOver(state, region.of(choice), choice.seat, height), 1) },
      ...more,
    ],
  });
}
