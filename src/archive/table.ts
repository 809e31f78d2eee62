/** What a table of an archive is: its columns, and what a row adds to it. */
import type { Referee } from './part.js';
import type { Row } from './row.js';

export type TableCell = string | number | boolean | null;

/** `whole`: a whole number; `number`: any other. */
export type CellType = 'text' | 'whole' | 'number' | 'flag';

export interface Column {
  readonly type: CellType;
  /** What stands there, and in which unit. */
  readonly says: string;
}

/** A referee, or a row with what the archive knows of it. */
export type Entry =
  | { readonly type: 'referee'; readonly key: string; readonly referee: Referee }
  | {
      readonly type: 'row';
      readonly row: Row;
      /** The short name of the referee. */
      readonly referee: string;
      /** The name of the part that the row stands in, without its ending. */
      readonly part: string;
      /** 1-based, in the tables: of the game, or of the analysis. */
      readonly game: number;
      /** True for all copies of a game, or of its analysis, but the first. */
      readonly copy: boolean;
    };

export interface ArchiveTable {
  readonly says: string;
  /** Their names and order are a contract: docs/archive.md. */
  readonly columns: Readonly<Record<string, Column>>;
  /** Cells in the order of the columns. */
  readonly lines: (entry: Entry) => readonly (readonly TableCell[])[];
}

type RowEntry<T extends Row['type']> = Extract<Entry, { readonly type: 'row' }> & {
  readonly row: Extract<Row, { readonly type: T }>;
};

/** The lines of a table that rows of one type alone add to. */
export function ofRows<T extends Row['type']>(
  type: T,
  lines: (entry: RowEntry<T>) => readonly (readonly TableCell[])[],
): ArchiveTable['lines'] {
  return (entry) => (entry.type === 'row' && entry.row.type === type ? lines(entry as RowEntry<T>) : []);
}

export const SEAT: Column = { type: 'whole', says: 'the place in turn order, 1-based' };
