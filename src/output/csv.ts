/** Tables for spreadsheets (RFC 4180): one row for each game, each finding, or each turn of each player; docs/output.md. */
import type { AuditedPlayer } from '../analysis/score-audit.js';
import { isRootError } from '../engine/finding.js';
import type { Replayed } from '../engine/replay.js';
import type { Speaker } from '../text/speaker.js';
import { sentenceOf } from './json.js';
import type { JudgedGame } from './judged-game.js';
import { plain } from './plain.js';

/** What a row can stand for. */
export const CSV_ROWS = ['findings', 'games', 'turns'] as const;
export type CsvRows = (typeof CSV_ROWS)[number];

type Cell = string | number | boolean | null | undefined;

const GAME = ['file', 'game', 'ruleset'];
const COLUMNS: Readonly<Record<CsvRows, readonly string[]>> = {
  findings: [
    ...[...GAME, 'id', 'kind', 'severity', 'rule', 'cause', 'section', 'turn', 'play', 'player', 'line', 'column'],
    ...['expected', 'actual', 'bug', 'known', 'message'],
  ],
  games: [
    ...[...GAME, 'edition', 'verdict', 'complete', 'moves', 'legal', 'illegal', 'undecidable'],
    ...['errors', 'firstRule', 'firstTurn', 'points', 'winners'],
  ],
  turns: [...GAME, 'player', 'section', 'turn', 'points', 'stated', 'difference', 'total'],
};

/** The names of the columns. */
export function csvHead(rows: CsvRows): string {
  return csvRow(COLUMNS[rows]);
}

/** A game in one row. */
export function gameCsv({ replayed }: JudgedGame): string {
  const { edition, verdict, complete, moves, scores } = replayed;
  const errors = replayed.findings.filter(isRootError);
  const [first] = errors;
  return csvRow([
    ...[...namesOf(replayed), edition, verdict, complete, moves.total, moves.legal, moves.illegal, moves.undecidable],
    ...[errors.length, first?.rule, first?.at.turn],
    scores.map(({ player, points }) => `${player}:${points}`).join(' '),
    scores.flatMap(({ player, rank }) => (rank === 1 ? [player] : [])).join(' '),
  ]);
}

/** A row for each finding of a game, in the order of the file. */
export function findingsCsv(judged: JudgedGame, speaker: Speaker): string {
  const { replayed } = judged;
  const rows = replayed.findings.map((finding) => {
    const { id, kind, severity, rule, cause, at, expected, actual } = finding;
    const { section, turn, play, player, line, column } = at;
    const marks = [judged.bugOf(finding), judged.knownOf(finding)?.by];
    return csvRow([
      ...[...namesOf(replayed), id, kind, severity, rule, cause, section, turn, play, player, line, column],
      ...[expected, actual, ...marks, sentenceOf(finding, replayed, speaker)],
    ]);
  });
  return rows.join('');
}

/** A row for each turn of each player of a game. */
export function turnsCsv(replayed: Replayed, players: readonly AuditedPlayer[]): string {
  const rows = players.flatMap(({ player, turns }) =>
    turns.map(({ section, turn, points, stated, difference, total }) =>
      csvRow([...namesOf(replayed), player, section, turn, points, stated, difference, total]),
    ),
  );
  return rows.join('');
}

function namesOf({ file, game, ruleset }: Replayed): readonly Cell[] {
  return [file, game, ruleset];
}

/** Cells as a line of a table. Numbers stay numbers; text is never a formula. */
export function csvRow(cells: readonly Cell[]): string {
  return `${cells.map(cellText).join(',')}\r\n`;
}

function cellText(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell !== 'string') return String(cell);
  const text = harmless(plain(cell));
  return /[",;\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * An apostrophe before what a spreadsheet would reckon: a sign of a formula at the beginning, also behind blanks, in its wide
 * form, and behind a semicolon, where programs that part columns there would begin a cell. Tabs and ends of lines have been
 * made visible before.
 */
function harmless(text: string): string {
  return text.replace(/(^|;)(?=["'\s]*[=+\-@\uff1d\uff0b\uff0d\uff20])/g, "$1'");
}
