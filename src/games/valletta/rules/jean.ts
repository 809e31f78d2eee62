/** The card Jean: move the figure, take the barrel's good, then hire or dismiss or neither. @see valletta.md 4.10 */
import { chancePoint, type DecisionPoint, doingNothing, type Move, Slot } from '../../../kernel/game-definition.js';
import type { Seat } from '../../../kernel/index-of.js';
import { type Truth, UNKNOWN } from '../../../kernel/truth.js';
import type { RuleIdOfValletta } from '../rulebook.js';
import { LAST_SPACE, nextSpace } from '../table/city.js';
import { GOOD_INDICES, type GoodIndex } from '../table/goods.js';
import { type CardFunction, NO_SLOTS } from './card-function.js';
import { CARDS, type Card, UNSEEN } from './facts.js';
import { BARREL, PERSONNEL } from './points.js';
import { triggerEnd } from './score.js';
import * as cells from './table.js';
import { afterPlay } from './turn.js';

type Valletta = cells.Valletta;

/** On the last space he stays, and there is no barrel. @see valletta.jean.last-space */
export const playJean: CardFunction = {
  family: 'jean',
  rule: 'valletta.jean.move-one',
  slots: NO_SLOTS,
  perform(state, { seat }) {
    const space = cells.jean.of(state);
    if (space >= LAST_SPACE) return state.open(PERSONNEL, cells.activeBit(state));
    cells.jean.set(state, nextSpace(space, state.facts.profile));
    if (cells.jean.of(state) === LAST_SPACE) triggerEnd(state, seat, cells.BY_JEAN);
    state.open(BARREL, cells.activeBit(state));
  },
};

/** What the barrel shows. */
export const shown = new Slot<Valletta, GoodIndex, RuleIdOfValletta>({
  name: 'good',
  at: 0,
  domain: GOOD_INDICES,
  conditions: [
    {
      rule: 'valletta.jean.barrel-aside',
      holds(state, _, good): Truth {
        const left = cells.barrels.of(state, good);
        // Which barrels there were need not be known: then the one that is revealed is none too many.
        return left === UNKNOWN || left > 0;
      },
    },
  ],
  weight: (state, _, good) => Math.max(1, cells.barrels.of(state, good)),
});

const revealing: DecisionPoint<Valletta, RuleIdOfValletta> = chancePoint({
  name: 'barrel',
  slots: [shown],
  apply(state, choice) {
    if (cells.barrels.of(state, shown.of(choice)) > 0)
      cells.barrels.add(state, shown.of(choice), -1, 'valletta.jean.barrel');
    cells.gain(state, choice.seat, shown.of(choice), 1, 'valletta.jean.barrel');
  },
  next: (state) => state.open(PERSONNEL, cells.activeBit(state)),
});

/** valletta.supply.characters-empty */
function isSupplyEmpty(state: Valletta): boolean {
  for (const card of CARDS) if (cells.characters.of(state, card) !== 0) return false;
  return true;
}

/** Whether there is a card where so many of its kind are; of one that nobody saw nothing can be said. */
function isThere(card: Card, amount: number): Truth {
  return card === UNSEEN || amount === UNKNOWN ? 'unknown' : amount > 0;
}

/** A Character of the open supply. */
export const hired = new Slot<Valletta, Card, RuleIdOfValletta>({
  name: 'card',
  at: 0,
  domain: CARDS,
  conditions: [
    {
      rule: (state) => (isSupplyEmpty(state) ? 'valletta.supply.characters-empty' : 'valletta.jean.hire-from-supply'),
      holds: (state, _, card) =>
        (card !== UNSEEN || !isSupplyEmpty(state)) && isThere(card, cells.characters.of(state, card)),
    },
  ],
});

/** A Character of the hand. */
export const dismissed = new Slot<Valletta, Card, RuleIdOfValletta>({
  name: 'card',
  at: 0,
  domain: CARDS,
  conditions: [
    {
      rule: 'valletta.jean.dismiss-from-hand',
      holds: (state, { seat }, card) => isInHand(state, seat, card),
    },
  ],
});

/** Whether a player has a card in hand. */
export function isInHand(state: Valletta, seat: Seat, card: Card): Truth {
  return cells.handSize.of(state, seat) > 0 && isThere(card, cells.hand.of(state, seat, card));
}

const hire: Move<Valletta, RuleIdOfValletta> = {
  name: 'hire',
  conditions: [],
  slots: [hired],
  apply(state, choice) {
    const card = hired.of(choice);
    if (cells.characters.of(state, card) > 0) cells.characters.add(state, card, -1, 'valletta.jean.hire-to-hand');
    cells.enterHand(state, choice.seat, card, 'valletta.jean.hire-to-hand');
  },
};

const dismiss: Move<Valletta, RuleIdOfValletta> = {
  name: 'dismiss',
  conditions: [],
  slots: [dismissed],
  apply(state, choice) {
    cells.leaveHand(state, choice.seat, dismissed.of(choice), 'valletta.jean.dismiss-to-supply');
    cells.characters.add(state, dismissed.of(choice), 1, 'valletta.jean.dismiss-to-supply');
  },
};

/** valletta.jean.neither */
const neither = doingNothing<Valletta, RuleIdOfValletta>('neither');

/** Its moves exclude one another. @see valletta.jean.personnel */
export const JEANS: readonly DecisionPoint<Valletta, RuleIdOfValletta>[] = [
  revealing,
  { name: 'personnel', moves: [hire, dismiss, neither], next: afterPlay },
];
