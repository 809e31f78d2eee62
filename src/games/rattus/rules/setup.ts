/** Setup: start tokens, supply, figure and initial placement. @see rattus.md 1.2, 4.1 */
import type { Choice } from '../../../kernel/choice.js';
import { chancePoint } from '../../../kernel/game-definition.js';
import { type Index, indices, type Seat } from '../../../kernel/index-of.js';
import type { Random } from '../../../kernel/random.js';
import { bitOf } from '../../../kernel/state.js';
import type { RuleIdOfRattus } from '../rulebook.js';
import { SETS } from '../table/components.js';
import { SET_NAMES, type SetName } from '../vocabulary.js';
import { IN_PLAY, PAIR, REMOVED } from './amounts.js';
import { type RattusMove, type RattusPoint, RattusSlot, regionSlot } from './declare.js';
import { CARDS, type Card, cardNamed, type RattusFacts, type Region, TOKENS, type Token } from './facts.js';
import { CARD, DEAL, FIGURE, REMOVE, SELECT, SETTLE } from './points.js';
import * as cells from './table.js';

type Rattus = cells.Rattus;

/** The box is open: which tokens lie where is chance. */
export function newTable(facts: RattusFacts): Rattus {
  const state = cells.emptyTable(facts);
  state.open(facts.profile.expansion ? SELECT : DEAL, bitOf(FIRST));
  return state;
}

/** Whom chance is about that is about nobody. */
const FIRST = 0 as Seat;

/**
 * One of the tokens in a place, at random.
 * @param from a value of `where`, or `ANYWHERE`
 * @param isStart only those with a purple rim, or only those without
 */
export function anyToken(state: Rattus, random: Random, from: number, isStart?: 0 | 1): Token | undefined {
  const { facts } = state;
  let count = 0;
  for (let token = 0; token < facts.tokenIds.length; token += 1)
    if (isAmong(state, token as Token, from, isStart)) count += 1;
  let left = random.below(count);
  for (let token = 0; token < facts.tokenIds.length; token += 1) {
    if (!isAmong(state, token as Token, from, isStart)) continue;
    if (left === 0) return token as Token;
    left -= 1;
  }
  return undefined;
}

function isAmong(state: Rattus, token: Token, from: number, isStart?: 0 | 1): boolean {
  return liesIn(state, token, from) && (isStart === undefined || state.facts.isStart[token] === isStart);
}

/** Whether a token lies in a place. @param from a value of `where`, or `ANYWHERE` */
export function liesIn(state: Rattus, token: Token, from: number): boolean {
  return token < state.facts.tokenIds.length && (from === cells.ANYWHERE || cells.where.of(state, token) === from);
}

/** A way to choose the six cards: at random, by agreement, or one of the suggested sets. */
type Way = Index<'way'>;
const [AT_RANDOM, AGREED] = indices<Way>(2) as [Way, Way];
const WAYS = indices<Way>(AGREED + 1 + SET_NAMES.length);
/** So much more likely is chance than any other way. */
const RANDOM_WEIGHT = 4;

const way = new RattusSlot<Way>({
  name: 'way',
  at: 0,
  domain: WAYS,
  conditions: [
    {
      rule: 'rattus.piper.select-suggested',
      holds: ({ facts }, _, chosen) => setChosen(chosen).every((card) => facts.cards.includes(card)),
    },
  ],
  weight: (_, __, chosen) => (chosen === AT_RANDOM ? RANDOM_WEIGHT : 1),
});

/** The name of the suggested set; undefined where the cards are chosen in another way. */
function setOf(chosen: Way): SetName | undefined {
  return SET_NAMES[chosen - AGREED - 1];
}

function setChosen(chosen: Way): readonly Card[] {
  const name = setOf(chosen);
  return name === undefined ? [] : SETS[name].map(cardNamed);
}

/** How a record says that the cards were chosen. */
export function selectionOf(choice: Choice): { readonly by: 'random' | 'agreed' | 'set'; readonly set?: SetName } {
  const chosen = way.of(choice);
  const set = setOf(chosen);
  return set === undefined ? { by: chosen === AGREED ? 'agreed' : 'random' } : { by: 'set', set };
}

/** How the cards of Pied Piper are chosen. What players agree on is as good as any six cards. @see rattus.piper.select-agreed */
export const SELECTING: RattusPoint = chancePoint({
  name: 'select',
  slots: [way],
  apply(state, choice) {
    for (const card of setChosen(way.of(choice))) cells.owner.set(state, card, cells.IN_DISPLAY);
  },
  next: openCards,
});

/** rattus.piper.select-random */
export const drawnCard = new RattusSlot<Card>({
  name: 'card',
  at: 0,
  domain: CARDS,
  conditions: [
    {
      rule: 'rattus.piper.six-in-play',
      holds: (state, _, card) => cells.owner.of(state, card) === cells.NOT_IN_GAME && state.facts.cards.includes(card),
    },
  ],
});

const drawingCards: RattusPoint = chancePoint({
  name: 'card',
  slots: [drawnCard],
  apply: (state, choice) => cells.owner.set(state, drawnCard.of(choice), cells.IN_DISPLAY),
  next: openCards,
});

/** The cards of the game. */
export function cardsInPlay(state: Rattus): readonly Card[] {
  return CARDS.filter((card) => cells.owner.of(state, card) !== cells.NOT_IN_GAME);
}

/** A token from the box. @param isStart 1: one with a purple rim; 0: one without @param rule the one that says which */
function fromTheBox(isStart: 0 | 1, rule: RuleIdOfRattus): RattusSlot<Token> {
  return new RattusSlot<Token>({
    name: 'token',
    at: 0,
    domain: TOKENS,
    conditions: [
      { rule: 'rattus.token.census', holds: (state, _, token) => liesIn(state, token, cells.IN_SUPPLY) },
      { rule, holds: ({ facts }, _, token) => facts.isStart[token] === isStart },
    ],
    pick: (state, _, random) => anyToken(state, random, cells.IN_SUPPLY, isStart),
  });
}

export const startToken = fromTheBox(1, 'rattus.setup.start-token-each-region');

/** The region that gets its start token next; undefined when all have theirs. */
export function nextRegion(state: Rattus): Region | undefined {
  for (const region of state.facts.regions) if (cells.rats.of(state, region) === 0) return region;
  return undefined;
}

const dealing: RattusPoint = chancePoint({
  name: 'rat',
  slots: [startToken],
  apply(state, choice) {
    const region = nextRegion(state);
    const token = startToken.of(choice);
    if (region === undefined) return;
    cells.addRat(state, region, token);
    cells.where.set(state, token, cells.ON_BOARD);
    cells.ratSupply.add(state, -1, 'rattus.setup.start-token-each-region');
  },
  next(state) {
    if (nextRegion(state) !== undefined) state.open(DEAL, bitOf(FIRST));
    else state.open(REMOVE, 0);
  },
});

export const removedToken = fromTheBox(0, 'rattus.setup.supply-removal');

const removing: RattusPoint = chancePoint({
  name: 'remove',
  slots: [removedToken],
  apply(state, choice) {
    cells.where.set(state, removedToken.of(choice), cells.REMOVED_UNSEEN);
    cells.ratSupply.add(state, -1, 'rattus.setup.supply-removal');
  },
  next: (state) => state.open(isRemoving(state, cells.ratSupply.of(state)) ? REMOVE : FIGURE, bitOf(FIRST)),
});

export const figureRegion = regionSlot('region', [
  { rule: 'rattus.setup.figure-anywhere', holds: (state, _, region) => cells.isOpen(state, region) },
]);

/** Nobody is said to choose where the figure begins. @see rattus.setup.figure-anywhere */
const puttingFigure: RattusPoint = chancePoint({
  name: 'figure',
  slots: [figureRegion],
  apply: (state, choice) => cells.figure.set(state, figureRegion.of(choice)),
  next: openSettling,
});

export const settledRegion = regionSlot('region', [
  { rule: 'rattus.setup.regions-by-players', holds: (state, _, region) => cells.isOpen(state, region) },
]);

const settle: RattusMove = {
  name: 'settle',
  conditions: [],
  slots: [settledRegion],
  apply(state, choice) {
    cells.cubes.add(state, settledRegion.of(choice), choice.seat, PAIR, 'rattus.setup.initial-pair');
    cells.supply.add(state, choice.seat, -PAIR, 'rattus.setup.initial-pair');
    cells.settled.set(state, cells.settled.of(state) + 1);
  },
};

/** Who settles behind so many: clockwise, then backwards; undefined behind the last. @see rattus.setup.initial-round-one, -.initial-round-two */
export function seatSettling(players: number, done: number): Seat | undefined {
  if (done >= 2 * players) return undefined;
  return (done < players ? done : 2 * players - 1 - done) as Seat;
}

function openSettling(state: Rattus): void {
  const seat = seatSettling(state.facts.seats.length, cells.settled.of(state));
  if (seat !== undefined) state.open(SETTLE, bitOf(seat));
  else {
    // The start player takes the first turn. @see rattus.setup.first-turn
    cells.turn.set(state, 1);
    cells.goOn(state);
  }
}

/** Whether tokens are still to be taken out while so many are left. */
function isRemoving({ facts }: Rattus, left: number): boolean {
  return left > facts.tokenIds.length - facts.regions.length - (REMOVED[facts.seats.length] ?? 0);
}

function openCards(state: Rattus): void {
  state.open(cardsInPlay(state).length < IN_PLAY ? CARD : DEAL, bitOf(FIRST));
}

export const SETUP: readonly RattusPoint[] = [
  drawingCards,
  dealing,
  removing,
  puttingFigure,
  { name: 'settle', moves: [settle], next: openSettling },
];
