/**
 * What a report shows of a game, declared by the game as data. It holds no words: names are looked up where they are
 * printed, and colours are called what people call them.
 */
import type { RuleId } from './rule.js';

export const HUES = ['red', 'orange', 'yellow', 'green', 'teal', 'blue', 'purple', 'brown', 'grey'] as const;
export type Hue = (typeof HUES)[number];

/** A thing with a printed name, as in a message parameter. */
export interface Named {
  readonly of: string;
  readonly id: string;
}

/** Rules that belong together for somebody who looks back at a game. */
export interface Topic {
  readonly id: string;
  readonly name: Named;
  readonly hue: Hue;
  readonly rules: readonly RuleId[];
}

/** A chart of one panel per player. */
export interface ChartPlan {
  readonly id: string;
  /** `stack`: how a whole is made up; `lanes`: quantities beside each other. */
  readonly kind: 'stack' | 'lanes';
  readonly parts: readonly { readonly series: string; readonly name: Named; readonly hue: Hue }[];
}

export interface GridCell {
  readonly id: string;
  /** 0-based, from the top and from the left. */
  readonly row: number;
  readonly column: number;
  readonly name: Named | null;
  readonly hue: Hue | null;
  /** Seat of the owner. */
  readonly owner: number | null;
  readonly builtIn: number | null;
  readonly upgradedIn: number | null;
}

/** The way of a figure along the columns of a grid. */
export interface Walk {
  readonly figure: Named;
  readonly spacesPerColumn: number;
  readonly stops: readonly { readonly space: number; readonly turn: number; readonly seat: number }[];
}

/** A board of rows and columns at the end of a game. */
export interface GridBoard {
  readonly kind: 'grid';
  /** The names of the rows from top to bottom. */
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  /** The row below which the way of the figure lies. */
  readonly streetBelow: number;
  readonly cells: readonly GridCell[];
  readonly walk: Walk;
}

export interface Portrait {
  /** The series that decides the game. */
  readonly score: string;
  /** Where points come from: every `score` effect belongs to one of them by its rule. */
  readonly sources: readonly Topic[];
  /** What is worth a mark on the score chart. */
  readonly marks: readonly Topic[];
  /** Rules whose line of reckoning says that the end draws near. */
  readonly endings: readonly RuleId[];
  /** The rule under which the last phase of play begins, if the game has one. */
  readonly lastPhase?: RuleId;
  readonly charts: readonly ChartPlan[];
  /** Reads what `Session.table` returned. */
  readonly board?: (table: unknown) => GridBoard | undefined;
}
