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
import { isTower, start, startIsTower, type Tallinn, TOWER, TOWER_FROM_HAND, where } from './table.js';

/**
 * Persons of an estate on all towers of a player: on both halves of a card, and on the whole start card.
 * @param withBonus whether the two persons of a legate count that join the weakest estate there
 */
export function towerPersons(state: Tallinn, seat: Seat, estate: Estate, withBonus: boolean): number {
  const shown = printed(state, seat, estate);
  return withBonus && hasLegate(state, seat) && weakest(state, seat) === estate ? shown + BONUS : shown;
}

/** All persons on the towers: the tie break. @see tallinn.win.tiebreak-tower-persons */
export function allTowerPersons(state: Tallinn, seat: Seat): number {
  let all = 0;
  for (const estate of ESTATES) all += towerPersons(state, seat, estate, state.facts.profile.legateBonusInTiebreak);
  return all;
}

function hasLegate(state: Tallinn, seat: Seat): boolean {
  return isTower(where.of(state, seat, LEGATE));
}

/** The first of the weakest: which of several it is never changes the value or the total. @see tallinn.md TA-16 */
function weakest(state: Tallinn, seat: Seat): Estate {
  let weakest = ESTATES[0] as Estate;
  for (const estate of ESTATES) if (printed(state, seat, estate) < printed(state, seat, weakest)) weakest = estate;
  return weakest;
}

/** tallinn.final.tower-whole-card; tallinn.md TA-03, TA-16 */
function printed(state: Tallinn, seat: Seat, estate: Estate): number {
  const { facts } = state;
  let count = startIsTower.of(state, seat) === 1 ? personsOnStart(facts, start.of(state, seat) as Start, estate) : 0;
  for (const card of CARDS) {
    const place = where.of(state, seat, card);
    if (!isTower(place) || (card === LEGATE && !facts.profile.legateTowerCountsPersons)) continue;
    count += onTower(state, card, place, estate);
  }
  return count;
}

function onTower({ facts }: Tallinn, card: Card, place: number, estate: Estate): number {
  if (facts.profile.halfTowers && place !== TOWER_FROM_HAND)
    return personsOn(facts, card, (place - TOWER) as Half, estate);
  let count = 0;
  for (const half of HALVES) count += personsOn(facts, card, half, estate);
  return count;
}
