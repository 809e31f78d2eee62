/** What a report wants to remember of a game: the way of the figure, losses, and cards. */
import type { Card, Region } from '../vocabulary.js';

/** A move of the figure, for the report. */
export interface FigureMove {
  readonly from: Region | undefined;
  readonly path: readonly Region[];
}

/** A cube taken by the plague (or a potion spent for it), for the report. */
export interface Loss {
  readonly turn: number;
  /** Whose turn it was; undefined for the final plague. */
  readonly mover: number | undefined;
  readonly region: Region;
  readonly token: string | undefined;
  readonly seat: number;
  readonly cause: string;
  readonly potion: boolean;
}

/** What a token threatened before it was turned up, and what it took, for the report. */
export interface Risk {
  readonly turn: number;
  /** Whose turn it was; undefined for the final plague. */
  readonly mover: number | undefined;
  readonly region: Region;
  /** Cubes lost on average over all that the token may have been; undefined where the record leaves that open. */
  readonly expected: number | undefined;
  /** Cubes lost; undefined where the record does not say. */
  readonly lost: number | undefined;
}

/** A token that was turned up and went to the box. */
export interface Discard {
  readonly turn: number;
  readonly region: Region;
  /** The crusader had turned it up, and the cubes were gone before it could act. */
  readonly unresolved: boolean;
}

/** A card changes hands, for the report. */
export interface CardChange {
  readonly card: Card;
  readonly turn: number;
  readonly seat: number;
}
