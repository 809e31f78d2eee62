/** What never changes in a game of Valletta: the buildings, as numbers, and the options. */
import { type Index, indices, type Seat } from '../../../kernel/index-of.js';
import { UNKNOWN } from '../../../kernel/truth.js';
import type { Profile } from '../profile.js';
import { type Coordinates, cellsFor, coordinates, neighboursOf } from '../table/city.js';
import {
  type Building as BuildingCard,
  COLOUR_OF,
  doubled,
  type Edition,
  isDouble,
  KINDS,
  kindOf,
  type Side,
} from '../table/components.js';
import { GOOD_INDICES } from '../table/goods.js';
import { BUILDING_COLOURS, CELLS as CELL_NAMES, CHARACTERS, type Character } from '../vocabulary.js';

/** A kind of Character, by its place in the card guide. */
export type Card = Index<'card'>;
/** A place of the display. */
export type Cell = Index<'cell'>;
/** A building card, by its place in the edition. */
export type Building = Index<'building'>;
/** Of buildings: green, blue, yellow. */
export type Colour = Index<'colour'>;

/** valletta.setup.player-count */
export const SEATS = indices<Seat>(4);
export const CARDS = indices<Card>(KINDS);
export const CELLS = indices<Cell>(CELL_NAMES.length);
export const COLOURS = indices<Colour>(BUILDING_COLOURS.length);

/** As a building or a Character: nobody knows which. */
export const UNSEEN = -1;

/** The number of a Character. */
export function cardNamed(character: Character): Card {
  return kindOf(character) as Card;
}

const CELL_NUMBERS: ReadonlyMap<string, Cell> = new Map(CELL_NAMES.map((name, cell) => [name, cell as Cell]));

/** The number of a cell; below 0 for none. */
export function cellNamed(name: string): Cell {
  return CELL_NUMBERS.get(name) ?? (-1 as Cell);
}

/** One of the two purple Characters. */
export const APPRENTICE = cardNamed('apprentice');

/** Whether an Apprentice can repeat a Character: it is red or green. @see valletta.card.apprentice-colours */
export const COPYABLE: readonly boolean[] = CHARACTERS.map((character) =>
  ['red', 'green'].includes(COLOUR_OF[character]),
);

/** Where a cell lies, by its number. */
export const COORDINATES: readonly Coordinates[] = CELL_NAMES.map(coordinates);

/** Cells that touch, by cell. @see valletta.build.adjacency-orthogonal, valletta.build.adjacency-not-across */
export const NEIGHBOURS: readonly (readonly Cell[])[] = CELL_NAMES.map((name) => neighboursOf(name).map(cellNamed));

/** What is printed on the buildings and barrels. */
interface CardFacts {
  /** The ids of the buildings, by their numbers. */
  readonly buildingIds: readonly string[];
  /** Their numbers, by their ids. */
  readonly buildings: ReadonlyMap<string, Building>;
  /** Those of a colour. */
  readonly coloured: readonly (readonly Building[])[];
  /** By building; `UNSEEN` where the edition does not say. */
  readonly colours: Int16Array;
  /** The Character on a building; as the colours. */
  readonly characters: Int16Array;
  /** By building and good; `UNKNOWN` where the edition does not say. */
  readonly costs: Int32Array;
  /** By building, side (front, upgraded) and good; as the costs. */
  readonly yields: Int32Array;
  /** By building and side; as the costs. */
  readonly points: Int32Array;
  /** How many barrels show a good, by good; as the costs. */
  readonly barrels: Int32Array;
}

/** The facts of a game. */
export interface VallettaFacts extends CardFacts {
  /** The players in turn order. */
  readonly seats: readonly Seat[];
  readonly profile: Profile;
  /** The cells of the display, in the order in which they are dealt. */
  readonly cells: readonly Cell[];
  /** 1 for those. */
  readonly isUsed: Uint8Array;
}

/**
 * @param players how many there are
 * @param cells those of the display
 */
export function factsOf(
  edition: Edition,
  profile: Profile,
  players: number,
  cells: readonly string[] = cellsFor(players),
): VallettaFacts {
  const used = cells.map(cellNamed);
  const isUsed = new Uint8Array(CELLS.length);
  for (const cell of used) isUsed[cell] = 1;
  const { buildingIds, buildings, coloured, colours, characters, costs, yields, points, barrels } = cardFactsOf(
    edition,
    profile,
  );
  // Not spread: each spread object has a shape of its own, and everything that asks it is slow.
  return {
    buildingIds,
    buildings,
    coloured,
    colours,
    characters,
    costs,
    yields,
    points,
    barrels,
    seats: SEATS.slice(0, players),
    profile,
    cells: used,
    isUsed,
  };
}

/** Those of an edition, with the upgraded sides as they are printed, and doubled. */
interface KnownFacts {
  readonly printed: CardFacts;
  readonly doubled: CardFacts;
}

/** Games of one edition have them in common. */
const known = new WeakMap<Edition, KnownFacts>();

function cardFactsOf(edition: Edition, profile: Profile): CardFacts {
  const facts = known.get(edition) ?? knownFactsOf(edition);
  known.set(edition, facts);
  return facts.printed !== facts.doubled && profile.doubleUpgraded ? facts.doubled : facts.printed;
}

/** The same facts twice where the upgraded sides are printed doubled: an option that says so changes nothing then. */
function knownFactsOf(edition: Edition): KnownFacts {
  const cards = [...edition.buildings.values()];
  const printed = cardFactsWith(edition, ({ upgraded }) => upgraded);
  const isDoubled = cards.every(({ front, upgraded }) => isDouble(front, upgraded));
  return { printed, doubled: isDoubled ? printed : cardFactsWith(edition, ({ front }) => doubled(front)) };
}

function cardFactsWith(edition: Edition, upgradedSide: (card: BuildingCard) => Side): CardFacts {
  const cards = [...edition.buildings.values()];
  const unknown = GOOD_INDICES.map(() => UNKNOWN);
  const sides = cards.flatMap((card) => [card.front, upgradedSide(card)] as const);
  const colours = cards.map(({ colour }) => (colour === undefined ? UNSEEN : BUILDING_COLOURS.indexOf(colour)));
  return {
    buildingIds: cards.map(({ id }) => id),
    buildings: new Map(cards.map(({ id }, number) => [id, number as Building])),
    coloured: COLOURS.map((colour) => indices<Building>(cards.length).filter((card) => colours[card] === colour)),
    colours: Int16Array.from(colours),
    characters: Int16Array.from(cards, ({ character }) => kindOf(character)),
    costs: Int32Array.from(cards.flatMap(({ cost }) => cost ?? unknown)),
    yields: Int32Array.from(sides.flatMap((side) => side.yields ?? unknown)),
    points: Int32Array.from(sides, (side) => side.points ?? UNKNOWN),
    barrels: Int32Array.from(edition.barrels ?? unknown),
  };
}
