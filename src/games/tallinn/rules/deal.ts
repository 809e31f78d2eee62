/** Setup: a start card each, three cards of the own pile, and the legate. @see tallinn.md 1.2 */
import type { DecisionPoint, Move } from '../../../kernel/game-definition.js';
import { Slot } from '../../../kernel/game-definition.js';
import type { Seat } from '../../../kernel/index-of.js';
import type { Truth } from '../../../kernel/truth.js';
import type { RuleIdOfTallinn } from '../rulebook.js';
import { beginRound } from './choose.js';
import {
  CARDS,
  type Card,
  ESTATES,
  FOREIGN,
  LEGATE,
  OTHER_START,
  personsOnStart,
  SOME_CARD,
  START_CARD,
  STARTS,
  type Start,
  type TallinnFacts,
} from './facts.js';
import { DEAL_HAND, DEAL_START } from './points.js';
import {
  ABSENT,
  cardAt,
  emptyTable,
  HAND,
  HIDDEN,
  hand,
  PILE,
  persons,
  pile,
  points,
  seatsWith,
  start,
  type Tallinn,
  where,
} from './table.js';

/** tallinn.setup.opening-hand */
const OPENING_HAND = 3;

/** The box is open: who gets what is chance. */
export function newTable(facts: TallinnFacts): Tallinn {
  const state = emptyTable(facts);
  const { legate, startScore } = facts.profile;
  for (const seat of facts.seats) {
    points.set(state, seat, startScore);
    pile.set(state, seat, LEGATE);
    hand.set(state, seat, legate ? 1 : 0);
    where.set(state, seat, LEGATE, legate ? HAND : ABSENT);
    start.set(state, seat, -1);
  }
  state.open(DEAL_START, everybody(state));
  return state;
}

function everybody(state: Tallinn): number {
  return seatsWith(state, () => true);
}

/** One of those that nobody has. */
export const startCard = new Slot<Tallinn, Start, RuleIdOfTallinn>({
  name: 'card',
  at: 0,
  domain: STARTS,
  conditions: [
    { rule: 'tallinn.setup.start-card', holds: ({ facts }, _, card) => card < facts.startIds.length },
    { rule: 'tallinn.setup.start-card-distinct', holds: (state, _, card) => !isDealt(state, card) },
  ],
});

function isDealt(state: Tallinn, card: Start): boolean {
  for (const seat of state.facts.seats) if (start.of(state, seat) === card) return true;
  return false;
}

const dealStart: Move<Tallinn, RuleIdOfTallinn> = {
  name: 'start',
  conditions: [],
  slots: [startCard],
  apply(state, choice) {
    const card = startCard.of(choice);
    start.set(state, choice.seat, card);
    for (const estate of ESTATES) {
      const shown = personsOnStart(state.facts, card, estate);
      persons.add(state, choice.seat, estate, shown, 'tallinn.card.start-persons-count');
    }
  },
};

/** The rule that a card breaks which does not lie in the pile. */
function ruleOfDrawn({ profile }: TallinnFacts, card: Card): RuleIdOfTallinn {
  if (card === START_CARD || card === OTHER_START) return 'tallinn.setup.start-cards-leftover';
  if (card !== LEGATE) return 'tallinn.setup.full-set';
  return profile.legate ? 'tallinn.legate.opening-hand' : 'tallinn.legate.one-each';
}

function liesInPile(state: Tallinn, seat: Seat, card: Card): Truth {
  if (card === SOME_CARD) return true;
  if (card > FOREIGN) return false;
  const place = where.of(state, seat, card);
  return place === HIDDEN ? 'unknown' : place === PILE;
}

/** A card that comes from the pile. */
export const drawn = new Slot<Tallinn, Card, RuleIdOfTallinn>({
  name: 'card',
  at: 0,
  domain: CARDS,
  conditions: [
    {
      rule: ({ facts }, _, card) => ruleOfDrawn(facts, card),
      holds: (state, { seat }, card) => liesInPile(state, seat, card),
    },
  ],
  pick: (state, { seat }, random) => cardAt(state, seat, PILE, random.below(pile.of(state, seat))),
});

/** A card comes from the pile into the hand. */
export function draw(state: Tallinn, seat: Seat, card: Card, rule: RuleIdOfTallinn): void {
  pile.add(state, seat, -1, rule);
  hand.add(state, seat, 1, rule);
  if (card <= LEGATE) where.set(state, seat, card, HAND);
}

const dealHand: Move<Tallinn, RuleIdOfTallinn> = {
  name: 'hand',
  conditions: [],
  slots: [drawn],
  apply: (state, choice) => draw(state, choice.seat, drawn.of(choice), 'tallinn.setup.opening-hand'),
};

export const DEALS: readonly DecisionPoint<Tallinn, RuleIdOfTallinn>[] = [
  { name: 'start', chance: true, moves: [dealStart], next: (state) => state.open(DEAL_HAND, everybody(state)) },
  {
    name: 'hand',
    chance: true,
    moves: [dealHand],
    next(state) {
      const [first] = state.facts.seats;
      if (first !== undefined && LEGATE - pile.of(state, first) < OPENING_HAND) state.open(DEAL_HAND, everybody(state));
      else beginRound(state);
    },
  },
];
