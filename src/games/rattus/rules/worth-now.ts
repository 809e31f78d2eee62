/** What a player would have if the game ended now: the cubes that the final plague leaves, on average. @see rattus.md 3.5 */
import type { Seat } from '../../../kernel/index-of.js';
import { CARDS, type RattusFacts, type Region, TOKENS } from './facts.js';
import { addedIn, scoreOf } from './final.js';
import { hitsOn, nunsIn, potionsAgainst } from './hits.js';
import { castle, cubes, IN_BOX, owner, type Rattus, rats, where } from './table.js';

/** Of each seat a byte: the cubes, and above them the potions. */
const BITS = 8;
const CUBE_BITS = 5;
const CUBES = (1 << CUBE_BITS) - 1;
const MOST_POTIONS = 7;

/** More than the figure ever adds to a population, and than nuns take from it. */
const MOST_ADDED = 16;

/** What a seat is hit by one token, in so many bits. */
const HIT_BITS = 4;
const MOST_HITS = (1 << HIT_BITS) - 1;

/** A token that nobody has seen: the number on it, the cubes that it takes of each seat, and how many more of those that have most. */
interface Threat {
  /** How likely the next token is one like it. */
  readonly chance: number;
  readonly limit: number;
  readonly hits: number;
  readonly onMost: number;
}

/**
 * The tokens of a region are drawn one by one from all that have not been turned up, each as if the one before it had been put back:
 * what that changes is a hundredth of a cube. Potions are spent as long as they last.
 */
export function worthNow(state: Rattus, seat: Seat): number {
  if (state.isOver) return scoreOf(state, seat);
  const threats = threatsOf(state);
  let worth = castle.of(state, seat);
  for (const region of state.facts.regions) {
    const own = cubes.of(state, region, seat);
    worth += own > 0 && rats.of(state, region) > 0 ? expectedIn(state, region, seat, threats) : own;
  }
  return worth;
}

function expectedIn(state: Rattus, region: Region, seat: Seat, { tokens, known }: Threats): number {
  const standing = standingIn(state, region);
  const added = addedIn(state, region) - nunsIn(state, region, true);
  // Behind the 32 bits of the cubes and potions.
  const key = standing + (rats.of(state, region) * MOST_ADDED + added) * 2 ** 32;
  let left = known.get(key);
  if (!left) {
    left = expected(standing, rats.of(state, region), added, state.facts.seats, tokens);
    known.set(key, left);
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

/** How many cubes each seat has left on average. */
function expected(
  standing: number,
  tokensThere: number,
  added: number,
  seats: readonly Seat[],
  threats: readonly Threat[],
): readonly number[] {
  let chances = new Map([[standing, 1]]);
  for (let token = 0; token < tokensThere; token += 1) {
    const next = new Map<number, number>();
    for (const [before, chance] of chances) strike(before, chance, threats, added, seats, next);
    chances = next;
  }
  return seats.map((seat) => {
    let mean = 0;
    for (const [after, chance] of chances) mean += chance * ((after >> (seat * BITS)) & CUBES);
    return mean;
  });
}

/** Adds to what a token may leave of the cubes and potions. @see rattus.ravage.threshold, rattus.ravage.no-outbreak */
function strike(
  before: number,
  chance: number,
  threats: readonly Threat[],
  added: number,
  seats: readonly Seat[],
  next: Map<number, number>,
): void {
  let population = 0;
  let most = 0;
  for (const seat of seats) {
    const own = (before >> (seat * BITS)) & CUBES;
    population += own;
    if (own > most) most = own;
  }
  let unhurt = 0;
  for (const threat of threats) {
    if (population === 0 || population + added < threat.limit) unhurt += threat.chance;
    else {
      const after = struck(before, most, threat, seats);
      next.set(after, (next.get(after) ?? 0) + chance * threat.chance);
    }
  }
  if (unhurt > 0) next.set(before, (next.get(before) ?? 0) + chance * unhurt);
}

/** What is left of the cubes and potions behind an outbreak. @see rattus.ravage.majority-first, rattus.ravage.loss-cap */
function struck(before: number, most: number, { hits, onMost }: Threat, seats: readonly Seat[]): number {
  let after = 0;
  for (const seat of seats) {
    const own = (before >> (seat * BITS)) & CUBES;
    const potions = (before >> (seat * BITS + CUBE_BITS)) & MOST_POTIONS;
    const threatened = own === 0 ? 0 : ((hits >> (seat * HIT_BITS)) & MOST_HITS) + (own === most ? onMost : 0);
    const spent = Math.min(threatened, potions);
    const left = own - Math.min(own, threatened - spent);
    after |= (((potions - spent) << CUBE_BITS) | left) << (seat * BITS);
  }
  return after;
}

/** What can come, and what has been reckoned for it: positions that are looked at one after the other hardly differ. */
interface Threats {
  readonly facts: RattusFacts;
  /** What they depend on: whose the cards are, and which tokens have been turned up. */
  readonly basis: Int16Array;
  readonly tokens: readonly Threat[];
  readonly known: Map<number, readonly number[]>;
}

/** More are forgotten. */
const MOST_REMEMBERED = 256;
const remembered = new Map<number, Threats>();
const basis = new Int16Array(CARDS.length + TOKENS.length);

function threatsOf(state: Rattus): Threats {
  const { facts } = state;
  for (const card of CARDS) basis[card] = owner.of(state, card);
  for (const token of TOKENS) basis[CARDS.length + token] = where.of(state, token) === IN_BOX ? 1 : 0;
  let hash = 0;
  for (let at = 0; at < basis.length; at += 1) hash = (Math.imul(hash, 31) + (basis[at] as number)) | 0;
  const before = remembered.get(hash);
  if (before?.facts === facts && before.basis.every((value, at) => value === basis[at])) return before;
  if (remembered.size === MOST_REMEMBERED) remembered.clear();
  const threats: Threats = { facts, basis: basis.slice(), tokens: threatsNow(state), known: new Map() };
  remembered.set(hash, threats);
  return threats;
}

/** Tokens that hit the same players alike are one. */
function threatsNow(state: Rattus): readonly Threat[] {
  const { facts } = state;
  const [first] = facts.seats;
  const threats = new Map<
    number,
    { chance: number; readonly limit: number; readonly hits: number; readonly onMost: number }
  >();
  let unseen = 0;
  for (const token of TOKENS) {
    if (token >= facts.tokenIds.length || where.of(state, token) === IN_BOX) continue;
    unseen += 1;
    let hits = 0;
    for (const seat of facts.seats) hits |= hitsOn(state, seat, false, token) << (seat * HIT_BITS);
    const onMost = first === undefined ? 0 : hitsOn(state, first, true, token) - hitsOn(state, first, false, token);
    const limit = facts.limits[token] as number;
    const key = (limit * MOST_HITS + onMost) * 2 ** 16 + hits;
    const same = threats.get(key);
    if (same) same.chance += 1;
    else threats.set(key, { chance: 1, limit, hits, onMost });
  }
  for (const threat of threats.values()) threat.chance /= unseen;
  return [...threats.values()];
}
