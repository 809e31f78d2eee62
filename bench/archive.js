// npm run bench:archive -- --games 3000 --rows 100000: what an archive costs, and how long its questions take. bench/README.md.
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { compile } from '../.build/compile.js';
import { peakMemory, race, run } from './measure.js';

const { values } = parseArgs({
  options: { games: { type: 'string', default: '3000' }, rows: { type: 'string', default: '100000' } },
});
const [games, rows] = [Number(values.games), Number(values.rows)];
const KIEBITZ = [process.execPath, here('../dist/cli.cjs')];
const folder = mkdtempSync(join(tmpdir(), 'kiebitz-bench-archive-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
process.once('SIGINT', () => process.exit(130));

const own = join(folder, 'own.archive');
for (const ruleset of ['valletta', 'tallinn', 'rattus']) judge(ruleset);
const many = join(folder, 'many.archive');
const copies = await compile(here('archive-copies.ts'));
ask(many, JSON.parse(run({ name: 'copies', command: [process.execPath, copies, own, many, String(rows)] })));

/** What it takes to judge games. @param {string} ruleset */
function judge(ruleset) {
  const logs = join(folder, ruleset);
  const few = join(folder, `${ruleset}-few`);
  for (const [where, share] of /** @type {const} */ ([
    [logs, 3],
    [few, 30],
  ])) {
    kiebitz('play', ruleset, '--players', '3', '--games', String(Math.ceil(games / share)), '-o', where);
  }
  const add = (/** @type {string} */ from, /** @type {string} */ to) => [
    ...KIEBITZ,
    'archive',
    'add',
    from,
    '--to',
    to,
    '--jobs',
    '1',
  ];
  const [checked, added] = race(1, [
    { name: 'check', command: [...KIEBITZ, 'check', logs, '--jobs', '1', '--no-config'] },
    { name: 'add', command: add(logs, own) },
  ]);
  const per = (seconds = Number.NaN) => `${(games / 3 / seconds).toFixed(0)} a second`;
  const peaks = [few, logs].map((from) =>
    peakMemory({ name: 'add', command: add(from, `${from}.archive`) }, join(folder, 'peak')),
  );
  print(`games of ${ruleset} that are added`, per(added?.processor.least), `check ${per(checked?.processor.least)}`);
  print(`memory for ${games / 30} and ${games / 3} of them`, peaks.map((peak) => `${peak.toFixed(0)} MB`).join(', '));
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
