/** What a player would have if the game ended now: the cubes that the final plague leaves, on average. @see rattus.md 3.5 */
import type { Seat } from '../../../kernel/index-of.js';
import { bitOf } from '../../../kernel/state.js';
import type { Region } from './facts.js';
import { addedIn, scoreOf } from './final.js';
import { nunsIn, potionsAgainst } from './hits.js';
import { hitsBy, type Outlook, outlookOf, type Threat } from './outlook.js';
import { castle, cubes, type Rattus, rats } from './table.js';

/** Of each seat a byte: the cubes, and above them the potions. */
const BITS = 8;
const CUBE_BITS = 5;
const CUBES = (1 << CUBE_BITS) - 1;
const MOST_POTIONS = 7;

/** More than the figure ever adds to a population, and than nuns take from it. */
const MOST_ADDED = 16;

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

function expectedIn(state: Rattus, region: Region, seat: Seat, outlook: Outlook): number {
  const standing = standingIn(state, region);
  const added = addedIn(state, region) - nunsIn(state, region, true);
  // Behind the 32 bits of the cubes and potions.
  const key = standing + (rats.of(state, region) * MOST_ADDED + added) * 2 ** 32;
  let left = outlook.left.get(key);
  if (!left) {
    left = expected(standing, rats.of(state, region), added, outlook);
    outlook.left.set(key, left);
  }
  return left[seat] as number;
}

/** Cubes and potions of all seats in a region. */
function standingIn(state: Rattus, region: Region): number {
  let standing = 0;
  for (const seat of state.facts.seats) {
    const potions = Math.min(MOST_POTIONS, potionsAgainst(state, region, seat, true));
    standing |= ((potions << CUBE_BITS) | cubes.of(state, region, seat)) << (seat * BITS);
  }
  return standing;
}

function cubesOf(standing: number, seat: Seat): number {
  return (standing >> (seat * BITS)) & CUBES;
}

function potionsOf(standing: number, seat: Seat): number {
  return (standing >> (seat * BITS + CUBE_BITS)) & MOST_POTIONS;
}

/** What may be left in a region, and in how many ways. */
interface Ways {
  readonly standings: number[];
  readonly counts: number[];
}

function add({ standings, counts }: Ways, standing: number, count: number): void {
  const at = standings.indexOf(standing);
  if (at >= 0) counts[at] = (counts[at] as number) + count;
  else {
    standings.push(standing);
    counts.push(count);
  }
}

/**
 * How many cubes each seat has left on average.
 * Whole ways are counted in which the tokens can come, not chances: so it makes no difference in which order they are added up.
 */
function expected(standing: number, tokensThere: number, added: number, outlook: Outlook): readonly number[] {
  const {
    facts: { seats },
    tokens,
  } = outlook;
  let there = 0;
  for (const seat of seats) if (cubesOf(standing, seat) > 0) there |= bitOf(seat);
  const threats = outlook.threatsTo(there, populationOf(standing, seats) + added);
  let ways: Ways = { standings: [standing], counts: [1] };
  for (let token = 1; token < tokensThere; token += 1) {
    const next: Ways = { standings: [], counts: [] };
    for (let at = 0; at < ways.standings.length; at += 1)
      strike(ways.standings[at] as number, ways.counts[at] as number, added, threats, outlook, next);
    ways = next;
  }
  const left = seats.map(() => 0);
  for (let at = 0; at < ways.standings.length; at += 1)
    addLeft(ways.standings[at] as number, ways.counts[at] as number, added, threats, outlook, left);
  const all = tokens ** tokensThere;
  return left.map((sum) => sum / all);
}

/** Adds to the ways what a token may leave of the cubes and potions. @see rattus.ravage.threshold, rattus.ravage.no-outbreak */
function strike(
  before: number,
  ways: number,
  added: number,
  threats: readonly Threat[],
  { facts: { seats }, tokens }: Outlook,
  next: Ways,
): void {
  const population = populationOf(before, seats);
  const most = mostOf(before, seats);
  let unhurt = tokens;
  if (population > 0)
    for (const threat of threats) {
      if (population + added < threat.limit) continue;
      add(next, struck(before, most, threat, seats), ways * threat.count);
      unhurt -= threat.count;
    }
  if (unhurt > 0) add(next, before, ways * unhurt);
}

/** The same for the last token: only how many cubes are left counts any more. */
function addLeft(
  before: number,
  ways: number,
  added: number,
  threats: readonly Threat[],
  { facts: { seats }, tokens }: Outlook,
  sums: number[],
): void {
  const population = populationOf(before, seats);
  const most = mostOf(before, seats);
  for (const seat of seats) {
    const own = cubesOf(before, seat);
    if (own === 0) continue;
    const potions = potionsOf(before, seat);
    let left = own * tokens;
    for (const threat of threats)
      if (population + added >= threat.limit)
        left -= threat.count * lost(own, potions, hitsBy(threat, seat, own === most));
    sums[seat] = (sums[seat] as number) + ways * left;
  }
}

function populationOf(standing: number, seats: readonly Seat[]): number {
  let population = 0;
  for (const seat of seats) population += cubesOf(standing, seat);
  return population;
}

function mostOf(standing: number, seats: readonly Seat[]): number {
  let most = 0;
  for (const seat of seats) most = Math.max(most, cubesOf(standing, seat));
  return most;
}

/** What is left of the cubes and potions behind an outbreak. @see rattus.ravage.majority-first */
function struck(before: number, most: number, threat: Threat, seats: readonly Seat[]): number {
  let after = 0;
  for (const seat of seats) {
    const own = cubesOf(before, seat);
    if (own === 0) continue;
    const potions = potionsOf(before, seat);
    const hits = hitsBy(threat, seat, own === most);
    const left = own - lost(own, potions, hits);
    after |= ((Math.max(0, potions - hits) << CUBE_BITS) | left) << (seat * BITS);
  }
  return after;
}

/** Cubes that go. @see rattus.ravage.loss-cap */
function lost(own: number, potions: number, hits: number): number {
  return hits <= potions ? 0 : Math.min(own, hits - potions);
}
