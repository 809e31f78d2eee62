/** A question over all games of an archive: what each game adds to the answer, and how the answer is told. */
import type { Estimate } from '../analysis/intervals.js';
import type { Presentation } from '../engine/presentation.js';
import { entryOf } from '../log/entry-of.js';
import type { Row } from './row.js';

export type Cell = string | number | null;

/** An answer as it grows. */
export interface Fold {
  /** Takes what a game adds, or some games together. */
  add(cells: readonly Cell[]): void;
  /** In an order that does not depend on that of the games. */
  lines(): readonly (readonly Cell[])[];
}

export type PresentationOf = (ruleset: string) => Presentation | undefined;

export interface Query {
  /** Their names are a contract: docs/archive.md. Shares are numbers from 0 to 1; `low` and `high` hold 95 times in 100. */
  readonly columns: readonly string[];
  /** What a row adds. */
  readonly read: (row: Row) => readonly (readonly Cell[])[];
  /** The same from the tables of an archive (tables.ts), for the referee `$referee`; what can be added up is. */
  readonly sql: string;
  readonly fold: (presentationOf: PresentationOf) => Fold;
  /** Whether it is about analyses, or about both; about verdicts where nothing is said. */
  readonly of?: 'verdicts' | 'analyses' | 'both';
  /** True where all copies of a game come, and not only the first. */
  readonly ofCopies?: true;
}

/** Sums of numbers that stand behind a key. */
export class KeyedSums {
  private readonly groups = new Map<string, { readonly key: readonly Cell[]; readonly sums: number[] }>();

  /** @param size how many cells are the key */
  constructor(private readonly size: number) {}

  add(cells: readonly Cell[]): void {
    const key = cells.slice(0, this.size);
    const group = entryOf(this.groups, JSON.stringify(key), () => ({ key, sums: [] as number[] }));
    for (let at = this.size; at < cells.length; at += 1) {
      const place = at - this.size;
      group.sums[place] = (group.sums[place] ?? 0) + Number(cells[at]);
    }
  }

  /** By their keys. */
  get all(): readonly { readonly key: readonly Cell[]; readonly sums: readonly number[] }[] {
    return [...this.groups.values()].sort((one, other) => compareKeys(one.key, other.key));
  }
}

/** Adds numbers up, for each key apart. @param size of the key @param cellsOf the sums; they themselves by default */
export function summed(
  size: number,
  cellsOf: (sums: readonly number[]) => readonly Cell[] = (sums) => sums,
): Query['fold'] {
  return () => {
    const groups = new KeyedSums(size);
    return {
      add: (cells) => groups.add(cells),
      lines: () => groups.all.map(({ key, sums }) => [...key, ...cellsOf(sums)]),
    };
  };
}

export function compareKeys(one: readonly Cell[], other: readonly Cell[]): number {
  for (let place = 0; place < one.length; place += 1) {
    const left = one[place] ?? '';
    const right = other[place] ?? '';
    if (left !== right) return left < right ? -1 : 1;
  }
  return 0;
}

/** @param orderOf what a line is ordered by, cell by cell */
export function sortedBy(
  lines: readonly (readonly Cell[])[],
  orderOf: (line: readonly Cell[]) => readonly Cell[],
): readonly (readonly Cell[])[] {
  return lines
    .map((line) => ({ line, order: orderOf(line) }))
    .sort((one, other) => compareKeys(one.order, other.order))
    .map(({ line }) => line);
}

/** More decimals than anybody can rely on. */
export function rounded(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}

/** Value and ends of its interval. */
export function cellsOf({ value, low, high }: Estimate): readonly Cell[] {
  return [value, low, high].map((one) => (one === null ? null : rounded(one)));
}
