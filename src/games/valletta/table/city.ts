/** The layout of the display: which cells there are, and which touch. @see valletta.md 1.4 */
import type { Profile } from '../profile.js';
import type { Cell } from '../vocabulary.js';

/** Side A above or B below the street; ring 1 touches it; column 1 is at the tower. */
export interface Coordinates {
  readonly side: 'A' | 'B';
  readonly ring: number;
  readonly column: number;
}

/** @param cell a cell as the vocabulary allows it, e.g. `A2-4` */
export function coordinates(cell: Cell): Coordinates {
  return { side: cell[0] === 'A' ? 'A' : 'B', ring: Number(cell[1]), column: Number(cell[3]) };
}

function cellAt({ side, ring, column }: Coordinates): Cell {
  return `${side}${ring}-${column}`;
}

/** Rows in the order in which they are dealt. @see valletta.setup.row-layout */
const ROWS = ['A1', 'B1', 'A2', 'B2', 'A3', 'B3'] as const;
/** The columns of the display, the one at the tower first. */
export const COLUMNS = [1, 2, 3, 4, 5] as const;

const DEALT: readonly Cell[] = ROWS.flatMap((row) => COLUMNS.map((column) => `${row}-${column}` as const));

/** How many rows a number of players has (2, 3, 4). @see valletta.setup.row-count */
export function rowCount(players: number): number {
  return players + 2;
}

/** The row of a cell: `A2`. */
export function rowOf(cell: Cell): string {
  return cell.slice(0, 2);
}

/** The cells of the display, in the order in which they are dealt. */
export function cellsFor(players: number): readonly Cell[] {
  return DEALT.slice(0, rowCount(players) * COLUMNS.length);
}

/** Whether two cells touch at a corner alone. */
export function isDiagonal(one: Coordinates, other: Coordinates): boolean {
  const isNext = Math.abs(one.ring - other.ring) === 1 && Math.abs(one.column - other.column) === 1;
  return isNext && one.side === other.side;
}

/** Whether nothing but the street lies between two cells. @see valletta.build.adjacency-not-across */
export function isAcross(one: Coordinates, other: Coordinates): boolean {
  return one.side !== other.side && one.ring === 1 && other.ring === 1 && one.column === other.column;
}

const neighbours = new Map<Cell, readonly Cell[]>();

/** Cells that touch orthogonally on the same side of the street. @see valletta.build.adjacency-orthogonal */
export function neighboursOf(cell: Cell): readonly Cell[] {
  const before = neighbours.get(cell);
  if (before) return before;
  const { side, ring, column } = coordinates(cell);
  const around = [
    { side, ring: ring - 1, column },
    { side, ring: ring + 1, column },
    { side, ring, column: column - 1 },
    { side, ring, column: column + 1 },
  ];
  const cells = around
    .filter((one) => one.ring >= 1 && one.ring <= 3 && one.column >= 1 && one.column <= 5)
    .map(cellAt);
  neighbours.set(cell, cells);
  return cells;
}

/** valletta.setup.street */
export const LAST_SPACE = 25;

/** The next space with a barrel. @see valletta.jean.move-one, valletta.variant.fewer-barrels-move */
export function nextSpace(space: number, { fewerBarrels }: Pick<Profile, 'fewerBarrels'>): number {
  return fewerBarrels && space > 0 ? space + 2 - ((space + 1) % 2) : space + 1;
}

/** Street spaces of an area. @see valletta.setup.column-areas */
export const SPACES_PER_COLUMN = 5;

/** The column whose area Jean sees from a street space; undefined on the tower. @see valletta.setup.column-areas */
export function areaOf(space: number): number | undefined {
  return space < 1 ? undefined : Math.ceil(space / SPACES_PER_COLUMN);
}
