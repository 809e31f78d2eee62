/** What lies on the table of Valletta, as numbers. */
import { type Index, indices, type Seat } from '../../../kernel/index-of.js';
import { Layout } from '../../../kernel/layout.js';
import { bitOf, GameState } from '../../../kernel/state.js';
import { UNKNOWN } from '../../../kernel/truth.js';
import type { Profile } from '../profile.js';
import type { RuleIdOfValletta } from '../rulebook.js';
import { GOOD_INDICES, type GoodIndex } from '../table/goods.js';
import {
  type Building,
  CARDS,
  type Card,
  CELLS,
  type Cell,
  COLOURS,
  NEIGHBOURS,
  SEATS,
  UNSEEN,
  type VallettaFacts,
} from './facts.js';

/** A game of Valletta. */
export type Valletta = GameState<VallettaFacts>;

/** A place for a card that is played, in the order of the turn. */
type PlaySlot = Index<'play slot'>;
/** valletta.turn.play-three */
export const PLAYS = 3;
const PLAY_SLOTS = indices<PlaySlot>(PLAYS);

export const layout = new Layout<RuleIdOfValletta>();

/** The seat that has the cards at a place of `hand` or `pile`. */
function rowOf(place: number): Seat {
  return Math.floor(place / CARDS.length) as Seat;
}

/** How many cards of a kind a seat has in hand and pile: which lie where, the others do not see. */
function cardsUnseen(state: GameState, place: number): number {
  const seat = rowOf(place);
  const card = (place % CARDS.length) as Card;
  const held = hand.of(state, seat, card);
  return pile.of(state, seat, card) + (held === UNKNOWN ? 0 : held);
}

/** The seat whose turn it is. */
export const active = layout.one('active');
/** Turns begun, of all players together. */
export const turn = layout.one('turn');
/** Turns begun. */
export const turns = layout.by('turns', SEATS);
/** Cards that are still to be played in this turn, the one that is being played included. */
export const playsLeft = layout.one('plays left');
/** The cards played in this turn. */
const played = layout.by('played', PLAY_SLOTS);
const playedCount = layout.one('played count');
/** The card played before this one in the turn, 1 for the first one; 0 for none. */
export const previous = layout.one('previous');
/** The function that it had, in the same way: an Apprentice has that of another card. */
export const previousFunction = layout.one('previous function');
/** The Character whose function is being performed. */
export const performing = layout.one('performing');

/** The space of the figure; 0 on the tower. */
export const jean = layout.one('jean');
/** Barrels on the street. */
export const barrels = layout.by('barrels', GOOD_INDICES);
/** Goods that nobody has. */
export const supply = layout.by('supply', GOOD_INDICES);
/** The open supply of Characters. */
export const characters = layout.by('characters', CARDS);
/** 1 for a good that nobody has picked in the draft. */
export const inDraft = layout.by('in draft', GOOD_INDICES);
/** The seats that have picked in the draft, one bit each. */
export const picked = layout.one('picked');
/** Buildings of a colour that are still to be laid out. */
export const toLay = layout.by('to lay', COLOURS);

/** 1 in the final phase. */
export const isFinal = layout.one('final');
/** What brought it about first, and whose doing it was: 0 for nothing. */
export const trigger = layout.one('trigger');
export const triggerSeat = layout.one('trigger seat');

export const buildingAt = layout.by('building', CELLS);
/** The seat that has built in a cell, 1 for the first one; 0 for nobody. */
export const owner = layout.by('owner', CELLS);
/** The turn in which a building was built; 0 for none. */
export const builtIn = layout.by('built in', CELLS);
/** 1 for an upgraded building. */
export const upgraded = layout.by('upgraded', CELLS);
/** 1 where the record hides which buildings stand where. */
export const isCityHidden = layout.one('city hidden');

export const goods = layout.byTwo('goods', SEATS, GOOD_INDICES);
export const points = layout.by('points', SEATS);
/** Houses that are not built yet. */
export const houses = layout.by('houses', SEATS);
/** 1 for a player who has played the last card. */
export const isOut = layout.by('out', SEATS);
export const handSize = layout.by('hand size', SEATS);
export const pileSize = layout.by('pile size', SEATS);
export const discardSize = layout.by('discard size', SEATS);
/** Cards of a kind; `UNKNOWN` where a record leaves open whether there is one, then the pile has all that can be there. */
export const hand = layout.byTwo('hand', SEATS, CARDS, (state, place, held, seat) =>
  rowOf(place) === seat || cardsUnseen(state, place) === 0 ? held : UNKNOWN,
);
export const pile = layout.byTwo('pile', SEATS, CARDS, (state, place, lying, seat) =>
  rowOf(place) === seat ? lying : cardsUnseen(state, place),
);
export const discard = layout.byTwo('discard', SEATS, CARDS);
/** 1 for a card that whoever has the turn holds, if at all, as one of those drawn since the final shuffle; and how many those are. */
export const isLate = layout.by('late', CARDS);
export const lateDraws = layout.one('late draws');
/** 1 for a seat of which a record does not show what it has drawn since its discards were last shuffled. */
export const drawsUnseen = layout.by('draws unseen', SEATS);
/** The seats that have set a card aside which they gained, one bit each. @see house.end-phase-gains */
const aside = layout.by('aside', CARDS);

/** Values of `trigger`, in the order of the vocabulary. */
export const BY_JEAN = 1;
export const BY_POINTS = 2;
export const BY_HOUSES = 3;

/** A table with nothing on it. */
export function emptyTable(facts: VallettaFacts): Valletta {
  const state = new GameState(facts, layout.size);
  for (const cell of CELLS) buildingAt.set(state, cell, UNSEEN);
  return state;
}

/** The seat whose turn it is, as a set. */
export function activeBit(state: Valletta): number {
  return bitOf(active.of(state) as Seat);
}

/** valletta.variant: some rules are for two players alone. */
export function areTwo({ facts }: Valletta): boolean {
  return facts.seats.length === 2;
}

/** The building of a cell; `UNSEEN` where there is none, or nobody knows it. */
export function buildingOf(state: Valletta, cell: Cell): Building {
  return buildingAt.of(state, cell) as Building;
}

/** Own buildings that touch a cell. @see valletta.build.adjacency-own-only */
export function ownNeighbours(state: Valletta, seat: number, cell: Cell): readonly Cell[] {
  return (NEIGHBOURS[cell] ?? []).filter((other) => owner.of(state, other) === seat + 1);
}

/**
 * As many of some goods as the supply can give.
 * @param left how many it has
 * @param barrels how many of those that were set aside show the good @see valletta.supply.goods-shortage
 */
export function available(profile: Profile, left: number, barrels: number, wanted: number): number {
  if (left >= wanted || profile.supply === 'unlimited') return wanted;
  return Math.max(0, Math.min(wanted, left + (profile.supply === 'proxied' ? barrels : 0)));
}

/** Takes goods from the supply, as far as there are some. */
export function gain(state: Valletta, seat: Seat, good: GoodIndex, amount: number, rule: RuleIdOfValletta): void {
  if (amount === UNKNOWN) return goods.set(state, seat, good, UNKNOWN);
  const { profile, barrels: inBox } = state.facts;
  const aside = (inBox[good] as number) - barrels.of(state, good);
  const taken = available(profile, supply.of(state, good), aside, amount);
  goods.add(state, seat, good, taken, rule);
  supply.add(state, good, -taken, rule);
}

/** Pays goods to the supply; no more than there are. @see valletta.supply.goods-return */
export function pay(state: Valletta, seat: Seat, good: GoodIndex, amount: number, rule: RuleIdOfValletta): void {
  const owned = goods.of(state, seat, good);
  const paid = owned === UNKNOWN ? amount : Math.min(amount, owned);
  goods.add(state, seat, good, -paid, rule);
  supply.add(state, good, paid, rule);
}

/** A card comes into the hand from outside the deck. @see house.end-phase-gains */
export function enterHand(state: Valletta, seat: Seat, card: Card, rule: RuleIdOfValletta): void {
  if (isFinal.of(state) === 1 && state.facts.profile.setGainsAside) {
    if (card !== UNSEEN) putAside(state, seat, card);
    return;
  }
  handSize.add(state, seat, 1, rule);
  if (card !== UNSEEN) hand.add(state, seat, card, 1, rule);
}

/** valletta.end.gained-cards */
export function putAside(state: Valletta, seat: Seat, card: Card): void {
  aside.set(state, card, aside.of(state, card) | bitOf(seat));
}

/** Whether a player has gained a card that never came into the hand. */
export function isAside(state: Valletta, seat: Seat, card: Card): boolean {
  return card !== UNSEEN && (aside.of(state, card) & bitOf(seat)) !== 0;
}

/** A card leaves the hand; one that is not there leaves the place where it lies, so that a record can be followed. */
export function leaveHand(state: Valletta, seat: Seat, card: Card, rule: RuleIdOfValletta): void {
  const held = hand.of(state, seat, card);
  if (held === UNKNOWN) leaveUnseen(state, seat, card, rule);
  else if (held > 0) takeFrom(hand, handSize, state, seat, card, rule);
  else if (pile.of(state, seat, card) > 0) takeFrom(pile, pileSize, state, seat, card, rule);
  else if (discard.of(state, seat, card) > 0) takeFrom(discard, discardSize, state, seat, card, rule);
}

function takeFrom(
  cards: typeof hand,
  size: typeof handSize,
  state: Valletta,
  seat: Seat,
  card: Card,
  rule: RuleIdOfValletta,
): void {
  cards.add(state, seat, card, -1, rule);
  size.add(state, seat, -1, rule);
}

/** A card that is perhaps in the hand was there. */
function leaveUnseen(state: Valletta, seat: Seat, card: Card, rule: RuleIdOfValletta): void {
  handSize.add(state, seat, -1, rule);
  pile.add(state, seat, card, -1, rule);
  if (pile.of(state, seat, card) <= 0) hand.set(state, seat, card, 0);
  if (isLate.of(state, card) === 1) lateDraws.set(state, lateDraws.of(state) - 1);
  settleHand(state, seat);
}

/** Where as many cards of a hand are known as there are, or all late ones, it holds no others. */
function settleHand(state: Valletta, seat: Seat): void {
  let unseen = handSize.of(state, seat);
  for (const card of CARDS) unseen -= Math.max(0, hand.of(state, seat, card));
  for (const card of CARDS) {
    const isOut = unseen <= 0 || (isLate.of(state, card) === 1 && lateDraws.of(state) <= 0);
    if (isOut && hand.of(state, seat, card) === UNKNOWN) hand.set(state, seat, card, 0);
  }
}

/** The card goes into the next slot. @see valletta.turn.one-at-a-time */
export function putInSlot(state: Valletta, card: Card): void {
  const count = playedCount.of(state);
  if (count >= PLAYS) return;
  played.set(state, count as PlaySlot, card);
  playedCount.set(state, count + 1);
}

/** The played cards come to rest on the discard pile. @see valletta.turn.discard-played */
export function discardPlayed(state: Valletta, seat: Seat): void {
  const count = playedCount.of(state);
  for (let slot = 0; slot < count; slot += 1)
    discard.add(state, seat, played.of(state, slot as PlaySlot) as Card, 1, 'valletta.turn.discard-played');
  discardSize.add(state, seat, count, 'valletta.turn.discard-played');
  playedCount.set(state, 0);
}

/** The discards become part of the draw pile. */
export function shuffle(state: Valletta, seat: Seat, rule: RuleIdOfValletta): void {
  state.trace?.reckoned?.(rule, [seat, discardSize.of(state, seat)]);
  for (const card of CARDS) {
    const count = discard.of(state, seat, card);
    if (count === 0) continue;
    pile.set(state, seat, card, pile.of(state, seat, card) + count);
    discard.set(state, seat, card, 0);
  }
  pileSize.set(state, seat, pileSize.of(state, seat) + discardSize.of(state, seat));
  discardSize.set(state, seat, 0);
}
