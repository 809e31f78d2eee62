/** What a player would have if the game ended now: the cubes that the final plague leaves, on average. @see rattus.md 3.5 */
import type { Seat } from '../../../kernel/index-of.js';
import { Averages } from './averages.js';
import { type Region, SEATS } from './facts.js';
import { addedIn, scoreOf } from './final.js';
import { nunsIn, potionsAgainst } from './hits.js';
import { amountOf, everywhere, laneOf, less, sumOf } from './lanes.js';
import { type Outlook, outlookOf } from './outlook.js';
import { castle, cubes, type Rattus, rats } from './table.js';

/** Of each seat the cubes, and above them the potions. */
const CUBE_BITS = 5;
const CUBES = everywhere((1 << CUBE_BITS) - 1);
const MOST_POTIONS = 7;
const POTIONS = everywhere(MOST_POTIONS);

/**
 * The tokens of a region are drawn one by one from all that have not been turned up, each as if the one before it had been put back:
 * what that changes is a hundredth of a cube. Potions are spent as long as they last.
 */
export function worthNow(state: Rattus, seat: Seat): number {
  if (state.isOver) return scoreOf(state, seat);
  const outlook = outlookOf(state);
  let worth = castle.of(state, seat);
  for (const region of state.facts.regions) {
    const own = cubes.of(state, region, seat);
    worth += own > 0 && rats.of(state, region) > 0 ? expectedIn(state, region, seat, outlook) : own;
  }
  return worth;
}

/** Twice what the figure ever adds to a population, or nuns take from it. */
const MOST_ADDED = 32;

/** Positions that are looked at one after the other hardly differ. */
const averages = new Averages();

function expectedIn(state: Rattus, region: Region, seat: Seat, outlook: Outlook): number {
  const standing = standingIn(state, region);
  const tokensThere = rats.of(state, region);
  const added = addedIn(state, region) - nunsIn(state, region, true);
  const asked = (tokensThere * MOST_ADDED + added) * SEATS.length + seat;
  const place = averages.placeOf(outlook.id, standing, asked);
  if (averages.has(place, outlook.id, standing, asked)) return averages.at(place);
  const average = expected(standing, tokensThere, added, outlook, seat);
  averages.put(place, outlook.id, standing, asked, average);
  return average;
}

/** Cubes and potions of all seats in a region. */
function standingIn(state: Rattus, region: Region): number {
  let standing = 0;
  for (const seat of state.facts.seats) {
    const potions = Math.min(MOST_POTIONS, potionsAgainst(state, region, seat, true));
    standing |= laneOf(seat, cubes.of(state, region, seat)) | (laneOf(seat, potions) << CUBE_BITS);
  }
  return standing;
}

function cubesIn(standing: number): number {
  return standing & CUBES;
}

function potionsIn(standing: number): number {
  return (standing >>> CUBE_BITS) & POTIONS;
}

/** What may be left in a region, and in how many ways; what is left in two is there once. */
class Ways {
  length = 0;
  readonly standings: number[] = [];
  readonly counts: number[] = [];

  add(standing: number, count: number): void {
    for (let at = 0; at < this.length; at += 1) {
      if (this.standings[at] !== standing) continue;
      this.counts[at] = (this.counts[at] as number) + count;
      return;
    }
    this.standings[this.length] = standing;
    this.counts[this.length] = count;
    this.length += 1;
  }
}

/** Those before a token and behind it, in turns. */
const TURNS = [new Ways(), new Ways()] as const;

/**
 * How many cubes a seat has left on average.
 * Whole ways are counted in which the tokens can come, not chances: so it makes no difference in which order they are added up.
 */
function expected(standing: number, tokensThere: number, added: number, outlook: Outlook, seat: Seat): number {
  let [ways, next] = TURNS;
  ways.length = 0;
  ways.add(standing, 1);
  for (let token = 1; token < tokensThere; token += 1) {
    next.length = 0;
    for (let at = 0; at < ways.length; at += 1)
      strike(ways.standings[at] as number, ways.counts[at] as number, added, outlook, next);
    [ways, next] = [next, ways];
  }
  let sum = 0;
  for (let at = 0; at < ways.length; at += 1)
    sum += (ways.counts[at] as number) * sumBehind(ways.standings[at] as number, added, outlook, seat);
  return sum / outlook.tokens ** tokensThere;
}

/** Adds to the ways what a token may leave of the cubes and potions. @see rattus.ravage.threshold, rattus.ravage.no-outbreak */
function strike(before: number, ways: number, added: number, outlook: Outlook, next: Ways): void {
  const own = cubesIn(before);
  const potions = potionsIn(before);
  const population = sumOf(own) + added;
  const most = lanesOfMost(own);
  let unhurt = outlook.tokens;
  const { kinds, counts, limits, hits, onMost } = outlook;
  for (let kind = 0; kind < kinds; kind += 1) {
    if (population < (limits[kind] as number)) break;
    const count = counts[kind] as number;
    const all = (hits[kind] as number) + (onMost[kind] as number) * most;
    next.add(left(own, potions, all) | (less(potions, all) << CUBE_BITS), ways * count);
    unhurt -= count;
  }
  if (unhurt > 0) next.add(before, ways * unhurt);
}

/**
 * The same for the last token: only how many cubes a seat has left counts any more. With a list of ways here, too, games played on
 * would take a quarter longer.
 * @returns the sum over all tokens
 */
function sumBehind(before: number, added: number, outlook: Outlook, seat: Seat): number {
  const own = cubesIn(before);
  const potions = potionsIn(before);
  const population = sumOf(own) + added;
  const most = lanesOfMost(own);
  let unhurt = outlook.tokens;
  let sum = 0;
  const { kinds, counts, limits, hits, onMost } = outlook;
  for (let kind = 0; kind < kinds; kind += 1) {
    if (population < (limits[kind] as number)) break;
    const count = counts[kind] as number;
    const all = (hits[kind] as number) + (onMost[kind] as number) * most;
    sum += count * amountOf(left(own, potions, all), seat);
    unhurt -= count;
  }
  return sum + unhurt * amountOf(own, seat);
}

/** Cubes that so many hits leave of each seat. @see rattus.ravage.loss-cap, rattus.piper.magician-protect */
function left(own: number, potions: number, hits: number): number {
  return less(own, less(hits, potions));
}

/** 1 for each seat that nobody has more cubes than, if it has any. @see rattus.ravage.majority-first */
function lanesOfMost(own: number): number {
  let most = 1;
  let lanes = 0;
  for (const seat of SEATS) {
    const amount = amountOf(own, seat);
    if (amount < most) continue;
    lanes = (amount > most ? 0 : lanes) | laneOf(seat, 1);
    most = amount;
  }
  return lanes;
}
