// npm run bench:archive -- --games 3000 --rows 100000 --listed 10000: what an archive costs, how long its questions take, and what its
// pages are like. bench/README.md.
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { compile } from '../.build/compile.js';
import { measurePages } from './archive-pages.js';
import { notedPeak, noting, race, run } from './measure.js';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '3000' },
    rows: { type: 'string', default: '100000' },
    listed: { type: 'string', default: '10000' },
  },
});
const [games, rows, listed] = [Number(values.games), Number(values.rows), Number(values.listed)];
const NOTE = 'peak';
const KIEBITZ = [process.execPath, here('../dist/cli.cjs')];
const folder = mkdtempSync(join(tmpdir(), 'kiebitz-bench-archive-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
process.once('SIGINT', () => process.exit(130));

const own = join(folder, 'own.archive');
for (const ruleset of ['valletta', 'tallinn', 'rattus']) judge(ruleset);
analyse();
const copies = await compile(here('archive-copies.ts'));
ask(...repeated(rows));
await measurePages(repeated(listed)[0], join(folder, 'site'), KIEBITZ, join(folder, NOTE), print);

/** What it takes to judge games. @param {string} ruleset */
function judge(ruleset) {
  const share = Math.ceil(games / 3);
  const few = Math.ceil(share / 10);
  const [fewLogs, logs] = [few, share].map((count) => {
    const where = join(folder, `${ruleset}-${count}`);
    kiebitz('play', ruleset, '--players', '3', '--level', 'moves', '--games', String(count), '-o', where);
    return where;
  });
  const add = (from = '', to = '') => ({
    name: 'add',
    command: [...KIEBITZ, 'archive', 'add', from, '--to', to, '--jobs', '1'],
  });
  const note = join(folder, NOTE);
  const [checked, addedFew] = race(1, [
    { name: 'check', command: [...KIEBITZ, 'check', fewLogs ?? '', '--jobs', '1', '--no-config'] },
    noting(add(fewLogs, join(folder, `${ruleset}.archive`)), note),
  ]);
  const peaks = [notedPeak(note)];
  const [added] = race(1, [noting(add(logs, own), note)]);
  peaks.push(notedPeak(note));
  const rate = (count = 0, seconds = Number.NaN) => (count / seconds).toFixed(0);
  print(
    `games of ${ruleset} added in a second`,
    rate(share, added?.processor.least),
    `of ${few} games ${rate(few, addedFew?.processor.least)}, check ${rate(few, checked?.processor.least)}`,
  );
  print(`memory for ${few} and ${share} of them`, peaks.map((peak) => `${peak.toFixed(0)} MB`).join(', '));
}

/** A few games with their analyses, for the question about those. */
function analyse() {
  const logs = join(folder, 'analysed');
  kiebitz('play', 'tallinn', '--players', '3', '--level', 'moves', '--games', '5', '--seed', '2', '-o', logs);
  const quick = ['--with', 'analyse', '--play-outs', '1', '--bot', 'random'];
  kiebitz('archive', 'add', logs, '--to', own, ...quick);
}

/**
 * The games again and again. @param {number} wanted
 * @returns {[archive: string, questions: readonly string[]]}
 */
function repeated(wanted) {
  const archive = join(folder, `${wanted}.archive`);
  const command = [process.execPath, copies, own, archive, String(wanted)];
  return [archive, JSON.parse(run({ name: 'copies', command }))];
}

/**
 * How long each question takes, the tables made before.
 *
 * @param {string} archive
 * @param {readonly string[]} names
 */
function ask(archive, names) {
  const question = (/** @type {string[]} */ ...more) => [
    ...KIEBITZ,
    'archive',
    'query',
    archive,
    ...more,
    '--format',
    'csv',
  ];
  const [made] = race(1, [{ name: 'tables', command: question('games') }]);
  const size = sizeOf(join(archive, 'parts'));
  const tables = statSync(join(archive, 'archive.duckdb')).size;
  const parquet = join(folder, 'parquet');
  kiebitz('archive', 'export', archive, '--parquet', '-o', parquet);
  print(
    `${rows} rows`,
    `${kilobytes(size)} each in parts, ${kilobytes(tables)} in tables, ${kilobytes(sizeOf(parquet))} in Parquet`,
  );
  print('making the tables', seconds(made?.clock.least), `processor ${seconds(made?.processor.least)}`);
  const timings = race(3, [
    { name: 'node -e 0', command: [process.execPath, '-e', '0'] },
    ...names.map((name) => ({ name, command: question(name) })),
    {
      name: 'sql',
      command: question('--sql', 'SELECT ruleset, avg(turns) FROM games WHERE NOT copy GROUP BY ruleset'),
    },
  ]);
  const asked = ['node -e 0', ...names, 'sql'];
  for (const [at, { clock, processor }] of timings.entries()) {
    print(`question: ${asked[at]}`, seconds(clock.least), `processor ${seconds(processor.least)}`);
  }
}

/** @param {string[]} words */
function kiebitz(...words) {
  run({ name: words.join(' '), command: [...KIEBITZ, ...words] });
}

/** Of the files in it. @param {string} directory */
function sizeOf(directory) {
  return readdirSync(directory).reduce((sum, name) => sum + statSync(join(directory, name)).size, 0);
}

/** For each row. @param {number} bytes */
function kilobytes(bytes) {
  return `${(bytes / rows / 1000).toFixed(2)} kB`;
}

function seconds(time = Number.NaN) {
  return `${time.toFixed(2)} s`;
}

/**
 * @param {string} what
 * @param {string} reached
 */
function print(what, reached, detail = '') {
  console.log(`${what.padEnd(44)} ${reached.padStart(12)}  ${detail}`);
}

/** @param {string} file */
function here(file) {
  return fileURLToPath(new URL(file, import.meta.url));
}
