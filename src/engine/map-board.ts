/** A map as a game declares it to the report: regions, what joins them, and what was taken from players there. */
import type { Hue, Named } from './named.js';

const PIECE_SHAPES = ['robe', 'mitre', 'flask'] as const;
export type PieceShape = (typeof PIECE_SHAPES)[number];

/** The corners of a region, in columns from the left and rows from the top. Regions that touch share two of them. */
export type MapShape = readonly (readonly [column: number, row: number])[];

/** A region, or a place beside the map. */
export interface MapNode {
  readonly id: string;
  readonly name: Named;
  /** Where it is drawn, in columns from the left and rows from the top; null where the game has no opinion. */
  readonly at: readonly [column: number, row: number] | null;
  /** True for a place beside the map: nothing leads there. */
  readonly aside: boolean;
}

/** A border between two nodes. */
export interface MapLink {
  readonly id: string;
  readonly between: readonly [string, string];
  /** True where no border is shared: the board has an arrow there. */
  readonly arrow: boolean;
}

/** Something that was taken from a player. */
export interface Toll {
  /** Null at the end of the game. */
  readonly turn: number | null;
  readonly at: Named;
  /** Seat of the victim. */
  readonly seat: number;
  /** Seat of the one whose turn it was; null where it was nobody's. */
  readonly mover: number | null;
  /** The id of a cause. */
  readonly cause: string;
  /** The piece that asked for it, as the log calls it. */
  readonly token: string | null;
  readonly amount: number;
}

/** What a piece threatened before it was turned up, and what it took. */
export interface Risk {
  /** Null at the end of the game. */
  readonly turn: number | null;
  readonly at: Named;
  /** Seat of the one whose turn it was; null where it was nobody's. */
  readonly mover: number | null;
  /** On average, over all pieces that it may have been; null where the record leaves that open. */
  readonly expected: number | null;
  /** Null where the record does not say. */
  readonly lost: number | null;
}

/** Everything that was taken, in order of time, and the causes it was taken for. */
export interface Tolls {
  readonly causes: readonly { readonly id: string; readonly name: Named; readonly hue: Hue }[];
  readonly list: readonly Toll[];
}
