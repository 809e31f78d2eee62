/** The frame of a turn: plays, discard, refill, the final phase, and whose turn is next. @see valletta.md 3.2, 3.5, 3.8 */
import type { Choice } from '../../../kernel/choice.js';
import { chancePoint, type DecisionPoint, Slot } from '../../../kernel/game-definition.js';
import type { Seat } from '../../../kernel/index-of.js';
import type { Random } from '../../../kernel/random.js';
import { bitOf } from '../../../kernel/state.js';
import { atLeast } from '../../../kernel/truth.js';
import type { Profile } from '../profile.js';
import type { RuleIdOfValletta } from '../rulebook.js';
import { CARDS, type Card } from './facts.js';
import { DRAW, PLAY } from './points.js';
import * as cells from './table.js';

type Valletta = cells.Valletta;

/** valletta.turn.refill-five */
export const HAND_SIZE = 5;

interface Budget {
  readonly plays: number;
  readonly rule: RuleIdOfValletta;
}

const USUAL: Budget = { plays: cells.PLAYS, rule: 'valletta.turn.play-three' };

/** Those of the first turns in the start-player variant, by seat. */
const REDUCED: readonly Budget[] = [
  { plays: 1, rule: 'valletta.variant.start-player-first-turn' },
  { plays: 2, rule: 'valletta.variant.start-player-second-turn' },
];

/**
 * How many cards a turn has, and by which rule.
 * @param turnsBefore how many turns the player has had
 */
export function budgetOf({ startPlayerVariant }: Profile, seat: number, turnsBefore: number): Budget {
  return (startPlayerVariant && turnsBefore === 0 ? REDUCED[seat] : undefined) ?? USUAL;
}

/** valletta.turn.order */
export function beginTurn(state: Valletta, seat: Seat): void {
  cells.active.set(state, seat);
  cells.turn.set(state, cells.turn.of(state) + 1);
  cells.playsLeft.set(state, budgetOf(state.facts.profile, seat, cells.turns.of(state, seat)).plays);
  cells.turns.set(state, seat, cells.turns.of(state, seat) + 1);
  cells.previous.set(state, 0);
  cells.previousFunction.set(state, 0);
  state.open(PLAY, bitOf(seat));
}

/** A card has been resolved: another one is played while there are plays and cards. @see valletta.turn.short-hand */
export function afterPlay(state: Valletta): void {
  const seat = cells.active.of(state) as Seat;
  cells.playsLeft.set(state, cells.playsLeft.of(state) - 1);
  if (cells.playsLeft.of(state) > 0 && cells.handSize.of(state, seat) > 0) return state.open(PLAY, bitOf(seat));
  cells.discardPlayed(state, seat);
  refill(state);
}

/** Whether the discards of a player may become a draw pile. @see valletta.end.no-reshuffle */
function mayShuffle(state: Valletta, seat: Seat): boolean {
  return cells.isFinal.of(state) === 0 && cells.pileSize.of(state, seat) === 0 && cells.discardSize.of(state, seat) > 0;
}

/** Draws card by card. @see valletta.turn.refill-five, valletta.turn.reshuffle, valletta.end.partial-refill */
function refill(state: Valletta): void {
  const seat = cells.active.of(state) as Seat;
  if (cells.handSize.of(state, seat) < HAND_SIZE) {
    if (mayShuffle(state, seat)) cells.shuffle(state, seat, 'valletta.turn.reshuffle');
    if (cells.pileSize.of(state, seat) > 0) return state.open(DRAW, cells.activeBit(state));
  }
  if (mayShuffle(state, seat) && state.facts.profile.eagerReshuffle)
    cells.shuffle(state, seat, 'valletta.turn.reshuffle');
  endTurn(state);
}

/** valletta.end.finish-turn, valletta.end.final-shuffle, valletta.end.player-out, valletta.end.game-end */
function endTurn(state: Valletta): void {
  const seat = cells.active.of(state) as Seat;
  if (cells.isFinal.of(state) === 1) {
    if (cells.handSize.of(state, seat) === 0) cells.isOut.set(state, seat, 1);
  } else if (cells.trigger.of(state) !== 0) {
    cells.isFinal.set(state, 1);
    for (const one of state.facts.seats) cells.shuffle(state, one, 'valletta.end.final-shuffle');
  }
  const next = nextSeat(state, seat);
  if (next === undefined) state.end();
  else beginTurn(state, next);
}

/** The next seat clockwise that still plays. @see valletta.turn.order, valletta.end.skip */
function nextSeat(state: Valletta, seat: Seat): Seat | undefined {
  const { seats } = state.facts;
  for (let step = 1; step <= seats.length; step += 1) {
    const next = ((seat + step) % seats.length) as Seat;
    const hasCards =
      cells.isFinal.of(state) === 0 || cells.handSize.of(state, next) + cells.pileSize.of(state, next) > 0;
    if (cells.isOut.of(state, next) === 0 && hasCards) return next;
  }
  return undefined;
}

/** The rule that a card breaks which is not in the pile: it lies among the discards, or it is nowhere. */
function ruleOfDrawn(state: Valletta, { seat }: Choice, card: Card): RuleIdOfValletta {
  if (cells.discard.of(state, seat, card) <= 0) return 'valletta.turn.own-piles';
  return cells.isFinal.of(state) === 1 ? 'valletta.end.no-reshuffle' : 'valletta.turn.reshuffle';
}

/** A card that comes from the pile. */
export const drawn = new Slot<Valletta, Card, RuleIdOfValletta>({
  name: 'card',
  at: 0,
  domain: CARDS,
  conditions: [{ rule: ruleOfDrawn, holds: (state, { seat }, card) => atLeast(cells.pile.of(state, seat, card), 1) }],
  weight: (state, { seat }, card) => cells.pile.of(state, seat, card),
  pick: (state, { seat }, random) => pickFrom(cells.pile, cells.pileSize, state, seat, random),
});

/** One of the cards of a player at random, each as likely as the others. */
export function pickFrom(
  cards: typeof cells.pile,
  size: typeof cells.pileSize,
  state: Valletta,
  seat: Seat,
  random: Random,
): Card | undefined {
  let left = random.below(size.of(state, seat));
  for (const card of CARDS) {
    left -= cards.of(state, seat, card);
    if (left < 0) return card;
  }
  return undefined;
}

/** A card comes from the pile into the hand. */
export function draw(state: Valletta, seat: Seat, card: Card, rule: RuleIdOfValletta): void {
  if (cells.pile.of(state, seat, card) > 0) cells.pile.add(state, seat, card, -1, rule);
  cells.pileSize.add(state, seat, -1, rule);
  cells.hand.add(state, seat, card, 1, rule);
  cells.handSize.add(state, seat, 1, rule);
}

/** The rule by which a card is drawn. */
export function ruleOfDraw(state: Valletta): RuleIdOfValletta {
  return cells.isFinal.of(state) === 1 ? 'valletta.end.partial-refill' : 'valletta.turn.refill-five';
}

export const DRAWING: DecisionPoint<Valletta, RuleIdOfValletta> = chancePoint({
  name: 'draw',
  slots: [drawn],
  apply: (state, choice) => draw(state, choice.seat, drawn.of(choice), ruleOfDraw(state)),
  next: refill,
});
