/** What lies on the table of Tallinn, as numbers. */
import type { Seat } from '../../../kernel/index-of.js';
import { Layout, ownSight } from '../../../kernel/layout.js';
import { GameState } from '../../../kernel/state.js';
import { atLeast, type Truth, UNKNOWN } from '../../../kernel/truth.js';
import type { RuleIdOfTallinn } from '../rulebook.js';
import {
  CARDS,
  type Card,
  ESTATES,
  FOREIGN,
  PLACED,
  SEATS,
  SOME_CARD,
  START_CARD,
  type TallinnFacts,
  UNSEEN,
} from './facts.js';

/** A game of Tallinn. */
export type Tallinn = GameState<TallinnFacts>;

/** Where a card lies. In display and among the towers it matters which half is, or was, the active one. */
export const PILE = 0;
export const HAND = 1;
/** Display: the first half is active; the second; the record hides which. */
export const DISPLAY = 2;
/** Towers: from the display, by half like there. */
export const TOWER = 5;
/** A tower from the hand: no half of it was ever active. */
export const TOWER_FROM_HAND = 8;
/** In no place that is looked at: not in this game, or a tower that the record does not show. */
export const ABSENT = 9;
/** Perhaps in the hand, perhaps elsewhere: the record does not show it. */
export const HIDDEN = 10;
/** As a half: the record does not show which. */
export const EITHER_HALF = 2;

/** Whether everybody sees which card lies at a place. */
function isShown(place: number): boolean {
  return (place >= DISPLAY && place < TOWER_FROM_HAND) || place === ABSENT;
}

export const layout = new Layout<RuleIdOfTallinn>();

/** 1-based; 0 before the first one. */
export const round = layout.one('round');
export const points = layout.by('points', SEATS);
/** The number of cards. */
export const hand = layout.by('hand', SEATS);
export const pile = layout.by('pile', SEATS);
export const towers = layout.by('towers', SEATS);
/** The others see displays, and towers that were displayed. @see tallinn.visibility.hand, -.hand-tower */
export const where = layout.byTwo(
  'where',
  SEATS,
  PLACED,
  ownSight(PLACED.length, (place) => (isShown(place) ? place : HIDDEN)),
);
/** Persons in the display. */
export const persons = layout.byTwo('persons', SEATS, ESTATES);
/** The start card that was dealt. */
export const start = layout.by('start', SEATS);
/** 1 where the start card lies among the towers. */
export const startIsTower = layout.by('start is tower', SEATS);
/** Persons on towers that only a record can have: a card for the second time, or one of no set. */
export const furtherTowers = layout.byTwo('further towers', SEATS, ESTATES);
/** 0 where all cards of the display are known. */
export const hiddenInDisplay = layout.by('hidden in display', SEATS);
/** What is chosen and not yet revealed: 0 for nothing, else 1 + card * 2 + half. Nobody else may see it. */
export const committed = layout.by(
  'committed',
  SEATS,
  ownSight(1, (choice) => (choice > 0 ? UNKNOWN : choice)),
);
/** The contest of the round. */
export const contest = layout.by('contest', SEATS);
/** Contests since the beginning of the game, as far as they count for a tower. */
export const contests = layout.by('contests', SEATS);
/** Towers at the beginning of the round. */
export const towersBefore = layout.by('towers before', SEATS);
/** 1 where a player has decided on a tower in this round. */
export const decided = layout.by('decided', SEATS);
/** The estate that a displayed legate has joined, 1 for the first; 0 for none. */
export const bonus = layout.by('bonus', SEATS);

/** As `committed`: what was chosen in this round lies open already. */
export const REVEALED = -1;

/** Persons of the strongest estate on the towers, once they are turned up. */
export const towerValue = layout.by('tower value', SEATS);

/** Values of `hiddenInDisplay`: there are cards that the record does not show; or it hides even which ones have left. */
export const SOME_ARE_HIDDEN = 1;
export const SOME_ARE_GONE = 2;

/** Values of `contest`; from `FIRST_CONTEST` on: one for the estate of that number. */
export const NO_CONTEST = 0;
export const FIRST_CONTEST = 1;
/** The arms of a legate were revealed, and its owner has not decided. */
export const ARMS_OPEN = 4;
/** No contest was wanted. */
export const ARMS_DECLINED = 5;
/** The record hides what was revealed, and it may have been the arms of a legate. */
export const ARMS_PERHAPS = 6;

/** A table with nothing on it. */
export function emptyTable(facts: TallinnFacts): Tallinn {
  return new GameState(facts, layout.size);
}

/** Whether a player has triggered a contest in this round. */
export function hasContested(state: Tallinn, seat: Seat): Truth {
  const of = contest.of(state, seat);
  return of === UNKNOWN || of === ARMS_PERHAPS ? 'unknown' : of >= FIRST_CONTEST && of < ARMS_OPEN;
}

/** Whether a player has a card in hand; of an unseen one, whether some card there was not seen. */
export function isHeld(state: Tallinn, seat: Seat, card: Card): Truth {
  if (card === UNSEEN) return hand.of(state, seat) === UNKNOWN ? 'unknown' : hand.of(state, seat) > seenIn(state, seat);
  if (card === SOME_CARD) return atLeast(hand.of(state, seat), 1);
  if (card > FOREIGN) return false;
  const place = where.of(state, seat, card);
  return place === HIDDEN ? hand.of(state, seat) !== 0 && 'unknown' : place === HAND;
}

function seenIn(state: Tallinn, seat: Seat): number {
  let seen = 0;
  for (const card of CARDS) if (where.of(state, seat, card) === HAND) seen += 1;
  return seen;
}

/** Whether a card lies in the display. */
export function isDisplayed(state: Tallinn, seat: Seat, card: Card): Truth {
  const hidden = hiddenInDisplay.of(state, seat) > 0;
  if (card === SOME_CARD) return 'unknown';
  if (card === UNSEEN) return hidden && 'unknown';
  if (card > FOREIGN) return card === START_CARD && startIsTower.of(state, seat) === 0;
  const place = where.of(state, seat, card);
  if (isInDisplay(place)) return true;
  return hidden && !isTower(place) && 'unknown';
}

/** Whether a player draws at the end of a round. @see tallinn.draw.empty-pile */
export function mustDraw(state: Tallinn, seat: Seat): boolean {
  return pile.of(state, seat) > 0;
}

/** Whether a place is the display. */
export function isInDisplay(place: number): boolean {
  return place >= DISPLAY && place < TOWER;
}

/** Whether a place is among the towers. */
export function isTower(place: number): boolean {
  return place >= TOWER && place <= TOWER_FROM_HAND;
}

/** The card of a player that comes `nth` among those at a place. */
export function cardAt(state: Tallinn, seat: Seat, place: number, nth: number): Card {
  let left = nth;
  for (const card of CARDS) {
    if (where.of(state, seat, card) !== place) continue;
    if (left === 0) return card;
    left -= 1;
  }
  throw new RangeError('there are not so many cards');
}
