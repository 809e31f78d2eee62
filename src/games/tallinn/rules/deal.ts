/** Setup: a start card each, three cards of the own pile, and the legate. @see tallinn.md 1.2 */
import { type DecisionPoint, type Move, Slot } from '../../../kernel/game-definition.js';
import type { Seat } from '../../../kernel/index-of.js';
import { everybody } from '../../../kernel/state.js';
import type { Truth } from '../../../kernel/truth.js';
import type { RuleIdOfTallinn } from '../rulebook.js';
import { beginRound } from './choose.js';
import {
  CARDS,
  type Card,
  ESTATES,
  LEGATE,
  OTHER_START,
  personsOnStart,
  SOME_CARD,
  START_CARD,
  type Start,
  type TallinnFacts,
} from './facts.js';
import { DEAL_HAND, DEAL_START } from './points.js';
import * as cells from './table.js';

type Tallinn = cells.Tallinn;

/** tallinn.setup.opening-hand: numbered cards in the opening hand. */
export const OPENING_HAND = 3;

/** The box is open: who gets what is chance. */
export function newTable(facts: TallinnFacts): Tallinn {
  const state = cells.emptyTable(facts);
  const { startScore } = facts.profile;
  for (const seat of facts.seats) {
    cells.points.set(state, seat, startScore);
    cells.pile.set(state, seat, LEGATE);
    cells.hand.set(state, seat, legatesFor(facts));
    cells.where.set(state, seat, LEGATE, legatesFor(facts) > 0 ? cells.HAND : cells.ABSENT);
    cells.start.set(state, seat, -1);
  }
  state.open(DEAL_START, everybody(state));
  return state;
}

/** One of those that nobody has. */
export const startCard = new Slot<Tallinn, Start, RuleIdOfTallinn>({
  name: 'card',
  at: 0,
  domain: ({ facts }, _, values) => {
    for (let card = 0; card < facts.startIds.length; card += 1) values.push(card);
  },
  conditions: [{ rule: 'tallinn.setup.start-card-distinct', holds: (state, _, card) => !isDealt(state, card) }],
});

function isDealt(state: Tallinn, card: Start): boolean {
  for (const seat of state.facts.seats) if (cells.start.of(state, seat) === card) return true;
  return false;
}

export const dealStart: Move<Tallinn, RuleIdOfTallinn> = {
  name: 'start',
  conditions: [{ rule: 'tallinn.setup.start-card', holds: (state, { seat }) => state.isDue(seat) }],
  slots: [startCard],
  apply(state, choice) {
    const card = startCard.of(choice);
    cells.start.set(state, choice.seat, card);
    for (const estate of ESTATES) {
      const shown = personsOnStart(state.facts, card, estate);
      cells.persons.add(state, choice.seat, estate, shown, 'tallinn.card.start-persons-count');
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
  if (card > LEGATE) return false;
  const place = cells.where.of(state, seat, card);
  return place === cells.HIDDEN ? 'unknown' : place === cells.PILE;
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
  pick: (state, { seat }, random) => cells.cardAt(state, seat, cells.PILE, random.below(cells.pile.of(state, seat))),
});

/** A card comes from the pile into the hand. */
export function draw(state: Tallinn, seat: Seat, card: Card, rule: RuleIdOfTallinn): void {
  cells.pile.add(state, seat, -1, rule);
  cells.hand.add(state, seat, 1, rule);
  if (card <= LEGATE) cells.where.set(state, seat, card, cells.HAND);
}

export const dealHand: Move<Tallinn, RuleIdOfTallinn> = {
  name: 'hand',
  conditions: [{ rule: 'tallinn.setup.opening-hand', holds: (state, { seat }) => state.isDue(seat) }],
  slots: [drawn],
  apply: (state, choice) => draw(state, choice.seat, drawn.of(choice), 'tallinn.setup.opening-hand'),
};

/** What the rules do not leave to anybody, and a record may lack: to do nothing where something is due. @param rule the one that says so */
export function leftOut(rule: RuleIdOfTallinn): Move<Tallinn, RuleIdOfTallinn> {
  const conditions = [{ rule, holds: (state, { seat }) => !state.isDue(seat) }] satisfies Move<Tallinn>['conditions'];
  return { name: 'nothing', conditions, slots: [], apply: () => undefined };
}

export const dealNoStart = leftOut('tallinn.setup.start-card');
export const dealNoHand = leftOut('tallinn.setup.opening-hand');

/** How many legates everybody gets. */
function legatesFor({ profile }: TallinnFacts): number {
  return profile.legate ? 1 : 0;
}

/** The legates of an opening hand. */
export const legates = new Slot<Tallinn, number, RuleIdOfTallinn>({
  name: 'legates',
  at: 0,
  domain: [0, 1],
  conditions: [
    {
      rule: ({ facts }, _, count) =>
        count < legatesFor(facts) ? 'tallinn.legate.opening-hand' : 'tallinn.legate.one-each',
      holds: ({ facts }, _, count) => count === legatesFor(facts),
    },
  ],
});

/** How many cards an opening hand has; a legate too many is no reason for fewer others. */
export const handSize = new Slot<Tallinn, number, RuleIdOfTallinn>({
  name: 'size',
  at: 1,
  domain: [OPENING_HAND, OPENING_HAND + 1],
  conditions: [
    {
      rule: ({ facts }) => (facts.profile.legate ? 'tallinn.legate.opening-hand' : 'tallinn.setup.opening-hand'),
      holds: ({ facts }, choice, size) => size === sizeOfHand(facts, legates.of(choice)),
    },
  ],
});

/** How many cards belong to an opening hand. @param more the legates in it, dealt rightly or not */
export function sizeOfHand(facts: TallinnFacts, more = 0): number {
  return OPENING_HAND + Math.min(1, Math.max(legatesFor(facts), more));
}

/** An opening hand as a whole, which a record has in one piece. */
export const openingHand: Move<Tallinn, RuleIdOfTallinn> = {
  name: 'opening hand',
  conditions: [],
  slots: [legates, handSize],
  apply: () => undefined,
};

export const DEALS: readonly DecisionPoint<Tallinn, RuleIdOfTallinn>[] = [
  { name: 'start', chance: true, moves: [dealStart], next: (state) => state.open(DEAL_HAND, everybody(state)) },
  {
    name: 'hand',
    chance: true,
    moves: [dealHand],
    next(state) {
      const [first] = state.facts.seats;
      if (first !== undefined && cells.hand.of(state, first) < sizeOfHand(state.facts))
        state.open(DEAL_HAND, everybody(state));
      else beginRound(state);
    },
  },
];
