/** Questions over all games of an archive, by name: each goes once over the rows, and keeps what it counts. */
import { StatisticsOfGames } from '../analysis/game-statistics.js';
import { type Estimate, shareOf } from '../analysis/intervals.js';
import type { Portrait } from '../engine/portrait.js';
import { observationIn, type Row, type RowPlayer } from './row.js';

export type Cell = string | number | null;

/** The answer as it grows. */
interface Fold {
  /** Takes a row. */
  add(row: Row): void;
  /** In an order that does not depend on that of the rows. */
  lines(): readonly (readonly Cell[])[];
}

type PortraitOf = (ruleset: string) => Portrait | undefined;

export interface Query {
  /** Their names are a contract: docs/archive.md. Shares are numbers from 0 to 1; `low` and `high` hold 95 times in 100. */
  readonly columns: readonly string[];
  readonly fold: (portraitOf: PortraitOf) => Fold;
  /** True where all copies of a game come, and not only the first. */
  readonly ofCopies?: true;
}

const SHARE = ['share', 'low', 'high'];

export const QUERIES = {
  /** How many games there are, and what became of them. */
  games: {
    columns: ['ruleset', 'games', 'legal', 'illegal', 'undecidable', 'complete', 'truncated'],
    fold: summed((row) => {
      if (row.type !== 'game') return [];
      const { ruleset, verdict, complete, truncated } = row;
      const verdicts = ['legal', 'illegal', 'undecidable'].map((one) => one === verdict);
      return [[[ruleset], [true, ...verdicts, complete, truncated].map(Number)]];
    }),
  },
  /** Which rules logs break, by the program that wrote them. Consequences are not counted. */
  rules: {
    columns: ['ruleset', 'source', 'rule', 'games', 'findings'],
    fold: summed((row) => {
      if (row.type !== 'game') return [];
      const broken = row.findings.filter(({ severity, cause }) => severity === 'error' && cause === null);
      const seen = new Set<string | null>();
      return broken.map(({ rule }) => {
        const isFirst = !seen.has(rule);
        seen.add(rule);
        return [
          [row.ruleset, row.source, rule],
          [Number(isFirst), 1],
        ];
      });
    }),
  },
  /** How often each seat wins, alone or with others. */
  seats: {
    columns: ['ruleset', 'players', 'seat', 'games', 'wins', ...SHARE],
    fold: summed(
      (row) =>
        playersOf(row).map(({ ruleset, rank }, seat, { length }) => [
          [ruleset, length, seat + 1],
          [1, Number(rank === 1)],
        ]),
      ([games = 0, wins = 0]) => [games, wins, ...cellsOf(shareOf(wins, games))],
    ),
  },
  /** How those fare who choose a thing, where it could be had. */
  choices: {
    columns: ['ruleset', 'choice', 'thing', 'measure', 'chosen', 'times', 'choosers', ...SHARE],
    fold: chosen,
  },
  /** How players fare, by the names in the logs. */
  players: {
    columns: ['ruleset', 'name', 'games', 'wins', 'points', ...SHARE],
    fold: summed(
      (row) =>
        playersOf(row).map(({ ruleset, name, rank, points }) => [
          [ruleset, name],
          [1, Number(rank === 1), points ?? 0],
        ]),
      ([games = 0, wins = 0, points = 0]) => [games, wins, rounded(points / games), ...cellsOf(shareOf(wins, games))],
    ),
  },
  /** Who finishes before whom, of two who have sat at one table. */
  'head-to-head': {
    columns: ['ruleset', 'name', 'other', 'games', 'ahead', 'level', 'behind'],
    fold: summed((row) => {
      const players = [...playersOf(row)].sort((one, other) => (one.name < other.name ? -1 : 1));
      return players.flatMap((one, index) =>
        players.slice(index + 1).map((other) => {
          const lead = Math.sign((other.rank ?? 0) - (one.rank ?? 0));
          return [[one.ruleset, one.name, other.name], [true, lead > 0, lead === 0, lead < 0].map(Number)];
        }),
      );
    }),
  },
  /** Games that were recorded more than once, however they were written down: each copy. */
  duplicates: {
    columns: ['ruleset', 'key', 'file', 'line', 'game'],
    fold: copies,
    ofCopies: true,
  },
  /** What could not be read. */
  faults: {
    columns: ['file', 'line', 'fault', 'times'],
    fold: summed((row) => (row.type === 'fault' ? [[[row.file, row.line, row.fault], [1]]] : [])),
  },
} as const satisfies Readonly<Record<string, Query>>;

export type QueryName = keyof typeof QUERIES;

/** Adds numbers up, for each key apart. @param entriesOf a row @param cellsOf the sums; they themselves by default */
function summed(
  entriesOf: (row: Row) => readonly (readonly [key: readonly Cell[], values: readonly number[]])[],
  cellsOf: (sums: readonly number[]) => readonly Cell[] = (sums) => sums,
): Query['fold'] {
  return () => {
    const groups = new Map<string, { readonly key: readonly Cell[]; readonly sums: number[] }>();
    return {
      add: (row) => {
        for (const [key, values] of entriesOf(row)) {
          const id = JSON.stringify(key);
          const group = groups.get(id) ?? { key, sums: values.map(() => 0) };
          groups.set(id, group);
          values.forEach((value, place) => {
            group.sums[place] = (group.sums[place] ?? 0) + value;
          });
        }
      },
      lines: () =>
        [...groups.values()]
          .sort((one, other) => compareKeys(one.key, other.key))
          .map(({ key, sums }) => [...key, ...cellsOf(sums)]),
    };
  };
}

function chosen(portraitOf: PortraitOf): Fold {
  const statistics = new Map<string, StatisticsOfGames>();
  return {
    add: (row) => {
      const portrait = row.type === 'game' ? portraitOf(row.ruleset) : undefined;
      if (row.type !== 'game' || !portrait) return;
      const sums = statistics.get(row.ruleset) ?? new StatisticsOfGames(row.ruleset, portrait);
      statistics.set(row.ruleset, sums);
      sums.add(observationIn(row));
    },
    lines: () =>
      [...statistics]
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .flatMap(([ruleset, sums]) =>
          sums
            .counted()
            .pursuits.flatMap(({ pursuit: { id, measure }, things }) =>
              things.map(({ thing, chosen: { value }, times, won }) => [
                ...[ruleset, id, thing, measure, rounded(value), times, won.count],
                ...cellsOf(won),
              ]),
            ),
        ),
  };
}

function copies(): Fold {
  const places = new Map<string, (readonly Cell[])[]>();
  return {
    add: (row) => {
      if (row.type !== 'game') return;
      const { ruleset, key, file, line, game } = row;
      const known = places.get(key);
      if (known) known.push([ruleset, key, file, line, game]);
      else places.set(key, [[ruleset, key, file, line, game]]);
    },
    lines: () =>
      [...places.values()]
        .filter(({ length }) => length > 1)
        .flat()
        .sort(compareKeys),
  };
}

/** Of a game with a result, each with its ruleset. */
function playersOf(row: Row): readonly (RowPlayer & { readonly ruleset: string })[] {
  if (row.type !== 'game' || !row.observation) return [];
  return row.players.map((player) => ({ ...player, ruleset: row.ruleset }));
}

function compareKeys(one: readonly Cell[], other: readonly Cell[]): number {
  for (const [place, cell] of one.entries()) {
    const [left, right] = [cell ?? '', other[place] ?? ''];
    if (left !== right) return left < right ? -1 : 1;
  }
  return 0;
}

function cellsOf({ value, low, high }: Estimate): readonly Cell[] {
  return [value, low, high].map((one) => (one === null ? null : rounded(one)));
}

/** More decimals than anybody can rely on. */
function rounded(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}
