/** From the box to the first move: counts, display, decks, goods. @see valletta.md 1.3, 4.1 and 4.3 */
import type { Judge } from '../../engine/judge.js';
import { counts, list, name, player as playerName, quoted } from '../../engine/message.js';
import { requireParty } from '../../engine/party.js';
import { COLUMNS, cellsFor, rowCount, rowOf } from './city.js';
import { type Building, COLOUR_OF, kindOf } from './components.js';
import { GOOD_INDICES, sum } from './goods.js';
import { tellOpening } from './opening.js';
import type { TableState } from './state.js';
import {
  BUILDING_COLOURS,
  type BuildingColour,
  type Cell,
  type Character,
  GOODS,
  type VallettaElement,
  type VallettaElementOf,
} from './vocabulary.js';

/** valletta.setup.starting-deck: one of each. */
export const STARTING_DECK: readonly Character[] = [
  'shopkeeper',
  'lumberjack',
  'stone-sculptor',
  'brick-worker',
  'maid',
  'builder',
  'apprentice',
  'jean',
];
/** valletta.setup.opening-hand */
const OPENING_HAND = 5;
/** valletta.setup.builder-supply */
const NEUTRAL_BUILDERS = 4;

/** valletta.setup.building-counts: green, blue, yellow for 2, 3, 4 players. */
export const BUILDING_COUNTS: Readonly<Record<number, Readonly<Record<BuildingColour, number>>>> = {
  2: { green: 6, blue: 8, yellow: 6 },
  3: { green: 8, blue: 10, yellow: 7 },
  4: { green: 10, blue: 12, yellow: 8 },
};

/** valletta.setup.inventory */
const BUILDINGS = 37;
/** valletta.setup.barrels */
const BARRELS = 25;

/** Lays everything out. @param setup the `<setup>` element; undefined where the log has none */
export function setUp(
  table: TableState,
  judge: Judge,
  setup: VallettaElementOf<'setup'> | undefined,
  game: VallettaElement,
): void {
  judge.enter('setup', setup ?? game);
  checkPlayers(table, judge, game);
  layDisplay(table, judge, setup, game);
  tellOpening(table, judge);
  for (let copy = 0; copy < NEUTRAL_BUILDERS; copy += 1) {
    judge.effect('valletta.setup.builder-supply', {
      verb: 'place',
      player: undefined,
      thing: 'card',
      which: 'builder',
      amount: 1,
      from: '',
      to: 'characters',
    });
  }
  dealDecks(table, judge, setup);
  for (const player of table.players) {
    for (const good of GOOD_INDICES) {
      judge.effect('valletta.setup.starting-goods', {
        verb: 'gain',
        player: player.id,
        thing: GOODS[good],
        amount: 1,
        from: 'supply',
        to: player.id,
      });
    }
  }
}

function checkPlayers(table: TableState, judge: Judge, game: VallettaElement): void {
  const { size } = table.roster;
  requireParty(judge, table.roster, game, {
    count: 'valletta.setup.player-count',
    countMessage: 'valletta_player-count',
    colour: 'valletta.setup.player-colour',
    colourMessage: 'valletta_same-colour',
  });
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
    table.cityKnown = false;
    for (const at of cells) addCell(table, at, undefined);
    return;
  }
  const seen = new Set<string>();
  const allowed = new Set(cells);
  const rows = new Set(places.flatMap(({ values: { at } }) => (at === undefined || at === '?' ? [] : rowOf(at))));
  for (const place of places) layBuilding(table, judge, place, allowed, seen, rows.size > rowCount(size));
  const empty = cells.filter((at) => !table.cells.has(at));
  const rowsMissing = rows.size < rowCount(size) && empty.length % COLUMNS.length === 0;
  judge.require('valletta.setup.row-count', !rowsMissing, () => ({
    kind: 'setup',
    message: 'valletta_row-count',
    with: { rows: rowCount(size), found: rows.size, players: size },
    expected: String(rowCount(size)),
    actual: String(rows.size),
    restsOn: ['display'],
    spoils: ['display'],
  }));
  const whole = judge.require('valletta.setup.row-layout', empty.length === 0, () => ({
    kind: 'setup',
    message: 'valletta_empty-cells',
    with: { cells: list(empty.map((at) => name('cell', at))), rows: rowCount(size), count: cells.length },
    expected: String(cells.length),
    actual: String(places.length),
    restsOn: ['display'],
  }));
  for (const at of empty) addCell(table, at, undefined);
  if (whole && places.length === cells.length) checkColours(table, judge, size);
}

function layBuilding(
  table: TableState,
  judge: Judge,
  place: VallettaElementOf<'place'>,
  cells: ReadonlySet<Cell>,
  seen: Set<string>,
  surplusRows: boolean,
): void {
  const { at, building: id } = place.values;
  if (at === undefined || at === '?' || id === undefined) {
    table.cityKnown = false;
    return;
  }
  // A row too many is one fault, not five.
  judge.require(surplusRows ? 'valletta.setup.row-count' : 'valletta.setup.row-layout', cells.has(at), () => ({
    kind: 'setup',
    message: 'valletta_cell-outside',
    with: { cell: name('cell', at), count: table.roster.size },
    element: place,
    attribute: 'at',
    actual: at,
    restsOn: ['display'],
    spoils: ['display'],
  }));
  judge.require('valletta.setup.row-layout', !table.cells.has(at), () => ({
    kind: 'setup',
    message: 'valletta_cell-twice',
    with: { cell: name('cell', at) },
    element: place,
    attribute: 'at',
    actual: at,
    spoils: ['display'],
  }));
  judge.require('valletta.setup.building-selection', !seen.has(id), () => ({
    kind: 'setup',
    message: 'valletta_building-twice',
    with: { building: quoted(id) },
    element: place,
    attribute: 'building',
    actual: id,
  }));
  seen.add(id);
  const building = table.edition.buildings.get(id);
  if (!building && table.edition.buildings.size > 0) {
    judge.find('valletta.setup.inventory', {
      kind: 'data',
      message: 'valletta_building-unknown',
      with: { building: quoted(id), edition: quoted(table.edition.name ?? '') },
      element: place,
      attribute: 'building',
      actual: id,
    });
  }
  if (!table.cells.has(at)) addCell(table, at, building);
}

function addCell(table: TableState, at: Cell, building: Building | undefined): void {
  table.cells.set(at, {
    at,
    building,
    character: building?.character,
    owner: undefined,
    upgraded: false,
    builtIn: undefined,
    paid: undefined,
    upgradedIn: undefined,
  });
}

/** valletta.setup.building-counts, valletta.setup.same-colour */
function checkColours(table: TableState, judge: Judge, size: number): void {
  const found: Record<BuildingColour, number> = { green: 0, blue: 0, yellow: 0 };
  let unknown = 0;
  for (const { building } of table.cells.values()) {
    if (building?.colour) found[building.colour] += 1;
    else unknown += 1;
  }
  const due = BUILDING_COUNTS[size];
  const right = unknown > 0 ? 'unknown' : BUILDING_COLOURS.every((colour) => found[colour] === due?.[colour]);
  judge.require('valletta.setup.building-counts', right, () => ({
    kind: 'setup',
    message: 'valletta_building-counts',
    with: { players: size, expected: counts('building-colour', due ?? {}), found: counts('building-colour', found) },
    expected: BUILDING_COLOURS.map((colour) => `${colour}:${due?.[colour] ?? 0}`).join(' '),
    actual: BUILDING_COLOURS.map((colour) => `${colour}:${found[colour]}`).join(' '),
    restsOn: ['colours'],
  }));
}

/** Card values that contradict the rules, in the log's own components. @see valletta.md 5.2 */
export function checkComponents(table: TableState, judge: Judge): void {
  const copies = new Map<Character, number>();
  for (const building of table.edition.buildings.values()) {
    const { character, colour, element } = building;
    if (character) copies.set(character, (copies.get(character) ?? 0) + 1);
    if (!element || !table.editionIsInline) continue;
    judge.require('valletta.setup.same-colour', !character || !colour || COLOUR_OF[character] === colour, () => ({
      kind: 'data',
      message: 'valletta_colours-differ',
      with: {
        building: quoted(building.id),
        colour: name('card-colour', colour ?? ''),
        card: name('character', character ?? ''),
        other: name('card-colour', character ? COLOUR_OF[character] : ''),
      },
      element,
      attribute: 'colour',
      spoils: ['colours'],
    }));
    checkUpgradedSide(table, judge, building);
  }
  if (!table.editionIsInline) return;
  checkInventory(table, judge);
  for (const [character, count] of copies) {
    const yellow = COLOUR_OF[character] === 'yellow';
    judge.require('valletta.yellow.duplicates', !yellow || count <= 2, () => ({
      kind: 'data',
      message: 'valletta_too-many-copies',
      with: { card: name('character', character), count },
    }));
  }
}

/** The box holds 37 buildings and 25 barrels; with fewer barrels a log may know only those that were used. */
function checkInventory(table: TableState, judge: Judge): void {
  const { buildings, barrels } = table.edition;
  judge.require('valletta.setup.inventory', buildings.size <= BUILDINGS, () => ({
    kind: 'data',
    message: 'valletta_too-many-buildings',
    with: { count: buildings.size },
    expected: String(BUILDINGS),
    actual: String(buildings.size),
  }));
  const inBox = barrels ? sum(barrels) : BARRELS;
  const right = inBox === BARRELS || (table.profile.fewerBarrels && inBox < BARRELS);
  judge.require('valletta.setup.barrels', right, () => ({
    kind: 'data',
    message: 'valletta_barrel-count',
    with: { count: inBox },
    expected: String(BARRELS),
    actual: String(inBox),
  }));
}

/** valletta.upgrade.yield, valletta.upgrade.points: doubling is the check, the printed values decide. */
function checkUpgradedSide(table: TableState, judge: Judge, building: Building): void {
  if (table.profile.doubleUpgraded || !building.element) return;
  const { front, upgraded, element } = building;
  const points = front.points === undefined || upgraded.points === front.points * 2;
  const yields =
    !front.yields ||
    !upgraded.yields ||
    GOOD_INDICES.every((good) => upgraded.yields?.[good] === (front.yields?.[good] ?? 0) * 2);
  if (points && yields) return;
  judge.find(points ? 'valletta.upgrade.yield' : 'valletta.upgrade.points', {
    kind: 'data',
    severity: 'warning',
    message: 'valletta_not-doubled',
    with: { building: quoted(building.id) },
    element,
  });
}

/** valletta.setup.opening-hand */
function dealDecks(table: TableState, judge: Judge, setup: VallettaElementOf<'setup'> | undefined): void {
  const hands = new Map<number, VallettaElementOf<'hand'>>();
  for (const child of setup?.children ?? []) {
    if (child.name !== 'hand') continue;
    const seat = table.roster.seat(child.values.player);
    if (seat === undefined || hands.has(seat)) {
      judge.find(seat === undefined ? null : 'valletta.setup.opening-hand', {
        kind: 'data',
        message: seat === undefined ? 'engine-player-unknown' : 'valletta_hand-twice',
        with: { player: quoted(child.values.player ?? '') },
        element: child,
        attribute: 'player',
      });
      continue;
    }
    hands.set(seat, child);
  }
  for (const player of table.players) dealDeck(table, judge, player.seat, hands.get(player.seat));
}

function dealDeck(table: TableState, judge: Judge, seat: number, element: VallettaElementOf<'hand'> | undefined): void {
  const player = table.player(seat);
  const { cards } = element?.values ?? {};
  const recorded = cards === undefined || cards === '?' ? undefined : cards;
  const handSize = recorded?.length ?? OPENING_HAND;
  player.deck.deal(STARTING_DECK.map(kindOf), Math.min(handSize, STARTING_DECK.length));
  if (!element || !recorded) return;
  const spoils = [`${player.id} cards`];
  judge.require('valletta.setup.opening-hand', recorded.length === OPENING_HAND, () => ({
    kind: 'setup',
    message: 'valletta_opening-hand',
    with: { player: playerName(player.id), count: recorded.length },
    expected: String(OPENING_HAND),
    actual: String(recorded.length),
    element,
    attribute: 'cards',
    player: player.id,
    spoils,
  }));
  const foreign = recorded.filter((card) => card !== '?' && !player.deck.show(kindOf(card)));
  judge.require('valletta.setup.starting-deck', foreign.length === 0, () => ({
    kind: 'setup',
    message: 'valletta_not-in-starting-deck',
    with: { player: playerName(player.id), cards: list(foreign.map((card) => name('character', card))) },
    element,
    attribute: 'cards',
    player: player.id,
    spoils,
  }));
}
