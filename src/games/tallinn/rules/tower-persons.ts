/** The persons on the towers of a player. @see tallinn.md 3.5 F4, F5 */
import type { Seat } from '../../../kernel/index-of.js';
import {
  CARDS,
  type Card,
  ESTATES,
  type Estate,
  HALVES,
  type Half,
  LEGATE,
  personsOn,
  personsOnStart,
  type Start,
} from './facts.js';
import { BONUS } from './final-amounts.js';
import { EITHER_HALF, furtherTowers, isTower, start, startIsTower, type Tallinn, TOWER, where } from './table.js';

/** The estate that the two persons of a legate among the towers join; undefined where none do. */
export type TowerBonus = (state: Tallinn, seat: Seat) => Estate | undefined;

/**
 * Persons of an estate on all towers of a player: on both halves of a card, and on the whole start card.
 * @param bonus says which estate has those of the legate besides
 */
export function towerPersons(state: Tallinn, seat: Seat, estate: Estate, bonus: TowerBonus = weakestOnTowers): number {
  const shown = printed(state, seat, estate);
  return bonus(state, seat) === estate ? shown + BONUS : shown;
}

/** All persons on the towers: the tie break. @see tallinn.win.tiebreak-tower-persons */
export function allTowerPersons(state: Tallinn, seat: Seat): number {
  const hasLegate = isTower(where.of(state, seat, LEGATE));
  const bonus = hasLegate && state.facts.profile.legateBonusInTiebreak ? weakestOnTowers : noEstate;
  let all = 0;
  for (const estate of ESTATES) all += towerPersons(state, seat, estate, bonus);
  return all;
}

/** The first of the weakest: which of several it is never changes the value or the total. @see tallinn.md TA-16 */
export function weakestOnTowers(state: Tallinn, seat: Seat): Estate | undefined {
  return estateOnTowers(state, seat, -1);
}

/** Whoever does not know better strengthens the strongest. @see weakestOnTowers */
export function strongestOnTowers(state: Tallinn, seat: Seat): Estate | undefined {
  return estateOnTowers(state, seat, 1);
}

/** No estate gets the persons of a legate. */
export function noEstate(): undefined {
  return undefined;
}

/** @param sign of what one estate has more than another to come before it */
function estateOnTowers(state: Tallinn, seat: Seat, sign: 1 | -1): Estate | undefined {
  if (!isTower(where.of(state, seat, LEGATE))) return undefined;
  let found: Estate | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const estate of ESTATES) {
    const weight = sign * printed(state, seat, estate);
    if (weight <= most) continue;
    most = weight;
    found = estate;
  }
  return found;
}

/** tallinn.final.tower-whole-card; tallinn.md TA-03, TA-16 */
function printed(state: Tallinn, seat: Seat, estate: Estate): number {
  const { facts } = state;
  let count = furtherTowers.of(state, seat, estate);
  if (startIsTower.of(state, seat) === 1) count += personsOnStart(facts, start.of(state, seat) as Start, estate);
  for (const card of CARDS) {
    const place = where.of(state, seat, card);
    if (!isTower(place) || (card === LEGATE && !facts.profile.legateTowerCountsPersons)) continue;
    count += onTower(state, card, place, estate);
  }
  return count;
}

function onTower({ facts }: Tallinn, card: Card, place: number, estate: Estate): number {
  const active = (place - TOWER) as Half;
  if (facts.profile.halfTowers && active < EITHER_HALF) return personsOn(facts, card, active, estate);
  let count = 0;
  for (const half of HALVES) count += personsOn(facts, card, half, estate);
  return count;
}
