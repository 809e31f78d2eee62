/** The last round: abilities only; the figure moves by card. @see rattus.md 3.5, 4.11, 4.14 */
import type { Choice } from '../../../kernel/choice.js';
import { type Index, indices, type Seat } from '../../../kernel/index-of.js';
import type { RuleIdOfRattus } from '../rulebook.js';
import type { Card as CardName } from '../vocabulary.js';
import { ADDED } from './added-cubes.js';
import { MOST_STEPS, NEUTRAL } from './amounts.js';
import { openLastUnload } from './cards/baker.js';
import { lastSoldier } from './cards/soldier.js';
import { type RattusMove, type RattusPoint, RattusSlot } from './declare.js';
import { triggeredBy } from './end-trigger.js';
import { type Card, cardNamed, KNIGHT, NOWHERE, REGIONS_OR_NONE, type Region } from './facts.js';
import { askForHelp } from './help.js';
import { advance, COUNTING, type Counting, counting, stepBehind, stepTooFar } from './plague.js';
import { SLOT } from './points.js';
import { endRavage, spreadIsDone } from './ravage.js';
import { beginSpread, owesSpread, watchRoom } from './spread.js';
import { nextToFigure } from './step.js';
import * as cells from './table.js';
import { ACTIONS, beginTurn } from './turn.js';

type Rattus = cells.Rattus;

/** Cards that move the figure: one of them, or several together. @see rattus.end.no-figure, rattus.piper.end-combo */
export const MOVERS = ['knight', 'crusader', 'serf'] as const satisfies readonly CardName[];
export type Mover = (typeof MOVERS)[number];
const CARDS = MOVERS.map(cardNamed);
/** Some of them, one bit each. */
type Movers = Index<'movers'>;
const SETS = indices<Movers>(1 << MOVERS.length).slice(1);
const THE_KNIGHT = 1;
const THE_SERF = 4;

/** The set of some cards; 0 for none. */
export function setOf(cards: readonly Mover[]): number {
  return MOVERS.reduce((set, card, bit) => (cards.includes(card) ? set | (1 << bit) : set), 0);
}

/** The cards in a set. */
export function moversIn(set: Movers): readonly Card[] {
  return CARDS.filter((_, bit) => (set >> bit) & 1);
}

export const movers = new RattusSlot<Movers>({
  name: 'by',
  at: 0,
  domain: SETS,
  conditions: [
    {
      rule: 'rattus.end.no-figure',
      holds: (state, { seat }, set) => set > 0 && moversIn(set).every((card) => cells.owns(state, seat, card)),
    },
    {
      rule: 'rattus.card.once',
      holds: (state, _, set) => moversIn(set).every((card) => cells.used.of(state, card) === 0),
    },
  ],
});

/** Whether the figure may stay where it is. @see options last-round-zero-steps, last-round-serf-zero-steps */
export function mayStay({ facts: { profile } }: Rattus, set: number): boolean {
  return set === THE_SERF ? profile.lastRoundSerfStays : profile.lastRoundZeroSteps;
}

/** How far such cards move the figure. */
export function mostSteps(set: number): number {
  return set === THE_SERF ? 1 : MOST_STEPS;
}

/** The rule of the cards that move the figure. */
export function ruleOfMovers(choice: Choice): RuleIdOfRattus {
  if (movers.of(choice) === THE_SERF) return 'rattus.piper.end-serf';
  return movers.of(choice) & THE_KNIGHT ? 'rattus.end.knight-move' : 'rattus.piper.end-crusader';
}

/** The figure may come back. */
export const firstStep = new RattusSlot<Region>({
  name: 'first',
  at: 1,
  domain: REGIONS_OR_NONE,
  conditions: [
    {
      rule: (_, choice) => ruleOfMovers(choice),
      holds: (state, choice, region) => region !== NOWHERE || mayStay(state, movers.of(choice)),
    },
    ...nextToFigure('rattus.plague.adjacent-step'),
  ],
});

export const secondStep = new RattusSlot<Region>({
  name: 'second',
  at: 2,
  domain: REGIONS_OR_NONE,
  conditions: [
    {
      rule: (_, choice) => ruleOfMovers(choice),
      holds: (_, choice, region) => region === NOWHERE || mostSteps(movers.of(choice)) > 1,
    },
    ...stepBehind(firstStep),
  ],
});

export const thirdStep = stepTooFar(3, (_, choice) => ruleOfMovers(choice));

/** Where the plague waits for the end, the figure is sure to count then. @see rattus.end.knight-neutral */
export const countingLast = new RattusSlot<Counting>({
  name: 'as-cubes',
  at: 4,
  // Whose knight does not move the figure gains nothing by it.
  domain: (state, choice, values) => {
    const isIdle = (movers.of(choice) & THE_KNIGHT) === 0 && cells.owns(state, choice.seat, KNIGHT);
    for (const counts of COUNTING) if (counts === 0 || !isIdle) values.push(counts);
  },
  conditions: [
    ...counting.declared.conditions,
    {
      rule: 'rattus.end.knight-neutral',
      holds: ({ facts }, choice, counts) =>
        counts === 1 || (movers.of(choice) & THE_KNIGHT) === 0 || facts.profile.lastRoundKnightNow,
    },
  ],
});

/** Whether the plague acts at once where such cards have moved the figure. @param set of the cards */
export function ravagesAtOnce({ facts }: Rattus, set: number): boolean {
  const { lastRoundKnightNow, lastRoundSerfWaits } = facts.profile;
  const waits = (lastRoundKnightNow ? 0 : THE_KNIGHT) | (lastRoundSerfWaits ? THE_SERF : 0);
  return (set & ~waits) !== 0;
}

/** rattus.online.last-round-immediate, rattus.online.last-round-combine, options last-round-knight, last-round-serf */
export const moveFigure: RattusMove = {
  name: 'last plague',
  conditions: [{ rule: 'rattus.piper.end-combo', holds: (state) => cells.moved.of(state) === 0 }],
  slots: [movers, firstStep, secondStep, thirdStep, countingLast],
  apply(state, choice) {
    const { lastRoundKnightNow } = state.facts.profile;
    const set = movers.of(choice);
    for (const card of moversIn(set)) cells.used.set(state, card, 1);
    cells.moved.set(state, 1);
    advance(state, firstStep.of(choice), secondStep.of(choice));
    if ((set & THE_KNIGHT) !== 0 && !lastRoundKnightNow) cells.countsAtEnd.set(state, 1);
    if (!ravagesAtOnce(state, set)) {
      if ((set & THE_SERF) !== 0) cells.serfWaits.set(state, cells.figure.of(state));
      return;
    }
    cells.ravaging.set(state, cells.RAVAGE);
    beginSpread(state);
    cells.neutral.set(state, lastRoundKnightNow && countingLast.of(choice) === 1 ? NEUTRAL : 0);
  },
};

/** Nothing more is used. A plague that was let loose must come to its end before. */
const finish: RattusMove = {
  name: 'end',
  conditions: [
    spreadIsDone,
    { rule: 'rattus.ravage.continue', holds: (state) => cells.ravaging.of(state) !== cells.RAVAGE },
  ],
  slots: [],
  apply: nextSlot,
};

/** Everybody but the player who brought about the end, counter-clockwise. @see rattus.end.last-round-order */
function nextSlot(state: Rattus): void {
  const had = cells.slots.of(state);
  beginTurn(state);
  if (had === state.facts.seats.length - 1) return openLastUnload(state);
  cells.slots.set(state, had + 1);
  cells.turn.set(state, cells.turn.of(state) + 1);
  cells.active.set(state, seatOfSlot(state, had));
  state.open(SLOT, cells.activeBit(state));
}

/** Who has a slot. @param before how many have had one */
export function seatOfSlot(state: Rattus, before: number): Seat {
  const players = state.facts.seats.length;
  return (((triggeredBy(state) ?? 0) + players - 1 - before) % players) as Seat;
}

/** The plague of a slot has nothing left to act on, and no token that is due finds room. */
function slotIsSpent(state: Rattus): boolean {
  return owesSpread(state) === false && cells.plagueIsSpent(state) === true;
}

export const SLOTS: RattusPoint = {
  name: 'slot',
  moves: [...ACTIONS, ADDED.peasant.move, ADDED.mayor.move, ADDED.queen.move, lastSoldier, moveFigure, finish],
  next(state) {
    if (cells.slots.of(state) === 0) return nextSlot(state);
    watchRoom(state);
    if (cells.ravaging.of(state) === cells.RAVAGE && slotIsSpent(state)) {
      if (askForHelp(state)) return;
      // What other abilities bring there later does not bring the plague back.
      endRavage(state);
    }
    state.open(SLOT, cells.activeBit(state));
  },
};
