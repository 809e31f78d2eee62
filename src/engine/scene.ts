/**
 * The table as a report draws it step by step: a scene that stays as it is, and a frame for every step that says what
 * lies where. A game declares both as data; it holds no words.
 */
import type { MapLink, MapNode, MapShape, PieceShape } from './map-board.js';
import type { Hue, Named } from './named.js';

/** A sign that stands for a thing to be counted. */
export type SceneSign =
  | 'points'
  | 'coin'
  | 'log'
  | 'stone'
  | 'brick'
  | 'house'
  | 'pile'
  | 'discard'
  | 'cube'
  | 'castle'
  | 'purse'
  | 'shield'
  | 'robe'
  | 'tower'
  | 'token';

/** Something that is counted. */
export interface SceneCounter {
  readonly sign: SceneSign;
  readonly name: Named;
  readonly hue: Hue | null;
}

/** A place where cards lie. */
export interface SceneZone {
  readonly name: Named;
  /** `names`: each card with its name; `faces`: each with what is on it; `labels`: only the label, face down. */
  readonly style: 'names' | 'faces' | 'labels';
  /** Only its owner sees the cards. */
  readonly secret: boolean;
}

/** A card that may lie somewhere. */
export interface SceneCard {
  readonly id: string;
  readonly name: Named;
  /** A letter or two, for where there is little room. */
  readonly label: Named | null;
  readonly hue: Hue | null;
  /** How much of each part it has; null where that is not known. */
  readonly amounts: readonly number[] | null;
  /** The part that a coin on it names, 0-based; null for a card without a coin. */
  readonly coin: number | null;
  /** How much it will add to one part, as long as nobody knows to which. */
  readonly plus: number;
}

/** What is printed on a cell, apart from its name. */
export interface SceneCell {
  /** 0-based. */
  readonly row: number;
  readonly column: number;
  readonly hue: Hue | null;
  /** How much of what is priced; null where that is not known. */
  readonly cost: readonly number[] | null;
  /** What it brings, as it is built and upgraded; empty where that is not known. */
  readonly sides: readonly { readonly yields: readonly number[] | null; readonly points: number | null }[];
}

/** A board of rows and columns. */
export interface SceneGrid {
  readonly kind: 'grid';
  /** The names of the rows from top to bottom. */
  readonly rows: readonly string[];
  /** How many. */
  readonly columns: number;
  /** The row below which the street lies, on which a figure goes past things that it takes away. */
  readonly streetBelow: number;
  readonly spacesPerColumn: number;
  readonly figure: Named;
  readonly goods: Named;
  /** What may lie on a cell until somebody takes it. */
  readonly card: Named;
  /** What prices and yields are in. */
  readonly priced: readonly SceneCounter[];
  /** Pairs of cells that are neighbours, by their numbers. */
  readonly joints: readonly (readonly [number, number])[];
  readonly cells: readonly (SceneCell & { readonly id: string; readonly name: Named | null })[];
}

/** A board of regions and borders. */
export interface SceneMap {
  readonly kind: 'map';
  readonly nodes: readonly MapNode[];
  /** By the ids of nodes, and of regions that are not in use. */
  readonly shapes: Readonly<Record<string, MapShape>>;
  readonly links: readonly MapLink[];
  readonly figure: Named;
  readonly token: Named;
  readonly wall: Named | null;
  readonly pieces: readonly { readonly name: Named; readonly shape: PieceShape }[];
}

/** All that is drawn of a game and does not change from step to step. */
export interface Scene {
  /** What everybody plays on; null where there is nothing but what lies before the players. */
  readonly board: SceneGrid | SceneMap | null;
  /** What cards show. */
  readonly parts: readonly SceneCounter[];
  readonly cards: readonly SceneCard[];
  /** Of every player; the first one decides the game. */
  readonly counters: readonly SceneCounter[];
  readonly zones: readonly SceneZone[];
  /** Of nobody. */
  readonly common: { readonly counters: readonly SceneCounter[]; readonly zones: readonly SceneZone[] } | null;
}

/** What lies before somebody. */
export interface MatFrame {
  /** In the order of the counters; null where it is not known. */
  readonly counters: readonly (number | null)[];
  /** For each zone the ids of its cards; null for a card that nobody has seen. */
  readonly zones: readonly (readonly (string | null)[])[];
}

/** What stands on a board of rows and columns after one step. */
export interface GridFrame {
  readonly kind: 'grid';
  /** In the order of the cells. */
  readonly cells: readonly { readonly owner: number | null; readonly upgraded: boolean; readonly card: boolean }[];
  /** The space on which the figure stands; 0 before the first; null where that is not known. */
  readonly figure: number | null;
}

/** Lists are in the order of the nodes. */
export interface MapStepFrame {
  readonly kind: 'map';
  readonly figure: string | null;
  /** How often the figure has moved so far, and the way of its latest move. */
  readonly moves: number;
  readonly way: readonly string[];
  /** For each node the cubes of each seat. */
  readonly cubes: readonly (readonly number[])[];
  readonly tokens: readonly number[];
  /** For each kind of piece how many stand where. */
  readonly pieces: readonly (readonly number[])[];
  /** Ids of links that are walled. */
  readonly walls: readonly string[];
  /** Cubes taken at each node so far. */
  readonly lost: readonly number[];
}

/** What lies on the table after one step. */
export interface Frame {
  readonly board: GridFrame | MapStepFrame | null;
  /** By seat. */
  readonly players: readonly MatFrame[];
  readonly common: MatFrame | null;
}
