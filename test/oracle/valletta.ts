/**
 * A second referee for Valletta, written from rules/valletta.md alone and sharing nothing with the program. It judges logs in
 * which everything is recorded. There is one list of cards with the places where they lie, and a ledger of goods and points;
 * everything else is counted from them whenever somebody asks.
 */
import { all, type Element, get, one, optionsOf, tagOf, words } from './element.js';
import {
  buildingPoints,
  cardsAt,
  cellsOf,
  type Edition,
  editionOf,
  enter,
  GOODS,
  goodsOf,
  has,
  isOut,
  lay,
  STARTING_DECK,
  type Table,
  total,
  type Watch,
} from './valletta-table.js';
import { checkFinalPhase, checkState, playTurn } from './valletta-turn.js';
import { demand, demandOwnIds, type Judgement, judgementOf, type Place } from './verdict.js';

/** All others it does not know. */
export const JUDGED_OPTIONS: readonly string[] = [
  'variant.start-player',
  'variant.fewer-barrels',
  'house.reshuffle',
  'house.exchange',
  'house.purchase',
  'house.two-player-extra',
  'house.upgraded-values',
  'house.apprentice-chain',
  'house.supply',
  'house.trigger-25',
  'house.substitute-type',
  'house.end-phase-gains',
];
const LOG: Place = { section: 'log', turn: null };
const SETUP: Place = { section: 'setup', turn: null };
const DRAFT: Place = { section: 'draft', turn: null };
const RESULT: Place = { section: 'result', turn: null };
/** Green, blue and yellow buildings with 2, 3 and 4 players. */
const COLOURS: Record<number, number[]> = { 2: [6, 8, 6], 3: [8, 10, 7], 4: [10, 12, 8] };
const ROWS = ['A1', 'B1', 'A2', 'B2', 'A3', 'B3'];

/**
 * @param components the card values of the game, as `<components>`
 * @param watch is told of every element of the moves before it is judged, and of the end of the moves
 */
export function judgeValletta(game: Element, components: Element, watch?: Watch): Judgement {
  const options = optionsOf(game);
  for (const name of Object.keys(options)) {
    if (!JUDGED_OPTIONS.includes(name)) throw new Error(`the oracle does not know the option ${name}`);
  }
  const own = one(game, 'components');
  const isDouble = options['house.upgraded-values'] === 'double';
  const edition = editionOf(components, own, isDouble);
  return judgementOf(() => {
    if (own && own.children.length > 0) checkEdition(edition, editionOf(components));
    const table = setUp(game, edition, options);
    const drafted: string[] = [];
    let seat = 0;
    const moves = one(game, 'moves');
    for (const element of moves?.children ?? []) {
      watch?.(table, element);
      const here: Place = table.turn === 0 ? DRAFT : { section: 'turn', turn: table.turn };
      if (element.name === 'draft') draft(table, drafted, element);
      else if (element.name === 'turn') {
        if (table.turn === 0) checkDrafted(table, drafted);
        table.turn += 1;
        const mayBeCut =
          element === moves?.children.filter(({ name }) => name !== 'note').at(-1) && !one(game, 'result');
        playTurn(table, element, table.players[seat] ?? '', mayBeCut);
        seat = nextSeat(table, seat);
      } else if (element.name === 'final-phase') checkFinalPhase(table, element, here);
      else if (element.name === 'state') checkState(table, element, here);
      else if (element.name !== 'note') throw new Error(`the oracle does not know ${tagOf(element)} here`);
    }
    watch?.(table);
    const result = one(game, 'result');
    if (!result) return false;
    if (table.turn === 0) checkDrafted(table, drafted);
    demand(table.final && table.players.every((player) => isOut(table, player)), RESULT, 'cards are left to play');
    checkResult(table, result);
    return false;
  });
}

/** What a game prints otherwise must fit into the box. @param practice tells the colour of every Character */
function checkEdition({ buildings, barrels }: Edition, practice: Edition): void {
  for (const { id, character, colour, points, yields, upgradedPoints, upgradedYields } of buildings) {
    const rightColour = practice.buildings.find((other) => other.character === character)?.colour;
    demand(colour === rightColour, LOG, `${id}: a ${rightColour} Character on a ${colour} building`);
    const copies = buildings.filter((other) => other.character === character).length;
    demand(colour !== 'yellow' || copies <= 2, LOG, `${copies} copies of ${character}`);
    const doubled = GOODS.every((good) => (upgradedYields[good] ?? 0) === 2 * (yields[good] ?? 0));
    demand(upgradedPoints === 2 * points && doubled, LOG, `${id}: the upgraded side is not twice the front`);
  }
  demand(buildings.length <= 37, LOG, `${buildings.length} buildings`);
  demand(total(barrels) === 25, LOG, `${total(barrels)} barrels`);
}

/** The table as it is before the draft. */
export function setUp(game: Element, edition: Edition, options: Record<string, string>): Table {
  const elements = all(one(game, 'players'), 'player');
  const players = elements.map((player) => get(player, 'id'));
  demandOwnIds(players);
  demand(players.length >= 2 && players.length <= 4, SETUP, 'two to four players');
  const colours = elements.map((player) => get(player, 'colour')).filter((colour) => colour !== '');
  demand(new Set(colours).size === colours.length, SETUP, 'two players of one colour');
  demand(options['variant.fewer-barrels'] !== 'true' || players.length === 2, SETUP, 'fewer barrels: two players');
  const table: Table = {
    players,
    edition,
    options,
    cards: ['builder', 'builder', 'builder', 'builder'].map((character) => ({ character, place: 'supply' })),
    display: [],
    houses: [],
    upgraded: [],
    paid: [],
    ledger: [],
    barrels: [],
    triggers: [],
    jean: 0,
    play: 0,
    turn: 0,
    final: false,
  };
  const setup = one(game, 'setup');
  for (const element of all(setup, 'place')) {
    const cell = get(element, 'at');
    const building = edition.buildings.find(({ id }) => id === get(element, 'building'));
    demand(building !== undefined, SETUP, `${tagOf(element)}: no such building`);
    const twice = table.display.some((other) => other.cell === cell || other.building.id === building.id);
    demand(!twice, SETUP, `${tagOf(element)}: the cell or the building is there already`);
    table.display.push({ cell, building });
    table.cards.push({ character: building.character, place: `on ${cell}` });
  }
  const cells = ROWS.slice(0, players.length + 2).flatMap((row) => [1, 2, 3, 4, 5].map((column) => `${row}-${column}`));
  demand(
    table.display.length === cells.length && table.display.every(({ cell }) => cells.includes(cell)),
    SETUP,
    'every cell holds one building',
  );
  for (const [index, colour] of ['green', 'blue', 'yellow'].entries()) {
    const count = table.display.filter(({ building }) => building.colour === colour).length;
    demand(count === COLOURS[players.length]?.[index], SETUP, `${count} ${colour} buildings`);
  }
  for (const player of players) {
    for (const good of GOODS) enter(table, player, good, 1);
    for (const character of STARTING_DECK) table.cards.push({ character, place: `${player} pile` });
  }
  for (const hand of all(setup, 'hand')) {
    const player = get(hand, 'player');
    demand(players.includes(player), SETUP, `${tagOf(hand)}: nobody has this id`);
    demand(cardsAt(table, `${player} hand`).length === 0, SETUP, `${tagOf(hand)}: a second opening hand`);
    demand(words(hand, 'cards').length === 5, SETUP, `${tagOf(hand)}: not five cards`);
    for (const card of words(hand, 'cards')) {
      demand(lay(table, card, `${player} pile`, `${player} hand`), SETUP, `${tagOf(hand)}: ${card}`);
    }
  }
  for (const player of players) {
    demand(cardsAt(table, `${player} hand`).length === 5, SETUP, `${player} has no opening hand`);
  }
  return table;
}

/** @param drafted the goods picked before */
export function draft(table: Table, drafted: string[], element: Element): void {
  const place = DRAFT;
  const good = get(element, 'good');
  const expected = table.players[table.players.length - 1 - drafted.length];
  demand(table.options['variant.start-player'] !== 'true', place, `${tagOf(element)}: no draft in this variant`);
  demand(table.turn === 0, place, `${tagOf(element)}: after the first turn`);
  demand(get(element, 'player') === expected, place, `${tagOf(element)}: it is for ${expected} to pick`);
  demand(GOODS.includes(good) && !drafted.includes(good), place, `${tagOf(element)}: not in the set`);
  drafted.push(good);
  enter(table, get(element, 'player'), good, 1);
}

function checkDrafted(table: Table, drafted: readonly string[]): void {
  const due = table.options['variant.start-player'] === 'true' ? 0 : table.players.length;
  demand(drafted.length === due, DRAFT, `${drafted.length} of ${due} picks`);
}

/** The next seat clockwise that is not out; the same seat where nobody else is left. */
function nextSeat(table: Table, seat: number): number {
  for (let step = 1; step <= table.players.length; step++) {
    const next = (seat + step) % table.players.length;
    if (!isOut(table, table.players[next] ?? '')) return next;
  }
  return seat;
}

function checkResult(table: Table, result: Element): void {
  const finals = table.players.map((player) => {
    const buildings = buildingPoints(table, player);
    const goods = Math.floor(goodsOf(table, player) / 3);
    const houses = cellsOf(table, player).length;
    return { player, buildings, goods, houses, points: has(table, player, 'points') + buildings + goods };
  });
  for (const score of all(result, 'score')) {
    const own = finals.find(({ player }) => player === get(score, 'player'));
    demand(own !== undefined, RESULT, `${tagOf(score)}: nobody has this id`);
    const twice = all(result, 'score').filter((other) => get(other, 'player') === own.player).length > 1;
    demand(!twice, RESULT, `${tagOf(score)}: a player twice`);
    const ahead = finals.filter(
      (other) => other.points > own.points || (other.points === own.points && other.houses > own.houses),
    );
    const counted: Record<string, number> = {
      points: own.points,
      houses: own.houses,
      buildings: own.buildings,
      goods: own.goods,
      rank: ahead.length + 1,
    };
    for (const [name, value] of Object.entries(score.attributes)) {
      if (name === 'player') continue;
      demand(Number(value) === counted[name], RESULT, `${tagOf(score)}: ${name} is ${counted[name]}`);
    }
  }
}
