/**
 * Final scoring as a calculation: displays and towers in, points out. It takes a reading of the rules, so that one
 * piece of code serves for the rules as they are, for the alternatives of a hidden choice, and for finding out which
 * misreading leads to the numbers of a log. @see tallinn.md 3.5
 */
import {
  add,
  ESTATE_INDICES,
  type EstateIndex,
  fewest,
  minus,
  NOBODY,
  type Persons,
  sum,
  withMore,
} from './persons.js';
import type { Position } from './position.js';
import { AMOUNTS, BONUS, estatePoints, type FinalAmounts, isPaidFor, towerPoints } from './rules/final-amounts.js';

/** How the rules are read; left out: as they are, under the options of the game. */
export interface Reading extends Partial<FinalAmounts> {
  readonly transfers?: 'due' | 'none' | 'per-five' | 'both-pay' | 'waived-at-zero' | 'only-gained' | 'only-paid';
  readonly towersInDisplay?: boolean;
  readonly displayBonus?: 'due' | 'none' | 'strongest' | 'all-weakest' | 'either-side' | 'after-merchants';
  readonly twice?: EstateIndex;
  readonly towerValue?: 'best' | 'total' | 'first' | 'cards' | 'least';
  readonly displayInTowers?: boolean;
  readonly sameEstateOnly?: boolean;
  readonly towerlessTie?: boolean;
  readonly towerlessNotBeaten?: boolean;
  readonly halfTowers?: boolean;
  readonly towerBonus?: 'none' | 'strongest';
  readonly displayed?: 'without-start' | 'both-halves' | 'covered-halves' | 'towers-too';
  readonly legateTowerPersons?: boolean;
  readonly bonusInTiebreak?: boolean;
  readonly towerTransfers?: boolean;
}

interface Payment {
  readonly from: number;
  readonly to: number;
  readonly contest: EstateIndex | 'tower';
}

/** What final scoring brings, part by part. */
export interface Reckoning {
  /** Points of the contests of the estates, by estate and seat, without the paid points. */
  readonly estates: readonly (readonly number[])[];
  readonly payments: readonly Payment[];
  /** Points of the contests of the towers, by seat. */
  readonly towers: readonly number[];
  readonly totals: readonly number[];
  readonly towerPersons: readonly number[];
}

/** Everything that final scoring brings. */
export function reckon(positions: readonly Position[], reading: Reading): Reckoning {
  const amounts: FinalAmounts = { ...AMOUNTS, ...reading };
  const payments: Payment[] = [];
  const estates = ESTATE_INDICES.map((estate) => {
    const strengths = positions.map((position) => strengthIn(position, estate, reading));
    payments.push(...paymentsOf(strengths, estate, reading, amounts));
    return strengths.map((own, seat) =>
      others(strengths, seat).reduce((points, theirs) => points + estatePoints(own, theirs, amounts), 0),
    );
  });
  const values = positions.map((position) => towerValue(position, reading));
  const towers = positions.map((_, seat) =>
    positions.reduce(
      (points, __, other) =>
        other === seat ? points : points + pointsForTowers(positions, values, seat, other, reading, amounts),
      0,
    ),
  );
  if (reading.towerTransfers) payments.push(...paymentsOf(values, 'tower', reading, amounts));
  const totals = positions.map(({ points }, seat) => {
    let total = points + (towers[seat] ?? 0);
    for (const estate of ESTATE_INDICES) total += (estates[estate]?.[seat] ?? 0) * (reading.twice === estate ? 2 : 1);
    for (const { from, to, contest } of payments) {
      const times = reading.twice === contest ? 2 : 1;
      if (from === seat && reading.transfers !== 'only-gained') total -= times;
      if (to === seat && reading.transfers !== 'only-paid') total += times;
    }
    return total;
  });
  return {
    estates,
    payments,
    towers,
    totals,
    towerPersons: positions.map((position) => towerPersons(position, reading)),
  };
}

/** tallinn.final.tower-win, -.tower-tie, -.no-tower-no-tie */
function pointsForTowers(
  positions: readonly Position[],
  values: readonly number[],
  seat: number,
  other: number,
  reading: Reading,
  amounts: FinalAmounts,
): number {
  const { towerlessTie = false, towerlessNotBeaten = false, sameEstateOnly = false } = reading;
  const one = positions[seat];
  const two = positions[other];
  if (!one || !two) return 0;
  if (towerlessNotBeaten && two.towers.length === 0) return 0;
  if (sameEstateOnly) {
    // Compared only within the estate that counts for the one who compares.
    const mine = towerPersonsByEstate(one, reading);
    const best = strongest(mine);
    const theirs = towerPersonsByEstate(two, reading)[best];
    return towerPoints(mine[best], theirs, one.towers.length > 0, amounts);
  }
  const own = values[seat] ?? 0;
  const theirs = values[other] ?? 0;
  return towerPoints(own, theirs, one.towers.length > 0 || towerlessTie, amounts);
}

/** The estate with most persons, the first of them where several have as many. */
function strongest(persons: Persons): EstateIndex {
  return ESTATE_INDICES.reduce((first, next) => (persons[next] > persons[first] ? next : first));
}

/** Persons of an estate in a display, with those of a legate. @see tallinn.legate.final-display */
function strengthIn(position: Position, estate: EstateIndex, reading: Reading): number {
  const { legate } = position;
  let persons = displayIn(position, reading);
  const isLate = reading.displayBonus === 'after-merchants' && estate === 0;
  if (!isLate && legate !== undefined)
    for (const bonus of bonusesIn(position, reading)) persons = withMore(persons, bonus, BONUS);
  if (reading.towersInDisplay) persons = add(persons, towerPersonsByEstate(position, reading));
  return persons[estate];
}

/** A display as it is, or as somebody counts it who does not know which halves and cards count. */
function displayIn({ display, miscounted }: Position, { displayed }: Reading): Persons {
  if (!miscounted) return display;
  const { start, covered, left } = miscounted;
  switch (displayed) {
    case 'without-start':
      return minus(display, start);
    case 'both-halves':
      return add(display, covered);
    case 'covered-halves':
      return add(start, covered);
    case 'towers-too':
      return add(display, left);
    default:
      return display;
  }
}

/** The estates that gain by a displayed legate. */
function bonusesIn({ display, legate, bonus }: Position, { displayBonus = 'due' }: Reading): readonly EstateIndex[] {
  const due = bonus === undefined ? [] : [bonus];
  switch (displayBonus) {
    case 'none':
      return [];
    case 'strongest':
      return legate === 'arms' ? [strongest(display)] : [];
    case 'all-weakest':
      return due.length > 0 ? fewest(display) : [];
    case 'either-side':
      return due.length > 0 || legate === undefined ? due : fewest(display).slice(0, 1);
    default:
      return due;
  }
}

/** All persons on the towers, both halves of each card. @see tallinn.final.tower-whole-card, tallinn.legate.final-tower */
export function towerPersonsByEstate({ towers }: Position, reading: Reading): Persons {
  const { halfTowers = false, towerBonus, legateTowerPersons = true } = reading;
  let total: Persons = NOBODY;
  for (const { whole, active, isLegate } of towers) {
    if (!isLegate || legateTowerPersons) total = add(total, halfTowers ? active : whole);
  }
  const hasLegate = towers.some(({ isLegate }) => isLegate);
  if (!hasLegate || towerBonus === 'none') return total;
  const [least = 0] = fewest(total);
  return withMore(total, towerBonus === 'strongest' ? strongest(total) : least, BONUS);
}

/** tallinn.final.tower-estate */
export function towerValue(position: Position, reading: Reading): number {
  const { display, bonus } = position;
  const shown = bonus === undefined ? display : withMore(display, bonus, BONUS);
  const onTowers = towerPersonsByEstate(position, reading);
  const persons = reading.displayInTowers ? add(onTowers, shown) : onTowers;
  switch (reading.towerValue ?? 'best') {
    case 'total':
      return sum(persons);
    case 'first':
      return persons.find((count) => count > 0) ?? 0;
    case 'cards':
      return position.towers.length;
    case 'least':
      return Math.min(...persons);
    default:
      return Math.max(...persons);
  }
}

/** tallinn.win.tiebreak-tower-persons */
function towerPersons(position: Position, reading: Reading): number {
  const { bonusInTiebreak = true } = reading;
  return sum(towerPersonsByEstate(position, bonusInTiebreak ? reading : { ...reading, towerBonus: 'none' }));
}

/** tallinn.final.five-difference, -.five-difference-once */
function paymentsOf(
  strengths: readonly number[],
  contest: EstateIndex | 'tower',
  { transfers = 'due' }: Reading,
  amounts: FinalAmounts,
): readonly Payment[] {
  const payments: Payment[] = [];
  if (transfers === 'none') return payments;
  strengths.forEach((own, to) => {
    strengths.forEach((theirs, from) => {
      if (!isPaidFor(own - theirs, amounts) || (transfers === 'waived-at-zero' && theirs === 0)) return;
      const times =
        transfers === 'per-five' ? Math.floor((own - theirs) / amounts.lead) : transfers === 'both-pay' ? 2 : 1;
      for (let time = 0; time < times; time += 1) payments.push({ from, to, contest });
    });
  });
  return payments;
}

function others(strengths: readonly number[], seat: number): readonly number[] {
  return strengths.filter((_, other) => other !== seat);
}
