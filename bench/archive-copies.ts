/**
 * The rows of an archive again and again, each time as other games of other people on other days; in each tenth a rule is broken, each
 * twentieth is a copy of the one before, and beside each fiftieth stands something that could not be read; in the same way analyses, one
 * for each hundred games. Prints the names of the questions that can be asked: archive-copies.ts FROM TO ROWS.
 */
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hash } from '../src/analysis/content.js';
import type { AnalysisRow } from '../src/archive/analysis-row.js';
import { type PartHead, partName, partText, readPart } from '../src/archive/part.js';
import { QUERIES } from '../src/archive/queries.js';
import type { GameRow, Row, RowFinding } from '../src/archive/row.js';

/** So many of them play. */
const PEOPLE = 3_000;
/** For so many games there is one analysis. */
const GAMES_TO_ONE_ANALYSED = 100;

const [from = '', to = '', rows] = process.argv.slice(2);
repeat(from, to, Number(rows));
console.log(JSON.stringify(Object.keys(QUERIES)));

function repeat(from: string, to: string, wanted: number): void {
  const parts = readdirSync(join(from, 'parts')).map((name) => {
    const part = readPart(readFileSync(join(from, 'parts', name), 'utf8'));
    if (typeof part === 'string') throw new Error(part);
    return part;
  });
  mkdirSync(join(to, 'parts'), { recursive: true });
  copyFileSync(join(from, 'archive.json'), join(to, 'archive.json'));
  const left = { games: wanted, analyses: Math.ceil(wanted / GAMES_TO_ONE_ANALYSED) };
  for (let round = 0; left.games > 0 || left.analyses > 0; round += 1) {
    for (const part of parts) {
      const kind = part.head.referee.analysis ? 'analyses' : 'games';
      if (left[kind] <= 0) continue;
      const copied = otherRows([...part.rows], round);
      const head: PartHead = { ...part.head, bytes: hash([part.head.bytes, String(round)], 32) };
      const file = `${part.head.file}-${round}`;
      writeFileSync(join(to, 'parts', partName(head)), partText(head, file, copied));
      left[kind] -= part.head.games;
    }
  }
}

function otherRows(rows: readonly Row[], round: number): readonly Row[] {
  const others: Row[] = [];
  for (const [index, row] of rows.entries()) {
    if (row.type === 'fault') continue;
    if (row.type === 'analysis') {
      others.push({ ...row, ...otherPlace(row, round, index) });
      continue;
    }
    const before = others.at(-1);
    if (index % 20 === 9 && before?.type === 'game') others.push({ ...before, line: row.line });
    else others.push(otherGame(row, round, index));
    if (index % 50 === 25)
      others.push({ type: 'fault', file: `${row.file}-${round}`, line: row.line, fault: 'unreadable' });
  }
  return others;
}

/** Some rules are broken more often than others. */
function breachIn(ruleset: string, index: number): RowFinding {
  const rule = `${ruleset}.broken.${Math.floor(Math.sqrt(index) % 20)}`;
  return {
    ...{ id: 'f1', rule, kind: 'illegal', severity: 'error', cause: null },
    at: { section: 'turn', turn: 1 + (index % 9), play: 1 },
  };
}

function otherGame(row: GameRow, round: number, index: number): GameRow {
  const isBroken = index % 10 === 3;
  const day = new Date(Date.UTC(2020, 0, 1 + ((round * 31 + index) % 2_000), 18));
  return {
    ...row,
    ...(isBroken && { verdict: 'illegal', findings: [breachIn(row.ruleset, index)] }),
    ...otherPlace(row, round, index),
    played: day.toISOString(),
  };
}

/** Another game of other people. */
function otherPlace<R extends GameRow | AnalysisRow>({ key, file, players }: R, round: number, index: number) {
  const other = (player: R['players'][number], seat: number) => {
    return { ...player, name: `Player ${(index * 7 + round * 13 + seat * 101) % PEOPLE}` };
  };
  return { key: hash([key, String(round)], 32), file: `${file}-${round}`, players: players.map(other) };
}
