/** How a game of Valletta is drawn step by step: the city and the street, and what lies before each player. */
import type { Hue } from '../../../engine/named.js';
import type { Frame, MatFrame, Scene, SceneCounter } from '../../../engine/scene.js';
import { COLUMNS, coordinates, neighboursOf, SPACES_PER_COLUMN } from '../table/city.js';
import { type Building, COLOUR_OF, characterOf, type Side } from '../table/components.js';
import { GOOD_INDICES } from '../table/goods.js';
import type { PlayerState } from '../table/player-state.js';
import type { TableState } from '../table/state.js';
import { type Cell, CHARACTERS, type Character, GOODS, type Good } from '../vocabulary.js';

/** Rows as they lie on the table: side A above the street, side B below. */
const ROWS = ['A3', 'A2', 'A1', 'B1', 'B2', 'B3'] as const;
/** Cards of a hand that are shown. */
const MOST_SHOWN = 15;

/** The colours in which goods are shown. */
export const GOOD_HUES: Readonly<Record<Good, Hue>> = { gold: 'yellow', wood: 'brown', stone: 'grey', brick: 'red' };
const GOOD_SIGNS = { gold: 'coin', wood: 'log', stone: 'stone', brick: 'brick' } as const;

const PRICED: readonly SceneCounter[] = GOODS.map((good) => ({
  sign: GOOD_SIGNS[good],
  name: { of: 'good', id: good },
  hue: GOOD_HUES[good],
}));

const COUNTERS: readonly SceneCounter[] = [
  { sign: 'points', name: { of: 'mat', id: 'points' }, hue: null },
  ...PRICED,
  { sign: 'house', name: { of: 'mat', id: 'houses' }, hue: null },
  { sign: 'pile', name: { of: 'mat', id: 'pile' }, hue: null },
  { sign: 'discard', name: { of: 'mat', id: 'discard' }, hue: null },
];

/** The rows in which there are buildings. */
export function rowsOf(cells: Iterable<Cell>): readonly string[] {
  const all = [...cells];
  return ROWS.filter((row) => all.some((at) => at.startsWith(row)));
}

/** Where a building lies, and what it is called. */
export function cellOf(at: Cell, building: Building | undefined, rows: readonly string[]) {
  const { side, ring, column } = coordinates(at);
  const character = building?.character;
  return {
    id: at,
    row: rows.indexOf(`${side}${ring}`),
    column: column - 1,
    name: character === undefined ? null : ({ of: 'character', id: character } as const),
    hue: building?.colour ?? null,
  };
}

/** What stays as it is. @returns undefined where the record does not say how the city lies */
export function sceneOf({ cells }: TableState): Scene | undefined {
  const rows = rowsOf(cells.keys());
  if (rows.length === 0) return undefined;
  const places = [...cells.keys()];
  return {
    board: {
      kind: 'grid',
      rows,
      columns: COLUMNS.length,
      streetBelow: rows.indexOf('A1'),
      spacesPerColumn: SPACES_PER_COLUMN,
      figure: { of: 'figure', id: 'jean' },
      goods: { of: 'mat', id: 'barrel' },
      card: { of: 'mat', id: 'character-card' },
      priced: PRICED,
      joints: places.flatMap((at, cell) =>
        neighboursOf(at).flatMap((next) => {
          const other = places.indexOf(next);
          return other > cell ? [[cell, other] as const] : [];
        }),
      ),
      cells: [...cells.values()].map(({ at, building }) => ({
        ...cellOf(at, building, rows),
        cost: building?.cost ?? null,
        sides: building ? [faceOf(building.front), faceOf(building.upgraded)] : [],
      })),
    },
    parts: [],
    cards: CHARACTERS.map((id) => ({
      id,
      name: { of: 'character', id },
      label: null,
      hue: COLOUR_OF[id] satisfies Hue,
      ...{ amounts: null, coin: null, plus: 0 },
    })),
    counters: COUNTERS,
    zones: [{ name: { of: 'mat', id: 'hand' }, style: 'names', secret: true }],
    common: { counters: [], zones: [{ name: { of: 'mat', id: 'played' }, style: 'names', secret: false }] },
  };
}

function faceOf({ yields, points }: Side) {
  return { yields: yields ?? null, points: points ?? null };
}

/** What lies where now. */
export function frameOf(table: TableState): Frame {
  return {
    board: {
      kind: 'grid',
      cells: [...table.cells.values()].map(({ owner, upgraded, character }) => ({
        owner: owner ?? null,
        upgraded,
        card: character !== undefined,
      })),
      figure: table.jean,
    },
    players: table.players.map(matOf),
    common: {
      counters: [],
      zones: [table.players.flatMap(({ slots }) => slots.map((kind) => characterOf(kind) ?? null))],
    },
  };
}

function matOf(player: PlayerState): MatFrame {
  const { points, unknownPoints, goods, unknownGoods, houses, deck } = player;
  return {
    counters: [
      unknownPoints ? null : points,
      ...GOOD_INDICES.map((good) => (unknownGoods[good] ? null : goods[good])),
      houses,
      deck.pileSize,
      deck.discardSize,
    ],
    zones: [handOf(player)],
  };
}

/** The cards that are known to be in the hand, and the others. */
function handOf({ deck }: PlayerState): readonly (Character | null)[] {
  const hand: (Character | null)[] = [];
  CHARACTERS.forEach((card, kind) => {
    for (let known = deck.knownInHand(kind); known > 0; known -= 1) hand.push(card);
  });
  // A record may claim any number.
  while (hand.length < Math.min(deck.handSize, MOST_SHOWN)) hand.push(null);
  return hand;
}
