/** A token that was turned up acts: the limit test, whom it hits, and which cubes or potions go. @see rattus.md 3.4, 4.8, 4.13 */
import type { Choice, Values } from '../../../kernel/choice.js';
import type { Seat } from '../../../kernel/index-of.js';
import { bitOf } from '../../../kernel/state.js';
import { UNKNOWN } from '../../../kernel/truth.js';
import type { RuleIdOfRattus } from '../rulebook.js';
import { type RattusMove, type RattusPoint, RattusSlot } from './declare.js';
import { ALL, MAJORITY, type Region, type Token } from './facts.js';
import { cubesOver, empty, fewest, type Height, highest, most, PLAIN, potionsAt, spill } from './flasks.js';
import { HIT } from './points.js';
import * as cells from './table.js';

type Rattus = cells.Rattus;

/** As hits: nobody knows how many, since nobody knows the token. */
const UNSEEN_HITS = -1;

function areUnseen(state: Rattus, { seat }: Pick<Choice, 'seat'>): boolean {
  return cells.hitsLeft.of(state, seat) === UNSEEN_HITS;
}
/** As the potions under the latest cube: there is none yet. */
const NONE = -1;

/** A token acts, and goes to the box. @param added what the figure adds to the population */
export function resolve(state: Rattus, region: Region, token: Token, added: number): void {
  cells.discard(state, token);
  const isMissed = cells.earned.of(state) === cells.A_CUBE || cells.earned.of(state) === cells.MISSED;
  // In the final plague the tokens of another region may come between.
  cells.earned.set(state, isMissed && region === regionHit(state) ? cells.MISSED : cells.NOTHING);
  cells.hitRegion.set(state, region);
  const population = cells.populationOf(state, region);
  const limit = token < 0 ? UNKNOWN : (state.facts.limits[token] ?? UNKNOWN);
  if (limit === UNKNOWN || population === UNKNOWN) hitUnseen(state, region);
  // rattus.ravage.threshold, rattus.ravage.no-outbreak
  else if (population + added - nunsIn(state, region) >= limit) breakOut(state, region, token);
}

/** Nuns that lower the population of the region. @param atEnd at the final plague @see rattus.piper.nun-threshold, option final-plague-nuns */
export function nunsIn(state: Rattus, region: Region, atEnd = cells.isFinal.of(state) === 1): number {
  const count = cells.nuns.of(state, region);
  return count !== 0 && atEnd && state.facts.profile.finalNunsIgnored ? 0 : count;
}

/** Potions that protect a player's cubes there. @param atEnd at the final plague @see option final-plague-potions */
export function potionsAgainst(
  state: Rattus,
  region: Region,
  seat: Seat,
  atEnd = cells.isFinal.of(state) === 1,
): number {
  const count = potionsAt(state, region, seat);
  return count !== 0 && atEnd && state.facts.profile.finalPotionsIgnored ? 0 : count;
}

/**
 * Whether so many potions may go for so many hits; online all that can must.
 * @see rattus.piper.magician-protect, rattus.online.magician-forced, option potion-use
 */
export function maySpend(
  state: Rattus,
  region: Region,
  seat: Seat,
  hits: number,
  spent: number,
  atEnd?: boolean,
): boolean {
  const most = Math.min(hits, potionsAgainst(state, region, seat, atEnd));
  return spent === most || (spent < most && !state.facts.profile.potionsForced);
}

/**
 * Whether a potion may go from under a cube.
 * @param height how many lie there
 * @param isForced it must be the cube with most
 * @see rattus.piper.magician-protect, rattus.online.magician-most
 */
export function maySpendFrom(state: Rattus, region: Region, seat: Seat, height: number, isForced: boolean): boolean {
  if (isForced) return height === most(state, region, seat);
  return height > 0 && cubesOver(state, region, seat, height as Height) > 0;
}

/** Nobody knows which token it was: so nobody knows who has lost cubes. */
function hitUnseen(state: Rattus, region: Region): void {
  let asked = 0;
  for (const seat of state.facts.seats) {
    const mayAnswer = potionsAgainst(state, region, seat) > 0 && !state.facts.profile.potionsForced;
    if (mayAnswer) asked |= ask(state, seat, UNSEEN_HITS);
    else blur(state, region, seat);
  }
  if (asked !== 0) state.open(HIT, asked);
}

function blur(state: Rattus, region: Region, seat: Seat): void {
  if (cells.cubes.of(state, region, seat) === 0) return;
  cells.cubes.set(state, region, seat, UNKNOWN);
  cells.supply.set(state, seat, UNKNOWN);
}

/** Who has most is fixed before anybody loses a cube. @see rattus.ravage.majority-first */
function breakOut(state: Rattus, region: Region, token: Token): void {
  const { seats, profile } = state.facts;
  let largest = 0;
  for (const seat of seats) largest = Math.max(largest, cells.cubes.of(state, region, seat));
  let asked = 0;
  for (const seat of seats) {
    const own = cells.cubes.of(state, region, seat);
    const hits = own === 0 ? 0 : hitsOn(state, seat, own === largest, token);
    if (hits === 0) continue;
    const potions = potionsAgainst(state, region, seat);
    if (potions > 0 && !profile.potionsForced) asked |= ask(state, seat, hits);
    else {
      const spent = Math.min(hits, potions);
      for (let left = spent; left > 0; left -= 1) spill(state, region, seat, most(state, region, seat));
      lose(state, region, seat, Math.min(own, hits - spent));
    }
  }
  if (asked !== 0) state.open(HIT, asked);
}

/** How often a token hits a seat. @param hasMost whether nobody has more cubes there */
function hitsOn(state: Rattus, seat: Seat, hasMost: boolean, token: Token): number {
  let count = 0;
  for (const hit of state.facts.hits[token] ?? []) count += hitsOf(state, seat, hasMost, hit);
  return count;
}

/** What one sign of a token adds to that. @see rattus.ravage.majority, -.all, -.symbol, rattus.piper.same-estate-loss */
export function hitsOf(state: Rattus, seat: Seat, hasMost: boolean, hit: number): number {
  if (hit === MAJORITY) return hasMost ? 1 : 0;
  if (hit === ALL) return 1;
  let count = 0;
  for (const card of state.facts.cardsOf[hit] ?? []) if (cells.owner.of(state, card) === seat) count += 1;
  return count;
}

/** So many cubes go, those with the fewest potions first. @see rattus.ravage.loss-cap, -.to-supply */
function lose(state: Rattus, region: Region, seat: Seat, amount: number): void {
  let left = amount - Math.min(amount, Math.max(0, cubesOver(state, region, seat, PLAIN)));
  remove(state, region, seat, amount - left);
  for (; left > 0; left -= 1) {
    const height = fewest(state, region, seat);
    remove(state, region, seat, 1);
    empty(state, region, seat, height);
  }
}

function remove(state: Rattus, region: Region, seat: Seat, amount: number): void {
  if (amount === 0) return;
  cells.cubes.add(state, region, seat, -amount, 'rattus.ravage.to-supply');
  cells.supply.add(state, seat, amount, 'rattus.ravage.to-supply');
  // rattus.piper.serf-add
  const serf = cells.seatOfSerf(state, region);
  if (serf >= 0 && seat !== serf) cells.earned.set(state, cells.A_CUBE);
}

/** A player has potions there: each hit takes one of them, or a cube. @returns the set of the seat */
function ask(state: Rattus, seat: Seat, hits: number): number {
  cells.hitsLeft.set(state, seat, hits);
  cells.latestSpent.set(state, seat, NONE);
  cells.latestGiven.set(state, seat, NONE);
  return bitOf(seat);
}

function regionHit(state: Rattus): Region {
  return cells.hitRegion.of(state) as Region;
}

/** From the cubes with most potions down; the order makes no difference. For a token that nobody knows: from those with most. */
function listSpent(state: Rattus, choice: Choice, values: Values): void {
  const { seat } = choice;
  const latest = cells.latestSpent.of(state, seat);
  const top = areUnseen(state, choice) ? most(state, regionHit(state), seat) : highest(state);
  const least = areUnseen(state, choice) ? top : 1;
  for (let height = latest === NONE ? top : Math.min(top, latest); height >= least; height -= 1) values.push(height);
}

/** A cube that the player has there, by the potions that lie under it. */
function ownCube(
  name: string,
  domain: (state: Rattus, choice: Choice, values: Values) => void,
  rule: RuleIdOfRattus,
): RattusSlot<Height> {
  return new RattusSlot({
    name,
    at: 0,
    domain,
    conditions: [{ rule, holds: (state, { seat }, height) => cubesOver(state, regionHit(state), seat, height) > 0 }],
  });
}

export const spentOn = ownCube('on', listSpent, 'rattus.piper.magician-protect');

/** A potion goes instead of a cube. */
const spend: RattusMove = {
  name: 'spend',
  conditions: [
    { rule: 'rattus.piper.magician-protect', holds: (state, choice) => (areUnseen(state, choice) ? 'unknown' : true) },
    // Cubes go behind potions: the order makes no difference.
    { rule: 'rattus.piper.magician-protect', holds: (state, { seat }) => cells.latestGiven.of(state, seat) === NONE },
  ],
  slots: [spentOn],
  apply(state, choice) {
    const { seat } = choice;
    cells.latestSpent.set(state, seat, spentOn.of(choice));
    spill(state, regionHit(state), seat, spentOn.of(choice));
    answered(state, seat);
  },
};

/** Which of a player's cubes go is the player's choice. From those with few potions up, as long as enough are left. */
function listGiven(state: Rattus, { seat }: Choice, values: Values): void {
  const region = regionHit(state);
  const due = Math.min(cells.hitsLeft.of(state, seat), cells.cubes.of(state, region, seat));
  const top = highest(state);
  const least = Math.max(PLAIN, cells.latestGiven.of(state, seat)) as Height;
  let left = 0;
  for (let height = least; height <= top; height = (height + 1) as Height)
    left += cubesOver(state, region, seat, height);
  for (let height = least; height <= top && left >= due; height = (height + 1) as Height) {
    values.push(height);
    left -= cubesOver(state, region, seat, height);
  }
}

export const given = ownCube('potions', listGiven, 'rattus.invariant.potions');

const give: RattusMove = {
  name: 'give',
  conditions: [{ rule: 'rattus.ravage.loss-cap', holds: (state, choice) => !areUnseen(state, choice) }],
  slots: [given],
  apply(state, choice) {
    const { seat } = choice;
    const region = regionHit(state);
    cells.latestGiven.set(state, seat, given.of(choice));
    remove(state, region, seat, 1);
    empty(state, region, seat, given.of(choice));
    answered(state, seat);
  },
};

/** No more potions go for a token that nobody knows. */
const leave: RattusMove = {
  name: 'leave',
  conditions: [{ rule: 'rattus.ravage.loss-cap', holds: areUnseen }],
  slots: [],
  apply: (state, { seat }) => blur(state, regionHit(state), seat),
};

/** One hit is answered. Without potions there is nothing to choose any more. */
function answered(state: Rattus, seat: Seat): void {
  const region = regionHit(state);
  const hits = cells.hitsLeft.of(state, seat);
  const isUnseen = hits === UNSEEN_HITS;
  const left = isUnseen ? hits : hits - 1;
  cells.hitsLeft.set(state, seat, left);
  if (left === 0 || cells.cubes.of(state, region, seat) <= 0) return;
  if (potionsAt(state, region, seat) > 0) state.open(HIT, state.due | bitOf(seat));
  else if (isUnseen) blur(state, region, seat);
  else lose(state, region, seat, Math.min(left, cells.cubes.of(state, region, seat)));
}

export const HITS: RattusPoint = { name: 'hit', moves: [leave, give, spend], next: cells.goOn };
