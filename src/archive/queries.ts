/** Questions over all games of an archive, by name. */
import { shareOf } from '../analysis/intervals.js';
import { chosenAs, inOrder, type ThingCount, type ThingSums, thingSums } from '../analysis/stat-counter.js';
import { isRootError } from '../engine/finding.js';
import { entryOf } from '../log/entry-of.js';
import { DATED_GAMES, datedGames } from './dated-games.js';
import { PASSED_POSITIONS, passedPositions, passedThrough } from './passed-positions.js';
import {
  type Cell,
  cellsOf,
  compareKeys,
  type Fold,
  KeyedSums,
  type PresentationOf,
  type Query,
  rounded,
  summed,
} from './question.js';
import { ratings } from './ratings.js';
import type { GameRow, Row, RowPlayer } from './row.js';
import { ANALYSED_SKILLS, analysedSkills, SKILL_COLUMNS, skills } from './skills.js';

const SHARE = ['share', 'low', 'high'];

/** The games of a referee, each once. */
const GAMES = 'games AS g WHERE g.referee = $referee AND NOT g.copy';
/** Their players, where there is a result. */
const PLAYERS = `players AS p JOIN games AS g USING (game) WHERE g.referee = $referee AND NOT g.copy AND g.decided`;

export const QUERIES = {
  /** How many games there are, and what became of them. */
  games: {
    columns: ['ruleset', 'games', 'legal', 'illegal', 'undecidable', 'complete', 'truncated'],
    read: ofGame(({ ruleset, verdict, complete, truncated }) => {
      const verdicts = ['legal', 'illegal', 'undecidable'].map((one) => one === verdict);
      return [[ruleset, ...[true, ...verdicts, complete, truncated].map(Number)]];
    }),
    sql: `SELECT ruleset, count(*), count(*) FILTER (verdict = 'legal'), count(*) FILTER (verdict = 'illegal'),
      count(*) FILTER (verdict = 'undecidable'), count(*) FILTER (complete), count(*) FILTER (truncated)
      FROM ${GAMES} GROUP BY ruleset`,
    fold: summed(1),
  },
  /** Which rules logs break, by the program that wrote them. Consequences are not counted. */
  rules: {
    columns: ['ruleset', 'source', 'rule', 'games', 'findings'],
    read: ofGame(({ ruleset, source, findings }) => {
      const broken = findings.filter(isRootError);
      const seen = new Set<string | null>();
      return broken.map(({ rule }) => {
        const isFirst = !seen.has(rule);
        seen.add(rule);
        return [ruleset, source, rule, Number(isFirst), 1];
      });
    }),
    sql: `SELECT g.ruleset, g.source, f.rule, count(DISTINCT game), count(*) FROM findings AS f JOIN games AS g USING (game)
      WHERE g.referee = $referee AND NOT g.copy AND f.severity = 'error' AND f.root GROUP BY ALL`,
    fold: summed(3),
  },
  /** How often each seat wins, alone or with others. */
  seats: {
    columns: ['ruleset', 'players', 'seat', 'games', 'wins', ...SHARE],
    read: (row) =>
      playersOf(row).map(({ ruleset, rank }, seat, { length }) => [ruleset, length, seat + 1, 1, Number(rank === 1)]),
    sql: `SELECT g.ruleset, g.players, p.seat, count(*), count(*) FILTER (p.won) FROM ${PLAYERS} GROUP BY ALL`,
    fold: summed(3, ([games = 0, wins = 0]) => [games, wins, ...cellsOf(shareOf(wins, games))]),
  },
  /** How those fare who choose a thing, where it could be had. */
  choices: {
    columns: ['ruleset', 'choice', 'thing', 'measure', 'chosen', 'times', 'choosers', ...SHARE],
    read: ofGame(({ ruleset, players, observation }) => {
      const winners = players.map(({ rank }) => rank === 1);
      return Object.entries(observation?.pursuits ?? {}).flatMap(([choice, things]) =>
        Object.entries(things).map(([thing, times]) => {
          const sums = thingSums(times, winners);
          return [ruleset, choice, thing, ...THING_SUMS.map((name) => sums[name])];
        }),
      );
    }),
    sql: `SELECT g.ruleset, c.choice, c.thing, count(*), count(*) FILTER (c.choosers > 0), sum(c.players), sum(c.choosers),
      sum(c.winners), sum(c.times), sum(c.times * c.times)
      FROM choices AS c JOIN games AS g USING (game) WHERE g.referee = $referee AND NOT g.copy GROUP BY ALL`,
    fold: chosen,
  },
  /** How players fare, by the names in the logs. */
  players: {
    columns: ['ruleset', 'name', 'games', 'wins', 'points', ...SHARE],
    read: (row) =>
      playersOf(row).map(({ ruleset, name, rank, points }) => [ruleset, name, 1, Number(rank === 1), points ?? 0]),
    sql: `SELECT g.ruleset, p.name, count(*), count(*) FILTER (p.won), sum(coalesce(p.points, 0)) FROM ${PLAYERS} GROUP BY ALL`,
    fold: summed(2, ([games = 0, wins = 0, points = 0]) => [
      ...[games, wins, rounded(points / games)],
      ...cellsOf(shareOf(wins, games)),
    ]),
  },
  /** Who finishes before whom, of two who have sat at one table. */
  'head-to-head': {
    columns: ['ruleset', 'name', 'other', 'games', 'ahead', 'level', 'behind'],
    read: (row) => {
      const players = playersOf(row);
      return players.flatMap((one, index) =>
        players.slice(index + 1).map((other) => {
          const lead = Math.sign((other.rank ?? 0) - (one.rank ?? 0));
          return [one.ruleset, one.name, other.name, ...[true, lead > 0, lead === 0, lead < 0].map(Number)];
        }),
      );
    },
    sql: `SELECT g.ruleset, p.name, q.name, count(*), count(*) FILTER (p.rank < q.rank), count(*) FILTER (p.rank = q.rank),
      count(*) FILTER (p.rank > q.rank)
      FROM players AS p JOIN players AS q ON p.game = q.game AND p.seat < q.seat JOIN games AS g ON g.game = p.game
      WHERE g.referee = $referee AND NOT g.copy AND g.decided GROUP BY ALL`,
    fold: duels,
  },
  /** How strong players are, by the games that say when they were played. */
  ratings: {
    columns: ['ruleset', 'name', 'games', 'rating', 'low', 'high'],
    read: datedGames,
    sql: DATED_GAMES,
    fold: ratings,
  },
  /** Games that were recorded more than once, however they were written down: each copy. */
  duplicates: {
    columns: ['ruleset', 'key', 'file', 'line', 'game'],
    read: ofGame(({ ruleset, key, file, line, game }) => [[ruleset, key, file, line, game]]),
    sql: `SELECT ruleset, key, file, line, name FROM games WHERE referee = $referee
      AND key IN (SELECT key FROM games WHERE referee = $referee AND copy)`,
    fold: copies,
    ofCopies: true,
  },
  /** Positions that several games came to, and in how many ways they went on. */
  positions: {
    columns: ['ruleset', 'players', 'turn', 'position', 'seat', 'games', 'ways', 'wins', ...SHARE],
    read: passedPositions,
    sql: PASSED_POSITIONS,
    fold: passedThrough,
  },
  /** How well players decided, and what luck they had, in the games that were analysed. */
  skill: {
    columns: SKILL_COLUMNS,
    of: 'analyses',
    read: analysedSkills,
    sql: ANALYSED_SKILLS,
    fold: skills,
  },
  /** What could not be read. */
  faults: {
    of: 'both',
    columns: ['file', 'line', 'fault', 'times'],
    read: (row) => (row.type === 'fault' ? [[row.file, row.line, row.fault, 1]] : []),
    sql: 'SELECT file, line, fault, count(*) FROM faults WHERE referee = $referee GROUP BY ALL',
    fold: summed(3),
  },
} as const satisfies Readonly<Record<string, Query>>;

export type QueryName = keyof typeof QUERIES;

const THING_SUMS = [
  ...['games', 'chosen', 'players', 'choosers', 'winners', 'times', 'squares'],
] as const satisfies readonly (keyof ThingSums)[];

function chosen(presentationOf: PresentationOf): Fold {
  const groups = new KeyedSums(3);
  return {
    add: (cells) => groups.add(cells),
    lines: () => {
      const things = groups.all.flatMap(({ key, sums }) => {
        const [ruleset = '', choice = '', thing = ''] = key.map(String);
        const stats = presentationOf(ruleset)?.stats ?? [];
        const place = stats.findIndex(({ id }) => id === choice);
        const measure = stats[place]?.measure;
        if (!measure) return [];
        const added = Object.fromEntries(THING_SUMS.map((name, at) => [name, sums[at] ?? 0])) as Record<
          keyof ThingSums,
          number
        >;
        const count: ThingCount = {
          ...{ thing, times: added.times, chosen: chosenAs(measure, added) },
          won: shareOf(added.winners, added.choosers),
        };
        return [{ ruleset, place, choice, measure, count }];
      });
      things.sort(
        (one, other) =>
          compareKeys([one.ruleset, one.place], [other.ruleset, other.place]) || inOrder(one.count, other.count),
      );
      return things.map(({ ruleset, choice, measure, count: { thing, chosen: share, times, won } }) => [
        ...[ruleset, choice, thing, measure, rounded(share.value), times, won.count],
        ...cellsOf(won),
      ]);
    },
  };
}

/** Of two names the one that comes first in the alphabet is the one that is told of. */
function duels(): Fold {
  const groups = new KeyedSums(3);
  return {
    add: ([ruleset = null, name = '', other = '', games = 0, ahead = 0, level = 0, behind = 0]) => {
      const isInOrder = String(name) <= String(other);
      groups.add(
        isInOrder
          ? [ruleset, name, other, games, ahead, level, behind]
          : [ruleset, other, name, games, behind, level, ahead],
      );
    },
    lines: () => groups.all.map(({ key, sums }) => [...key, ...sums]),
  };
}

function copies(): Fold {
  const places = new Map<string, (readonly Cell[])[]>();
  return {
    add: (cells) => {
      const key = String(cells[1]);
      entryOf(places, key, () => []).push(cells);
    },
    lines: () =>
      [...places.values()]
        .filter(({ length }) => length > 1)
        .flat()
        .sort(compareKeys),
  };
}

function ofGame(read: (row: GameRow) => readonly (readonly Cell[])[]): Query['read'] {
  return (row) => (row.type === 'game' ? read(row) : []);
}

/** Of a game with a result, each with its ruleset. */
function playersOf(row: Row): readonly (RowPlayer & { readonly ruleset: string })[] {
  if (row.type !== 'game' || !row.observation) return [];
  return row.players.map((player) => ({ ...player, ruleset: row.ruleset }));
}
