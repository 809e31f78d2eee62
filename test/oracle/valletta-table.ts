/** What lies on the table of a game of Valletta: one list of cards with their places, and ledgers that are added up whenever asked. */
import { all, type Element, get } from './element.js';

export const GOODS = ['gold', 'wood', 'stone', 'brick'];
export const MATERIALS = ['wood', 'stone', 'brick'];
const PIECES: Amounts = { gold: 42, wood: 30, stone: 30, brick: 30 };
export const STARTING_DECK = [
  'shopkeeper',
  'lumberjack',
  'stone-sculptor',
  'brick-worker',
  'maid',
  'builder',
  'apprentice',
  'jean',
];

export type Amounts = Record<string, number>;

export interface Building {
  readonly id: string;
  readonly colour: string;
  readonly character: string;
  readonly cost: Amounts;
  /** False where a game prints the building without a cost. */
  readonly costKnown: boolean;
  readonly yields: Amounts;
  readonly points: number;
  readonly upgradedYields: Amounts;
  readonly upgradedPoints: number;
}

export interface Edition {
  readonly buildings: readonly Building[];
  /** How many barrels show each good. */
  readonly barrels: Amounts;
}

/** A Character card and where it lies: `p1 hand`, `p1 pile`, `p1 slot`, `p1 discard`, `supply` or `on A1-1`. */
export interface Card {
  readonly character: string;
  place: string;
}

/** A good or a point (`what`) that a player got or, below zero, gave in a play; 0 is before the first play. */
interface Entry {
  readonly play: number;
  readonly player: string;
  readonly what: string;
  readonly amount: number;
}

export interface Table {
  readonly players: readonly string[];
  readonly edition: Edition;
  readonly options: Record<string, string>;
  readonly cards: Card[];
  readonly display: { readonly cell: string; readonly building: Building }[];
  readonly houses: { readonly player: string; readonly cell: string }[];
  readonly upgraded: string[];
  /** What was paid for buildings, and what the card that built them does. */
  readonly paid: { readonly cell: string; readonly what: string; readonly amounts: Amounts }[];
  readonly ledger: Entry[];
  readonly barrels: string[];
  /** What fulfilled a condition of the end, in order. */
  readonly triggers: { readonly kind: string; readonly player: string; readonly turn: number }[];
  jean: number;
  /** The number of the play that is going on or was the last one. */
  play: number;
  turn: number;
  final: boolean;
}

/** Is told of an element before it is judged; without one, of the end. */
export type Watch = (table: Table, element?: Element) => void;

/** `gold:2 wood` as amounts of all goods; other words count as well, so that nobody overlooks them. */
export function amounts(text: string): Amounts {
  const counted: Amounts = { gold: 0, wood: 0, stone: 0, brick: 0 };
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    const [what = '', count = '1'] = word.split(':');
    counted[what] = (counted[what] ?? 0) + Number(count);
  }
  return counted;
}

/** The sum of all amounts. */
export function total(of: Amounts): number {
  return Object.values(of).reduce((sum, amount) => sum + amount, 0);
}

/**
 * The cards of an edition, from `<components>`; the upgraded side is doubled unless it is given.
 * @param own what a game prints otherwise: buildings by id, barrels all at once
 * @param isDouble the upgraded side is doubled, whatever is given
 */
export function editionOf(components: Element, own?: Element, isDouble = false): Edition {
  const elements = [...all(components, 'building'), ...all(own, 'building')];
  const printed = elements.map((building) => buildingOf(building, isDouble));
  const barrels = all(all(own, 'barrel').length > 0 ? own : components, 'barrel');
  return {
    buildings: [...new Map(printed.map((building) => [building.id, building])).values()],
    barrels: Object.fromEntries(barrels.map((barrel) => [get(barrel, 'good'), Number(get(barrel, 'count'))])),
  };
}

function buildingOf(building: Element, isDouble: boolean): Building {
  const doubled = (of: Amounts): Amounts =>
    Object.fromEntries(Object.entries(of).map(([good, amount]) => [good, 2 * amount]));
  const yields = amounts(get(building, 'yields'));
  const points = Number(get(building, 'points'));
  const { 'upgraded-yields': otherYields, 'upgraded-points': otherPoints } = building.attributes;
  return {
    id: get(building, 'id'),
    colour: get(building, 'colour'),
    character: get(building, 'character'),
    cost: amounts(get(building, 'cost')),
    costKnown: 'cost' in building.attributes,
    yields,
    points,
    upgradedYields: isDouble || otherYields === undefined ? doubled(yields) : amounts(otherYields),
    upgradedPoints: isDouble || otherPoints === undefined ? 2 * points : Number(otherPoints),
  };
}

/** The characters that lie in a place. */
export function cardsAt(table: Table, place: string): string[] {
  return table.cards.filter((card) => card.place === place).map(({ character }) => character);
}

/** Lays one card from a place to another one. @returns false where no such card lies there */
export function lay(table: Table, character: string, from: string, to: string): boolean {
  const card = table.cards.find((other) => other.character === character && other.place === from);
  if (card) card.place = to;
  return card !== undefined;
}

/** Lays all cards of a place to another one. */
export function layAll(table: Table, from: string, to: string): void {
  for (const card of table.cards) if (card.place === from) card.place = to;
}

/** A player gets so much of a good, or so many points, in the play that is going on; of goods not more than there are pieces. */
export function enter(table: Table, player: string, what: string, amount: number): void {
  const supply = table.options['house.supply'];
  // A barrel that was set aside stands in for one.
  const standIns = supply === 'proxied' ? table.barrels.filter((good) => good === what).length : 0;
  const isLimited = supply === 'strict' || supply === 'proxied';
  const got = isLimited ? Math.min(amount, piecesLeft(table, what) + standIns) : amount;
  table.ledger.push({ play: table.play, player, what, amount: got });
}

function piecesLeft(table: Table, what: string): number {
  const inBox = PIECES[what];
  return inBox === undefined
    ? Infinity
    : inBox - table.players.reduce((sum, player) => sum + has(table, player, what), 0);
}

/** What a player has of a good, or how many points. */
export function has(table: Table, player: string, what: string): number {
  let sum = 0;
  for (const entry of table.ledger) if (entry.player === player && entry.what === what) sum += entry.amount;
  return sum;
}

/** What the last play changed for a player. */
export function changed(table: Table, player: string, what: string): number {
  let sum = 0;
  for (const entry of table.ledger) {
    if (entry.play === table.play && entry.player === player && entry.what === what) sum += entry.amount;
  }
  return sum;
}

/** All goods of a player. */
export function goodsOf(table: Table, player: string): number {
  return GOODS.reduce((sum, good) => sum + has(table, player, good), 0);
}

/** The cells with a player's houses. */
export function cellsOf(table: Table, player: string): string[] {
  return table.houses.filter((house) => house.player === player).map(({ cell }) => cell);
}

/** The building of a cell; undefined where none lies. */
export function buildingAt(table: Table, cell: string): Building | undefined {
  return table.display.find((other) => other.cell === cell)?.building;
}

/** The icons of a good on all buildings of a player. */
export function iconsOf(table: Table, player: string, good: string): number {
  let icons = 0;
  for (const cell of cellsOf(table, player)) {
    const building = buildingAt(table, cell);
    const yields = table.upgraded.includes(cell) ? building?.upgradedYields : building?.yields;
    icons += yields?.[good] ?? 0;
  }
  return icons;
}

/** How many buildings of a colour a player has. */
export function buildingsOf(table: Table, player: string, colour: string): number {
  return cellsOf(table, player).filter((cell) => buildingAt(table, cell)?.colour === colour).length;
}

/** The printed points of all buildings of a player. */
export function buildingPoints(table: Table, player: string): number {
  let points = 0;
  for (const cell of cellsOf(table, player)) {
    const building = buildingAt(table, cell);
    points += (table.upgraded.includes(cell) ? building?.upgradedPoints : building?.points) ?? 0;
  }
  return points;
}

/** A card is gained: into the hand; in the final phase perhaps beside it, where it is played no more. */
export function gain(table: Table, character: string, from: string, player: string): boolean {
  const aside = table.final && table.options['house.end-phase-gains'] === 'set-aside';
  return lay(table, character, from, `${player} ${aside ? 'aside' : 'hand'}`);
}

/** Out of the game: no card left in the final phase. */
export function isOut(table: Table, player: string): boolean {
  return table.final && cardsAt(table, `${player} hand`).length === 0;
}
