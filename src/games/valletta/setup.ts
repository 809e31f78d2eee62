/** From the box to the first move: counts, display, decks, goods. @see valletta.md 1.3, 4.1 and 4.3 */

import { differing, foundAt } from '../../engine/facts.js';
import type { Parts } from '../../engine/game-run.js';
import type { Judge } from '../../engine/judge.js';
import { counts, list, name, namedEdition, player as playerName, quoted } from '../../engine/message.js';
import type { PartyRules } from '../../engine/party.js';
import { PARTY } from '../../engine/quantity.js';
import { recordsOf } from '../../engine/records.js';
import { onePerPlayer } from '../../engine/stated-player.js';
import { known } from '../../log/attribute.js';
import { childrenNamed } from '../../log/vocabulary.js';
import { tellHand, tellOpening, tellRow } from './laid-out.js';
import { RecordedDisplay } from './record/recorded-display.js';
import { cellNamed, factsOf } from './rules/facts.js';
import { BUILDING_COUNTS, NEUTRAL_BUILDERS, OPENING_HAND, STARTING_CARDS } from './rules/setup.js';
import { CellState } from './table/cell-state.js';
import { COLUMNS, cellsFor, rowCount, rowOf } from './table/city.js';
import { type Building, kindOf } from './table/components.js';
import { miscountedIn, ofPlayer, onTable } from './table/quantities.js';
import type { TableState } from './table/state.js';
import {
  BUILDING_COLOURS,
  type BuildingColour,
  type Cell,
  CHARACTERS,
  type Character,
  GOODS,
  type VallettaElement,
  type VallettaElementOf,
  type VallettaVocabulary,
} from './vocabulary.js';

/** valletta.setup.starting-deck: one of each. */
export const STARTING_DECK: readonly Character[] = CHARACTERS.slice(0, STARTING_CARDS);

/** Two to four players, each of another colour. @see valletta.setup.player-count, valletta.setup.player-colour */
export const party: PartyRules = {
  count: 'valletta.setup.player-count',
  countMessage: 'valletta_player-count',
  colour: 'valletta.setup.player-colour',
  colourMessage: 'valletta_same-colour',
};

/** Lays everything out. */
export function setUp(table: TableState, judge: Judge, { setup, moves, game }: Parts<VallettaVocabulary>): void {
  requireScope(table, judge, game);
  layDisplay(table, judge, setup, game);
  const laid = [...table.cells.keys()];
  const { cells } = table.board.facts;
  if (laid.length !== cells.length || laid.some((at, index) => cellNamed(at) !== cells[index]))
    table.board.facts = factsOf(table.edition, table.profile, table.players.length, laid);
  tellOpening(table, judge);
  for (let copy = 0; copy < NEUTRAL_BUILDERS; copy += 1) {
    judge.effect('valletta.setup.builder-supply', { verb: 'place', thing: 'card', which: 'builder', to: 'characters' });
  }
  dealDecks(table, judge, setup, recordsOf(moves).has('hands'));
  for (const player of table.players) {
    for (const good of GOODS) judge.effect('valletta.setup.starting-goods', table.fromSupply(player, good));
  }
}

/** The variant with fewer barrels is for two. */
function requireScope(table: TableState, judge: Judge, game: VallettaElement): void {
  const { size } = table.roster;
  const option = game.children
    .find((child) => child.name === 'options')
    ?.children.find((child) => child.name === 'option' && child.values.name === 'variant.fewer-barrels');
  judge.require('valletta.variant.fewer-barrels-scope', !table.profile.fewerBarrels || size === 2, () => ({
    kind: 'setup',
    message: 'valletta_fewer-barrels-scope',
    with: { count: size },
    element: option ?? game,
  }));
}

function layDisplay(
  table: TableState,
  judge: Judge,
  setup: VallettaElementOf<'setup'> | undefined,
  game: VallettaElement,
): void {
  const size = Math.min(4, Math.max(2, table.roster.size));
  const cells = cellsFor(size);
  const places = (setup?.children ?? []).filter((child) => child.name === 'place') as VallettaElementOf<'place'>[];
  if (places.length === 0) {
    judge.find('valletta.setup.row-layout', {
      kind: 'missing',
      message: 'valletta_no-display',
      with: { count: cells.length },
      element: setup ?? game,
    });
    table.hideCity('setup');
    for (const at of cells) addCell(table, at, undefined);
    return;
  }
  const display = new RecordedDisplay(table, size);
  const allowed = new Set(cells);
  // A building that has slipped into another row is not a row too many.
  const surplusRows = places.length > cells.length && rowsOf(places) > rowCount(size);
  for (const place of places) layBuilding(table, judge, place, allowed, display, surplusRows);
  const empty = cells.filter((at) => !table.cells.has(at));
  const rowsMissing = empty.length > 0 && empty.length % COLUMNS.length === 0 && rowsOf(places) < rowCount(size);
  judge.require('valletta.setup.row-count', !rowsMissing, () => ({
    kind: 'setup',
    message: 'valletta_row-count',
    with: { rows: rowCount(size), found: rowsOf(places), players: size },
    ...differing(rowCount(size), rowsOf(places)),
    dependsOn: [onTable('display'), PARTY],
    taints: [onTable('display')],
  }));
  const whole = judge.require('valletta.setup.row-layout', empty.length === 0, () => ({
    kind: 'setup',
    message: 'valletta_empty-cells',
    with: { cells: list(empty.map((at) => name('cell', at))), rows: rowCount(size), count: cells.length },
    ...differing(cells.length, cells.length - empty.length),
    dependsOn: [onTable('display'), PARTY],
  }));
  for (const at of empty) addCell(table, at, undefined);
  if (whole && places.length === cells.length) checkColours(table, judge, size, display);
  if (judge.trace) for (const row of new Set(cells.map(rowOf))) tellRow(judge, row, places, table);
}

/** In how many rows buildings lie. */
function rowsOf(places: readonly VallettaElementOf<'place'>[]): number {
  return new Set(places.flatMap(({ values: { at } }) => (at === undefined || at === '?' ? [] : rowOf(at)))).size;
}

function layBuilding(
  table: TableState,
  judge: Judge,
  place: VallettaElementOf<'place'>,
  cells: ReadonlySet<Cell>,
  display: RecordedDisplay,
  surplusRows: boolean,
): void {
  const { at, building: id } = place.values;
  if (at === undefined || at === '?' || id === undefined) {
    table.hideCity('notation');
    return;
  }
  // A row too many is one fault, not five.
  judge.require(surplusRows ? 'valletta.setup.row-count' : 'valletta.setup.row-layout', cells.has(at), () => ({
    kind: 'setup',
    message: 'valletta_cell-outside',
    with: { cell: name('cell', at), count: table.roster.size },
    ...foundAt(place, 'at', at),
    dependsOn: [onTable('display')],
    taints: [onTable('display')],
  }));
  judge.require('valletta.setup.row-layout', !table.cells.has(at), () => ({
    kind: 'setup',
    message: 'valletta_cell-twice',
    with: { cell: name('cell', at) },
    ...foundAt(place, 'at', at),
    taints: [onTable('display')],
  }));
  display.take(judge, id, () => ({
    kind: 'setup',
    message: 'valletta_building-twice',
    with: { building: quoted(id) },
    ...foundAt(place, 'building', id),
    // Instead of another one, of whatever colour.
    taints: [onTable('colours')],
  }));
  const building = table.edition.buildings.get(id);
  if (!building && table.edition.open) {
    judge.doubt('valletta.setup.inventory', 'values');
  } else if (!building && table.edition.buildings.size > 0) {
    judge.find('valletta.setup.inventory', {
      kind: 'data',
      message: 'valletta_building-unknown',
      with: { building: quoted(id), ...namedEdition(table.edition.name) },
      ...foundAt(place, 'building', id),
    });
  }
  if (!table.cells.has(at)) addCell(table, at, building);
}

function addCell(table: TableState, at: Cell, building: Building | undefined): void {
  table.cells.set(at, new CellState(at, building, table.board));
}

/** The colours of the display: all that are too many are one fault. @see valletta.setup.building-counts */
function checkColours(table: TableState, judge: Judge, size: number, display: RecordedDisplay): void {
  const found: Record<BuildingColour, number> = { green: 0, blue: 0, yellow: 0 };
  for (const { building } of table.cells.values()) if (building?.colour) found[building.colour] += 1;
  const due = BUILDING_COUNTS[size];
  display.requireColours(
    judge,
    [...table.cells.values()].map(({ building }) => building?.colour),
    () => ({
      kind: 'setup',
      message: 'valletta_building-counts',
      with: { players: size, expected: counts('building-colour', due ?? {}), found: counts('building-colour', found) },
      ...differing(
        BUILDING_COLOURS.map((colour) => `${colour}:${due?.[colour] ?? 0}`).join(' '),
        BUILDING_COLOURS.map((colour) => `${colour}:${found[colour]}`).join(' '),
      ),
      dependsOn: [onTable('colours'), PARTY],
    }),
  );
}

/** valletta.setup.opening-hand @param areRecorded the log says that it holds all hands */
function dealDecks(
  table: TableState,
  judge: Judge,
  setup: VallettaElementOf<'setup'> | undefined,
  areRecorded: boolean,
): void {
  const stated = setup ? childrenNamed<VallettaVocabulary, 'hand'>(setup, 'hand') : [];
  const hands = onePerPlayer(judge, table.roster, stated, (element) => {
    judge.find('valletta.setup.opening-hand', {
      kind: 'data',
      message: 'valletta_hand-twice',
      with: { player: quoted(element.values.player ?? '') },
      ...foundAt(element, 'player'),
    });
  });
  for (const player of table.players) {
    const element = hands.get(player.seat);
    judge.require('valletta.setup.opening-hand', element !== undefined || !areRecorded, () => ({
      kind: 'missing',
      message: 'valletta_hand-missing',
      with: { player: playerName(player.id) },
      player: player.id,
    }));
    dealDeck(table, judge, player.seat, element);
  }
}

function dealDeck(table: TableState, judge: Judge, seat: number, element: VallettaElementOf<'hand'> | undefined): void {
  const player = table.player(seat);
  const recorded = known(element?.values.cards);
  if (recorded) tellHand(judge, player.id, recorded);
  const handSize = recorded?.length ?? OPENING_HAND;
  player.deck.deal(STARTING_DECK.map(kindOf), Math.min(handSize, STARTING_DECK.length));
  if (!element || !recorded) return;
  const taints = [ofPlayer(player.id, 'cards')];
  // Who deals another number of cards deals it to everybody.
  const dealt = miscountedIn(table.turn, 'hand', recorded.length - OPENING_HAND);
  judge.require('valletta.setup.opening-hand', recorded.length === OPENING_HAND, () => ({
    kind: 'setup',
    message: 'valletta_opening-hand',
    with: { player: playerName(player.id), count: recorded.length },
    expected: String(OPENING_HAND),
    ...foundAt(element, 'cards', recorded.length),
    player: player.id,
    dependsOn: [dealt],
    taints: [...taints, dealt],
  }));
  const foreign = recorded.filter((card) => card !== '?' && !player.deck.show(kindOf(card)));
  judge.require('valletta.setup.starting-deck', foreign.length === 0, () => ({
    kind: 'setup',
    message: 'valletta_not-in-starting-deck',
    with: { player: playerName(player.id), cards: list(foreign.map((card) => name('character', card))) },
    ...foundAt(element, 'cards'),
    player: player.id,
    taints,
  }));
}
