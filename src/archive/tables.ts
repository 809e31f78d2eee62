/** The tables of an archive, for whoever asks questions of their own: what they are called, what is in them, and in which unit. */
import { settingText } from '../analysis/appraisal-setting.js';
import { hash } from '../analysis/content.js';
import { thingSums } from '../analysis/stat-counter.js';
import { ANALYSIS_TABLES } from './analysis-tables.js';
import { type GameRow, positionsIn } from './row.js';
import { type ArchiveTable, type Column, ofRows, SEAT } from './table.js';

/** Of the tables; those of another version are made anew. */
export const TABLES_VERSION = 5;

const GAME: Column = {
  type: 'whole',
  says: 'the number of the game in these tables, 1-based; another one when they are made anew',
};

export const TABLES: Readonly<Record<string, ArchiveTable>> = {
  referees: {
    says: 'the versions of Kiebitz that have judged or analysed, each with its card values',
    columns: {
      referee: { type: 'text', says: 'the short name' },
      version: { type: 'text', says: 'of Kiebitz' },
      build: { type: 'text', says: 'a digest of its code' },
      editions: { type: 'text', says: 'digests of card values of one’s own, with blanks between them' },
      analysis: { type: 'text', says: 'how games are analysed, as `--with analyse` takes it; null for who judges' },
    },
    lines: (entry) => {
      if (entry.type !== 'referee') return [];
      const { version, build, editions, analysis } = entry.referee;
      return [[entry.key, version, build, editions.join(' '), analysis ? settingText(analysis) : null]];
    },
  },
  games: {
    says: 'the games of each referee',
    columns: {
      game: GAME,
      referee: { type: 'text', says: 'who has judged' },
      part: { type: 'text', says: 'the part of the archive that it stands in' },
      key: { type: 'text', says: 'the same for all copies of a game' },
      copy: { type: 'flag', says: 'true for all copies but the first: leave them out to count a game once' },
      file: { type: 'text', says: 'as it was called' },
      line: { type: 'whole', says: 'where the game begins in its file, 1-based' },
      name: { type: 'text', says: 'the id of the game in its log' },
      ruleset: { type: 'text', says: '`valletta`, `tallinn` or `rattus`' },
      source: { type: 'text', says: 'the program that wrote the log' },
      played: { type: 'text', says: 'when it was played, as the log says it (RFC 3339)' },
      event: { type: 'text', says: 'the occasion, as the log says it' },
      edition: { type: 'text', says: 'the card values it was judged by' },
      options: { type: 'text', says: 'options that differ from the default: `name=value`, with blanks between them' },
      verdict: { type: 'text', says: '`legal`, `illegal` or `undecidable`' },
      complete: { type: 'flag', says: 'true where the game came to its end' },
      truncated: { type: 'flag', says: 'true where some of it could not be read' },
      turns: { type: 'whole', says: 'how many turns or rounds' },
      players: { type: 'whole', says: 'how many players' },
      decided: { type: 'flag', says: 'true where there is a result that counts' },
      said: { type: 'text', says: 'a digest of verdict and findings: the same where two referees say the same' },
    },
    lines: ofRows('game', ({ row, game, referee, part, copy }) => {
      const { key, file, line, ruleset, source, played, verdict, complete, truncated, turns, players } = row;
      return [
        [
          ...[game, referee, part, key, copy, file, line, row.game, ruleset, source, played, row.event, row.edition],
          ...[optionsOf(row), verdict, complete],
          ...[truncated, turns, players.length, row.observation !== null, saidOf(row)],
        ],
      ];
    }),
  },
  players: {
    says: 'the players of each game',
    columns: {
      game: GAME,
      seat: SEAT,
      name: { type: 'text', says: 'as it stands in the log' },
      named: { type: 'flag', says: 'false where the log does not say who it is: then the name is an id' },
      points: { type: 'whole', says: 'the score: points, in Rattus cubes; null where the game could not be scored' },
      rank: { type: 'whole', says: '1 for who wins, alone or with others' },
      won: { type: 'flag', says: 'whether the rank is 1' },
      course: {
        type: 'text',
        says: 'the score at each twentieth of the game from its start to its end, then the final one, with blanks',
      },
    },
    lines: ofRows('game', ({ row: { players, observation }, game }) =>
      players.map(({ name, named, points, rank }, seat) => {
        const course = observation?.course.map((values) => values[seat] ?? 0).join(' ') ?? null;
        return [game, seat + 1, name, named, points, rank, rank === 1, course];
      }),
    ),
  },
  findings: {
    says: 'what was found in each game, in the order of the log',
    columns: {
      game: GAME,
      number: { type: 'whole', says: '1-based, in its game' },
      rule: { type: 'text', says: 'the id of the rule; null where no rule is broken' },
      kind: { type: 'text', says: '`illegal`, `wrong`, `missing` ...: docs/output.md' },
      severity: { type: 'text', says: '`error`, `warning` or `note`' },
      root: { type: 'flag', says: 'false for what follows from an earlier finding' },
      section: { type: 'text', says: 'the part of the log' },
      turn: { type: 'whole', says: 'the turn or round, 1-based' },
      play: { type: 'whole', says: 'the move in its turn, 1-based' },
    },
    lines: ofRows('game', ({ row, game }) =>
      row.findings.map(({ rule, kind, severity, cause, at: { section, turn, play } }, index) => [
        ...[game, index + 1, rule, kind, severity, cause === null, section, turn, play],
      ]),
    ),
  },
  choices: {
    says: 'what could be chosen in each decided game: built, played, taken, used ...',
    columns: {
      game: GAME,
      choice: { type: 'text', says: 'what was done with the thing' },
      thing: { type: 'text', says: 'a building, a card ... that could be had' },
      players: { type: 'whole', says: 'how many players sat there' },
      choosers: { type: 'whole', says: 'how many of them chose it' },
      winners: { type: 'whole', says: 'how many of those won' },
      times: { type: 'whole', says: 'how often it was chosen' },
      each: { type: 'text', says: 'how often by each player, in turn order, with blanks between them' },
    },
    lines: ofRows('game', ({ row: { players, observation }, game }) => {
      const won = players.map(({ rank }) => rank === 1);
      return Object.entries(observation?.pursuits ?? {}).flatMap(([choice, things]) =>
        Object.entries(things).map(([thing, times]) => {
          const { choosers, winners, times: all } = thingSums(times, won);
          return [game, choice, thing, players.length, choosers, winners, all, times.join(' ')];
        }),
      );
    }),
  },
  sources: {
    says: 'where the points of each decided game came from',
    columns: {
      game: GAME,
      source: { type: 'text', says: 'the id of the source' },
      seat: SEAT,
      points: { type: 'number', says: 'points from it' },
    },
    lines: ofRows('game', ({ row: { observation }, game }) =>
      Object.entries(observation?.sources ?? {}).flatMap(([source, points]) =>
        points.map((own, seat) => [game, source, seat + 1, own]),
      ),
    ),
  },
  losses: {
    says: 'what was lost in each decided game (Rattus)',
    columns: {
      game: GAME,
      cause: { type: 'text', says: 'the id of the cause' },
      seat: SEAT,
      lost: { type: 'number', says: 'cubes' },
    },
    lines: ofRows('game', ({ row: { observation }, game }) =>
      Object.entries(observation?.tolls ?? {}).flatMap(([cause, { lost }]) =>
        lost.map((own, seat) => [game, cause, seat + 1, own]),
      ),
    ),
  },
  positions: {
    says: 'what the table saw before each of the first six turns or rounds of each game',
    columns: {
      game: GAME,
      turn: { type: 'whole', says: 'the turn or round that begins, 1-based' },
      seat: { type: 'whole', says: 'whose turn it is, as `seat` of `players`; null in a round of all' },
      position: { type: 'text', says: 'a digest of what lies open: the same in all games that came to it' },
    },
    lines: ofRows('game', ({ row, game }) =>
      positionsIn(row).map(({ position, seat }, before) => [game, before + 1, seat, position]),
    ),
  },
  ...ANALYSIS_TABLES,
  faults: {
    says: 'what could not be read',
    columns: {
      referee: { type: 'text', says: 'who tried' },
      file: { type: 'text', says: 'as it was called' },
      line: { type: 'whole', says: '1-based; null for the whole file' },
      fault: { type: 'text', says: 'what is wrong with it' },
    },
    lines: (entry) => {
      if (entry.type !== 'row' || entry.row.type !== 'fault') return [];
      const { file, line, fault } = entry.row;
      return [[entry.referee, file, line, fault]];
    },
  },
};

function optionsOf({ options }: GameRow): string {
  return Object.entries(options)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');
}

const SAID_DIGITS = 16;

/** What `RunDifference` compares, in an order of its own. */
function saidOf({ verdict, findings }: GameRow): string {
  const said = findings.map(({ rule, kind, severity, cause, at: { section, turn, play } }) =>
    JSON.stringify([rule, kind, severity, cause === null, section, turn, play]),
  );
  return hash([verdict, ...said.sort()], SAID_DIGITS);
}
