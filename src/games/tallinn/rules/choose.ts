/** Choosing and revealing: one card of the hand, one of its halves. @see tallinn.md 4.4, 4.5 */
import { type DecisionPoint, type Move, Slot } from '../../../kernel/game-definition.js';
import type { Seat } from '../../../kernel/index-of.js';
import { seatsWith } from '../../../kernel/state.js';
import { UNKNOWN } from '../../../kernel/truth.js';
import type { RuleIdOfTallinn } from '../rulebook.js';
import { hasArms, scoreCoin } from './contest.js';
import {
  ARMS,
  CARDS,
  type Card,
  coinOn,
  ESTATES,
  FOREIGN,
  HALVES,
  type Half,
  LEGATE,
  NO_COIN,
  OTHER_START,
  personsOn,
  UNSEEN,
} from './facts.js';
import { ARMS_CONTEST, CHOOSE } from './points.js';
import * as cells from './table.js';

type Tallinn = cells.Tallinn;

/** A new round: whoever has a card must play one. @see tallinn.round.empty-hand-skip */
export function beginRound(state: Tallinn): void {
  cells.round.set(state, cells.round.of(state) + 1);
  for (const seat of state.facts.seats) {
    cells.committed.set(state, seat, 0);
    cells.contest.set(state, seat, cells.NO_CONTEST);
    cells.decided.set(state, seat, 0);
    cells.towersBefore.set(state, seat, cells.towers.of(state, seat));
  }
  state.open(CHOOSE, seatsWith(state, mayHoldCards));
}

function mayHoldCards(state: Tallinn, seat: Seat): boolean {
  return cells.hand.of(state, seat) !== 0;
}

/** The rule that a card breaks which is not in the hand. */
function ruleOfPlayed(state: Tallinn, seat: Seat, card: Card): RuleIdOfTallinn {
  if (card === OTHER_START) return 'tallinn.setup.start-cards-leftover';
  if (card > FOREIGN || cells.isHeld(state, seat, card) !== false) return 'tallinn.choose.from-hand';
  if (card === LEGATE && !state.facts.profile.legate) return 'tallinn.legate.one-each';
  const place = cells.where.of(state, seat, card);
  if (cells.isInDisplay(place)) return 'tallinn.play.once';
  return card === FOREIGN && place === cells.ABSENT ? 'tallinn.setup.full-set' : 'tallinn.choose.from-hand';
}

export const card = new Slot<Tallinn, Card, RuleIdOfTallinn>({
  name: 'card',
  at: 0,
  domain: [...CARDS, UNSEEN],
  conditions: [
    {
      rule: (state, { seat }, value) => ruleOfPlayed(state, seat, value),
      holds: (state, { seat }, value) => cells.isHeld(state, seat, value),
    },
  ],
  pick: (state, { seat }, random) => cells.cardAt(state, seat, cells.HAND, random.below(cells.hand.of(state, seat))),
});

/** Which half is active is free. @see tallinn.choose.free-half, tallinn.choose.orientation */
export const side = new Slot<Tallinn, Half, RuleIdOfTallinn>({ name: 'side', at: 1, domain: HALVES, conditions: [] });

export const play: Move<Tallinn, RuleIdOfTallinn> = {
  name: 'play',
  conditions: [{ rule: 'tallinn.choose.one-card', holds: (state, { seat }) => cells.committed.of(state, seat) === 0 }],
  slots: [card, side],
  apply: (state, choice) =>
    cells.committed.set(state, choice.seat, 1 + card.of(choice) * HALVES.length + side.of(choice)),
};

export const pass: Move<Tallinn, RuleIdOfTallinn> = {
  name: 'pass',
  conditions: [
    {
      rule: 'tallinn.choose.mandatory',
      holds: (state, { seat }) => {
        const left = cells.hand.of(state, seat);
        return left === 0 || !state.facts.profile.mustPlay || (left === UNKNOWN && 'unknown');
      },
    },
  ],
  slots: [],
  apply: (state, choice) => cells.committed.set(state, choice.seat, 0),
};

/** All cards are turned up at once; their active halves count from now on. @see tallinn.play.simultaneous-reveal */
function revealAll(state: Tallinn): void {
  for (const seat of state.facts.seats) if (cells.committed.of(state, seat) > 0) reveal(state, seat);
  // All cards of the round count already. @see tallinn.contest.new-cards-count
  for (const seat of state.facts.seats) scoreCoin(state, seat);
  state.open(ARMS_CONTEST, seatsWith(state, hasArms));
}

/** tallinn.play.right-half-active, tallinn.contest.coin-trigger */
function reveal(state: Tallinn, seat: Seat): void {
  const chosen = cells.committed.of(state, seat) - 1;
  const played = Math.floor(chosen / HALVES.length) as Card;
  const half = (chosen % HALVES.length) as Half;
  cells.hand.add(state, seat, -1, 'tallinn.play.append-display');
  if (played <= LEGATE) cells.where.set(state, seat, played, cells.DISPLAY + half);
  else cells.hiddenInDisplay.set(state, seat, Math.max(cells.SOME_ARE_HIDDEN, cells.hiddenInDisplay.of(state, seat)));
  for (const estate of ESTATES) {
    const shown = personsOn(state.facts, played, half, estate);
    if (shown === UNKNOWN) cells.persons.set(state, seat, estate, UNKNOWN);
    else cells.persons.add(state, seat, estate, shown, 'tallinn.play.right-half-active');
  }
  cells.contest.set(state, seat, triggered(state, played, half));
}

/** What a half triggers, as a value of `contest`. */
export function triggered({ facts }: Tallinn, played: Card, half: Half): number {
  const isLegate = played === LEGATE || (played === UNSEEN && facts.profile.legate);
  if (isLegate && (half === ARMS || half === cells.EITHER_HALF))
    return played === LEGATE && half === ARMS ? cells.ARMS_OPEN : cells.ARMS_PERHAPS;
  if (half === cells.EITHER_HALF) return UNKNOWN;
  const coin = coinOn(facts, played, half);
  if (coin === UNKNOWN) return UNKNOWN;
  return coin === NO_COIN ? cells.NO_CONTEST : cells.FIRST_CONTEST + coin;
}

export const CHOOSING: DecisionPoint<Tallinn, RuleIdOfTallinn> = {
  name: 'choose',
  moves: [play, pass],
  next: revealAll,
};
