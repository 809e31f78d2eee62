/** What lies on the table of Rattus, as numbers. */
import type { Condition } from '../../../kernel/game-definition.js';
import { type Index, indices, type Seat } from '../../../kernel/index-of.js';
import { Layout } from '../../../kernel/layout.js';
import { bitOf, GameState } from '../../../kernel/state.js';
import { atLeast, opposite, type Truth, UNKNOWN } from '../../../kernel/truth.js';
import type { RuleIdOfRattus } from '../rulebook.js';
import { CUBES, POTIONS } from './amounts.js';
import {
  BORDERS,
  borderBetween,
  CARDS,
  type Card,
  PLACES,
  type Place,
  type RattusFacts,
  REGIONS,
  type Region,
  SEATS,
  SERF,
  TOKENS,
  type Token,
  UNSEEN,
} from './facts.js';
import { FINAL, LOOK_AGAIN, ORDER, SLOT, SWAP, TURN } from './points.js';

/** A game of Rattus. */
export type Rattus = GameState<RattusFacts>;

/** Where a token lies: in the supply, on the board, among the discarded ones; or it has been taken out of the game. */
export const IN_SUPPLY = 0;
export const ON_BOARD = 1;
export const IN_BOX = 2;
export const REMOVED_UNSEEN = 3;
/** In any of these places, for whoever looks for a token. */
export const ANYWHERE = -1;
/** Whose a card is, if nobody's. `UNKNOWN`: it may be in the game. */
export const IN_DISPLAY = -1;
export const NOT_IN_GAME = -2;
/** As a token: it lies in the region, and which one it is has not been drawn yet. */
export const UNDRAWN = -1 as Token;

/** The region and the place in it of a number of `tokenAt`. */
function spotOf(number: number): readonly [Region, Place] {
  return [Math.floor(number / PLACES.length) as Region, (number % PLACES.length) as Place];
}

/** Tokens lie face down, but for those that the crusader has turned up. @see rattus.board.tokens-hidden */
function isFaceUp(state: GameState, region: Region, place: Place): boolean {
  if (hasOrder.of(state) === 0 || region !== figure.of(state)) return false;
  return state.point === ORDER || order.of(state, place) > 0;
}

/** Whether a seat is looking at a token with the witch. @see rattus.witch.private */
function isLookedAt(state: GameState, region: Region, place: Place, seat: Seat | undefined): boolean {
  if (seat !== active.of(state) || (state.point !== LOOK_AGAIN && state.point !== SWAP)) return false;
  const looks = state.point === SWAP ? PLACES.slice(0, 2) : PLACES.slice(0, 1);
  return looks.some((look) => lookedRegion.of(state, look) === region && lookedPlace.of(state, look) === place);
}

/** Whether a token lies where a seat sees which one it is. */
function isKnown(state: GameState, token: number, seat: Seat | undefined): boolean {
  return REGIONS.some((region) =>
    PLACES.some((place) => {
      if (place >= rats.of(state, region) || tokenAt.of(state, region, place) !== token) return false;
      return isSeen(state, region, place, seat);
    }),
  );
}

/** Whether a seat sees which token lies at a place of a region. @param seat undefined for what lies open */
export function isSeen(state: GameState, region: Region, place: Place, seat: Seat | undefined): boolean {
  return isFaceUp(state, region, place) || isLookedAt(state, region, place, seat);
}

export const layout = new Layout<RuleIdOfRattus>();

export const cubes = layout.byTwo('cubes', REGIONS, SEATS);
/** Cubes that are not on the board. */
export const supply = layout.by('supply', SEATS);
export const castle = layout.by('castle', SEATS);
/** Cubes on the card of the baker. */
export const baker = layout.by('baker', SEATS);
/** How many tokens lie in a region. */
export const rats = layout.by('rats', REGIONS);
/** Which ones, in their order. */
export const tokenAt = layout.byTwo('token', REGIONS, PLACES, (state, spot, token, seat) =>
  isSeen(state, ...spotOf(spot), seat) ? token : UNSEEN,
);
export const where = layout.by('where', TOKENS, (state, token, place, seat) =>
  place === IN_BOX || isKnown(state, token, seat) ? place : UNKNOWN,
);
/** Tokens in the supply. */
export const ratSupply = layout.one('rat supply');
/** Discarded tokens. */
export const boxed = layout.one('boxed');
/** Tokens that lie on the board and have not been drawn yet, and where they are drawn from: `IN_SUPPLY`, `IN_BOX` or `ANYWHERE`. */
export const undrawn = layout.one('undrawn');
export const drawnFrom = layout.one('drawn from');
/** Walls on a border; nuns and bishops in a region. */
export const walls = layout.by('walls', BORDERS);
export const nuns = layout.by('nuns', REGIONS);
export const bishops = layout.by('bishops', REGIONS);
/** Potions that lie under no cube; below none where there is no end to them. */
export const stock = layout.one('stock');
/** The seat that owns a card. */
export const owner = layout.by('owner', CARDS);
/** 1 for a card whose ability has been used in this turn. */
export const used = layout.by('used', CARDS);
export const figure = layout.one('figure');
/** 1 where the figure counts as cubes at the final plague. */
export const countsAtEnd = layout.one('counts at end');
/** Where the serf has moved the figure and waits for the final plague; -1 where none does. @see option last-round-serf */
export const serfWaits = layout.one('serf waits');
/** Initial placements so far. */
export const settled = layout.one('settled');
/** 1-based; slots of the last round are counted on; 0 before the first. */
export const turn = layout.one('turn');
/** The seat whose turn it is. */
export const active = layout.one('active');
/** 1 where a card has been taken in this turn. */
export const taken = layout.one('taken');
/** How cubes have been placed in this turn. */
export const placed = layout.one('placed');
/** 1 where the figure has been moved in this turn. */
export const moved = layout.one('moved');
/** Where the spread of the turn stands. */
export const spreading = layout.one('spreading');
/** Tokens that the spread of the turn has brought. */
export const arrived = layout.one('arrived');
/** Where the ravage of the turn stands. */
export const ravaging = layout.one('ravaging');
/** 1 when the player does without a help that could come to a ravage without cubes or tokens. */
export const declined = layout.one('declined');
/** Tokens that were turned up in this turn. */
export const flips = layout.one('flips');
/** 1 when the crusader has turned up all tokens of the plague region. */
export const hasOrder = layout.one('has order');
/** How many of them have not acted yet. */
export const facingUp = layout.one('facing up');
/** When the token at a place acts: the lowest number first; 0 where that is open. */
export const order = layout.by('order', PLACES);
/** What the latest token makes of the serf. */
export const earned = layout.one('earned');
/** What the figure adds to the population in this turn. */
export const neutral = layout.one('neutral');
/** The seat that has brought about the end; -1 while nobody has. */
export const trigger = layout.one('trigger');
/** Slots of the last round that have begun; 0 before it. */
export const slots = layout.one('slots');
/** 1 when the final plague has begun. */
export const isFinal = layout.one('is final');
/** The first token that the witch has looked at, by region and place, and the second one. */
export const lookedRegion = layout.by('looked at region', PLACES.slice(0, 2));
export const lookedPlace = layout.by('looked at place', PLACES.slice(0, 2));

/** Values of `placed`, if cubes have been. @see rattus.piper.mayor-waive */
export const BY_TOKENS = 1;
export const BY_MAYOR = 2;
/** Values of `spreading`. `OPTIONAL`: there was no room for the tokens once; they may come where there is, and need not. */
export const NOT_DUE = 0;
export const DUE = 1;
export const OPTIONAL = 2;
/** Values of `ravaging`. `OVER`: nothing can be turned up any more, whatever may come into the region. */
export const NO_RAVAGE = 0;
export const RAVAGE = 1;
export const OVER = 2;

/**
 * Values of `earned`: nothing, a cube of the serf, one that he has had, nothing since only potions went, nothing any more since
 * another token was turned up. @see rattus.piper.serf-add, rattus.piper.serf-potion, rattus.piper.serf-immediate
 */
export const NOTHING = 0;
export const A_CUBE = 1;
export const HAD = 2;
export const ONLY_POTIONS = 3;
export const MISSED = 4;

/** How many cubes can have potions under them: all. */
export const FLASKS = indices<Index<'flask'>>(SEATS.length * CUBES);
/** Cubes with potions under them: how many there are, whose and where each is, and how many potions lie under it. */
export const flasks = layout.one('flasks');
export const flaskAt = layout.by('flask at', FLASKS);
export const flaskHeight = layout.by('flask height', FLASKS);

/** What a use of nuns or walls has done so far: how many, where they came from and where they went. */
export const piecesMoved = layout.one('pieces moved');
export const pieceFrom = layout.by('piece from', PLACES.slice(0, 3));
export const pieceTo = layout.by('piece to', PLACES.slice(0, 3));

/** The regions that the mayor serves, one bit each; how many cubes come on top, and the region that was served last. */
export const served = layout.one('served');
export const extraCubes = layout.one('extra cubes');
export const latestServed = layout.one('latest served');

/** Where a token hits, if somebody has to answer. */
export const hitRegion = layout.one('hit region');
/** Hits of a token that a player has to answer yet; what was spent and given last, as the potions under the cube. */
export const hitsLeft = layout.by('hits left', SEATS);
export const latestSpent = layout.by('latest spent', SEATS);
export const latestGiven = layout.by('latest given', SEATS);

/** A table with nothing on it; all tokens are in the supply. The cards of the base game are always the same. */
export function emptyTable(facts: RattusFacts): Rattus {
  const state: Rattus = new GameState(facts, layout.size);
  for (const seat of facts.seats) supply.set(state, seat, CUBES);
  for (const card of CARDS) owner.set(state, card, NOT_IN_GAME);
  if (!facts.profile.expansion) for (const card of facts.cards) owner.set(state, card, IN_DISPLAY);
  ratSupply.set(state, facts.tokenIds.length);
  stock.set(state, POTIONS);
  trigger.set(state, -1);
  serfWaits.set(state, -1);
  return state;
}

/** Whether a card lies before a player. @see rattus.card.owned */
export function owns(state: Rattus, seat: Seat, card: Card): boolean {
  return owner.of(state, card) === seat;
}

/** Cubes of all colours; `UNKNOWN` where somebody's are. @see rattus.board.shared-regions */
export function populationOf(state: Rattus, region: Region): number {
  let population = 0;
  for (const seat of state.facts.seats) {
    const own = cubes.of(state, region, seat);
    if (own === UNKNOWN) return UNKNOWN;
    population += own;
  }
  return population;
}

/**
 * The seat whose serf the tokens of a region may earn a cube: of the active player; in the final plague, where nobody is active, of
 * the one who waits there. Below 0 for nobody's.
 */
export function seatOfSerf(state: Rattus, region: Region): number {
  if (isFinal.of(state) === 0) return active.of(state);
  return region === serfWaits.of(state) ? owner.of(state, SERF) : -1;
}

/** Whether the last round has begun. */
export function isLastRound(state: Rattus): boolean {
  return slots.of(state) > 0;
}

/** Whether the plague has nothing left to act on in a region. @see rattus.ravage.continue, option neutral-enables-ravage */
export function isSpent(state: Rattus, region: Region, added: number): Truth {
  return rats.of(state, region) === 0 || opposite(hasVictims(state, region, added));
}

/** Whether the plague has nothing to act on where it is. */
export function plagueIsSpent(state: Rattus): Truth {
  return isSpent(state, plagueRegion(state), neutral.of(state));
}

/** Whether there is a cube for the plague to act on, or the figure does for one. @see option neutral-enables-ravage */
export function hasVictims(state: Rattus, region: Region, added: number): Truth {
  return (
    populationOf(state, region) !== 0 || (added !== 0 && state.facts.profile.neutralEnablesRavage && atLeast(added, 1))
  );
}

/** Where the figure stands. */
export function plagueRegion(state: Rattus): Region {
  return figure.of(state) as Region;
}

/** Whether a token lies at a place of a region. */
export function isPlaceIn(state: Rattus, region: Region, place: Place): boolean {
  return place >= 0 && place < rats.of(state, region);
}

/** Whether the plague is at work, and nothing has been turned up yet. */
export function isUntouched(state: Rattus): boolean {
  return ravaging.of(state) === RAVAGE && flips.of(state) === 0 && hasOrder.of(state) === 0;
}

/** Takes a token out of a region; those behind it move up. @returns which one it was */
export function takeRat(state: Rattus, region: Region, place: Place): Token {
  const token = tokenAt.of(state, region, place) as Token;
  const left = rats.of(state, region) - 1;
  if (left < 0) return UNSEEN;
  for (let at = place as number; at < left; at += 1)
    tokenAt.set(state, region, at as Place, tokenAt.of(state, region, (at + 1) as Place) as Token);
  rats.set(state, region, left);
  return token;
}

/** Regions that are not in use are closed to everything. */
export function isOpen({ facts }: Rattus, region: Region): boolean {
  return facts.inUse[region] === 1;
}

/** A token comes into a region. */
export function addRat(state: Rattus, region: Region, token: Token): void {
  const place = Math.min(rats.of(state, region), PLACES.length - 1) as Place;
  tokenAt.set(state, region, place, token);
  rats.set(state, region, place + 1);
}

/** Turn, slot or final plague goes on. */
export function goOn(state: Rattus): void {
  state.open(isFinal.of(state) === 1 ? FINAL : isLastRound(state) ? SLOT : TURN, 0);
}

/** A wall stands between two regions. @see rattus.piper.emperor-block */
export function isWalled(state: Rattus, one: Region, other: Region): boolean {
  return one !== other && walls.of(state, borderBetween(one, other)) > 0;
}

/** A token that was turned up goes to the box. @see rattus.ravage.discard */
export function discard(state: Rattus, token: Token): void {
  if (token >= 0) where.set(state, token, IN_BOX);
  boxed.set(state, boxed.of(state) + 1);
}

/** The set of the player whose turn it is. */
export function activeBit(state: Rattus): number {
  return bitOf(active.of(state) as Seat);
}

/** A token has left a region by a card: which of those that the crusader has turned up are left is open. @see rattus.piper.crusader-reveal */
export function disturb(state: Rattus, region: Region): void {
  if (hasOrder.of(state) === 0 || region !== plagueRegion(state)) return;
  for (const place of PLACES) order.set(state, place, 0);
}

/** Whether a card is one of the six of the game. */
export function isInGame(state: Rattus, card: Card): Truth {
  const at = owner.of(state, card);
  return at === UNKNOWN ? 'unknown' : at !== NOT_IN_GAME;
}

/** Something that is done in a turn until the figure moves. @param last the rule that keeps it out of the last round */
export function beforeTheFigure(last: RuleIdOfRattus): Condition<Rattus, RuleIdOfRattus> {
  return {
    rule: (state) => (isLastRound(state) ? last : 'rattus.turn.c-last'),
    holds: (state) => !isLastRound(state) && moved.of(state) === 0,
  };
}

type Conditions = readonly Condition<Rattus, RuleIdOfRattus>[];

/** The player has a card of the game. */
export function owned(card: Card): Conditions {
  return OWNED[card] as Conditions;
}

const OWNED: readonly Conditions[] = CARDS.map((card) => [
  { rule: 'rattus.piper.six-in-play', holds: (state) => isInGame(state, card) },
  {
    rule: 'rattus.card.owned',
    holds: (state, { seat }) => (owner.of(state, card) === UNKNOWN ? 'unknown' : owns(state, seat, card)),
  },
]);

/** Only whose turn it is uses cards, and each once. */
export function ownedOnce(card: Card): Conditions {
  return OWNED_ONCE[card] as Conditions;
}

const OWNED_ONCE: readonly Conditions[] = CARDS.map((card) => [
  ...owned(card),
  { rule: 'rattus.card.once', holds: (state) => used.of(state, card) === 0 },
]);
