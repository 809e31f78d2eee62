/** Setup: the display, the opening hands, and the draft of an extra good. @see valletta.md 1.3 to 1.5 */
import { chancePoint, type DecisionPoint, type Move, Slot } from '../../../kernel/game-definition.js';
import type { Seat } from '../../../kernel/index-of.js';
import { bitOf, everybody } from '../../../kernel/state.js';
import type { RuleIdOfValletta } from '../rulebook.js';
import { GOOD_INDICES, type GoodIndex } from '../table/goods.js';
import { BUILDING_COLOURS, type BuildingColour } from '../vocabulary.js';
import {
  type Building,
  CARDS,
  CELLS,
  type Cell,
  COLOURS,
  type Colour,
  cardNamed,
  type VallettaFacts,
} from './facts.js';
import { DEAL, DRAFT, LAY } from './points.js';
import { HOUSES } from './score.js';
import * as cells from './table.js';
import { beginTurn, draw, drawn } from './turn.js';

type Valletta = cells.Valletta;

/** valletta.setup.building-counts: green, blue, yellow for 2, 3, 4 players. */
export const BUILDING_COUNTS: Readonly<Record<number, Readonly<Record<BuildingColour, number>>>> = {
  2: { green: 6, blue: 8, yellow: 6 },
  3: { green: 8, blue: 10, yellow: 7 },
  4: { green: 10, blue: 12, yellow: 8 },
};
/** valletta.setup.starting-deck: one of each of the first kinds. */
export const STARTING_CARDS = 8;
/** valletta.setup.opening-hand */
export const OPENING_HAND = 5;
/** valletta.setup.builder-supply */
export const NEUTRAL_BUILDERS = 4;
/** valletta.setup.goods-supply */
export const SUPPLY = [42, 30, 30, 30] as const;

/** A table on which no building lies yet. */
export function tableToLay(facts: VallettaFacts): Valletta {
  const state = cells.emptyTable(facts);
  const counts = BUILDING_COUNTS[facts.seats.length];
  for (const colour of COLOURS) cells.toLay.set(state, colour, counts?.[BUILDING_COLOURS[colour] ?? 'green'] ?? 0);
  return state;
}

/** The box is open: what is laid out and dealt is chance. */
export function newTable(facts: VallettaFacts): Valletta {
  const state = tableToLay(facts);
  cells.characters.set(state, cardNamed('builder'), NEUTRAL_BUILDERS);
  for (const good of GOOD_INDICES) {
    cells.barrels.set(state, good, facts.barrels[good] as number);
    cells.supply.set(state, good, SUPPLY[good] ?? 0);
    cells.inDraft.set(state, good, 1);
  }
  for (const seat of facts.seats) {
    cells.houses.set(state, seat, HOUSES);
    for (const card of CARDS.slice(0, STARTING_CARDS)) cells.pile.set(state, seat, card, 1);
    cells.pileSize.set(state, seat, STARTING_CARDS);
    for (const good of GOOD_INDICES) cells.gain(state, seat, good, 1, 'valletta.setup.starting-goods');
  }
  state.open(LAY, 1);
  return state;
}

/** The first cell that is still empty, in the order of dealing. */
export function cellToFill(state: Valletta): Cell | undefined {
  return state.facts.cells.find((cell) => cells.buildingOf(state, cell) < 0);
}

function isLaid(state: Valletta, building: Building): boolean {
  for (const cell of CELLS) if (cells.buildingOf(state, cell) === building) return true;
  return false;
}

/** All cards that are taken are shuffled together. @see valletta.setup.building-selection */
export const colour = new Slot<Valletta, Colour, RuleIdOfValletta>({
  name: 'colour',
  at: 0,
  domain: COLOURS,
  conditions: [
    { rule: 'valletta.setup.building-counts', holds: (state, _, value) => cells.toLay.of(state, value) > 0 },
  ],
  weight: (state, _, value) => cells.toLay.of(state, value),
  leadsOn: ({ facts }, _, value) => (facts.coloured[value]?.length ?? 0) > 0,
});

export const building: Slot<Valletta, Building, RuleIdOfValletta> = new Slot({
  name: 'building',
  at: 1,
  domain: ({ facts }, choice, values) => {
    for (const one of facts.coloured[colour.of(choice)] ?? []) values.push(one);
  },
  conditions: [{ rule: 'valletta.setup.building-selection', holds: (state, _, value) => !isLaid(state, value) }],
});

const laying: DecisionPoint<Valletta, RuleIdOfValletta> = chancePoint({
  name: 'place',
  slots: [colour, building],
  apply(state, choice) {
    const cell = cellToFill(state);
    if (cell !== undefined) cells.buildingAt.set(state, cell, building.of(choice));
    cells.toLay.add(state, colour.of(choice), -1, 'valletta.setup.building-counts');
  },
  next(state) {
    if (cellToFill(state) !== undefined) state.open(LAY, 1);
    else state.open(DEAL, everybody(state));
  },
});

const dealing: DecisionPoint<Valletta, RuleIdOfValletta> = chancePoint({
  name: 'hand',
  slots: [drawn],
  apply: (state, choice) => draw(state, choice.seat, drawn.of(choice), 'valletta.setup.opening-hand'),
  next(state) {
    const [first] = state.facts.seats;
    if (first !== undefined && cells.handSize.of(state, first) < OPENING_HAND) state.open(DEAL, everybody(state));
    else beginDraft(state);
  },
});

/** The last seat picks first; in the start-player variant nobody does. @see valletta.draft.pass-right */
function beginDraft(state: Valletta): void {
  const [first = 0 as Seat] = state.facts.seats;
  if (state.facts.profile.startPlayerVariant) beginTurn(state, first);
  else state.open(DRAFT, bitOf(state.facts.seats.at(-1) ?? first));
}

/** The good that a player keeps. @see valletta.draft.keep-one */
export const kept = new Slot<Valletta, GoodIndex, RuleIdOfValletta>({
  name: 'good',
  at: 0,
  domain: GOOD_INDICES,
  conditions: [{ rule: 'valletta.draft.distinct', holds: (state, _, good) => cells.inDraft.of(state, good) === 1 }],
});

/** One pick for each, from the last seat to the first. */
export const keep: Move<Valletta, RuleIdOfValletta> = {
  name: 'draft',
  conditions: [
    { rule: 'valletta.draft.keep-one', holds: (state, { seat }) => (cells.picked.of(state) & bitOf(seat)) === 0 },
    { rule: 'valletta.draft.pass-right', holds: (state, { seat }) => state.isDue(seat) },
  ],
  slots: [kept],
  apply(state, choice) {
    const { seat } = choice;
    cells.inDraft.set(state, kept.of(choice), 0);
    cells.picked.set(state, cells.picked.of(state) | bitOf(seat));
    cells.gain(state, seat, kept.of(choice), 1, 'valletta.draft.keep-one');
    if (seat > 0) state.open(DRAFT, bitOf((seat - 1) as Seat));
  },
};

export const SETUP: readonly DecisionPoint<Valletta, RuleIdOfValletta>[] = [
  laying,
  dealing,
  { name: 'draft', moves: [keep], next: (state) => beginTurn(state, 0 as Seat) },
];
