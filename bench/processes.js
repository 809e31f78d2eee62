// What is measured of whole processes: the rows of the table in README.md. Each is a program of ours beside others that run in turns with it.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { writeChess } from './chess-games.js';
import { readGames, writeFolder, writeLog } from './logs.js';
import { peakMemory, race } from './measure.js';

/**
 * @typedef {import('./measure.js').Program & { work?: number }} Worker what it does in one run, where programs do not do the same: plays
 *
 * @typedef {object} Row
 * @property {string} what
 * @property {Worker} ours
 * @property {Worker[]} beside
 * @property {'clock' | 'processor'} [by] what the ratio is of; default the processor
 * @property {number} [often] so many times as many rounds: more of what is short; default 1
 *
 * @typedef {import('./measure.js').Timing & { what: string, ratios: Record<string, number> }} Measured the ratios are of the least times
 */

const node = process.execPath;
const kiebitz = [node, here('../dist/cli.cjs')];
const NOTHING = { name: 'node -e 0', command: [node, '-e', '0'] };
const RULESETS = ['valletta', 'tallinn', 'rattus'];
const LEVELS = ['full', 'moves', 'public'];
const SMALL = ['first check', 'first report', 'valletta full, 1 MB', 'tallinn public, 1 MB', 'rattus moves, 1 MB'];

/**
 * @param {Row} row
 * @param {number} rounds
 * @returns {Measured}
 */
export function measure({ what, ours, beside, by = 'processor', often = 1 }, rounds) {
  const [own, ...others] = race(Math.ceil(rounds * often), [ours, ...beside]);
  if (!own) throw new Error('nothing was measured');
  const perWork = (/** @type {Worker} */ { work = 1 }, /** @type {import('./measure.js').Timing} */ timing) =>
    timing[by].least / work;
  const ratios = others.map((timing, index) => {
    const other = /** @type {Worker} */ (beside[index]);
    return [other.name, perWork(ours, own) / perWork(other, timing)];
  });
  return { what, ...own, ratios: Object.fromEntries(ratios) };
}

/**
 * What is measured with each change: first the program that all others stand beside, then one level of each game, and what is short.
 *
 * @param {string} folder for what is read and written
 * @returns {[Worker, ...Worker[]]}
 */
export function smallPrograms(folder) {
  const measured = [...firstRows(folder), ...smallRows(folder)].filter(({ what }) => SMALL.includes(what));
  return [
    libraryReader(join(folder, 'valletta-full.xml')),
    ...measured.map(({ what, ours }) => ({ ...ours, name: what })),
  ];
}

/**
 * All rows, one after the other: what one needs is gone when the next is asked for.
 *
 * @param {string} folder for what is read and written
 * @param {number} megabytes of the large file
 * @returns {Generator<Row>}
 */
export function* rows(folder, megabytes) {
  yield* firstRows(folder);
  yield* smallRows(folder);
  yield* folderRows(folder, megabytes / 10);
  yield* largeRows(folder, megabytes);
  const path = join(folder, 'largest.xml');
  writeLog(path, readGames('valletta', 'full'), 6e6 * megabytes);
  yield {
    what: `valletta full, ${6 * megabytes} MB, two workers`,
    ours: check(path, '2'),
    beside: [{ ...check(path, '1'), name: 'one process' }],
    by: 'clock',
    often: 0.2,
  };
  rmSync(path);
}

/** The most memory that `check` needs, in megabytes. @param {string} folder @param {readonly number[]} sizes in megabytes */
export function memories(folder, sizes) {
  const path = join(folder, 'memory.xml');
  return sizes.map((size) => {
    writeLog(path, readGames('valletta', 'full'), size * 1e6);
    const peak = peakMemory(check(path), join(folder, 'note'));
    rmSync(path);
    return { what: `valletta full, ${size} MB`, megabytes: Math.round(peak) };
  });
}

/** @param {string} folder @returns {Row[]} */
function firstRows(folder) {
  const games = readGames('valletta', 'full').sort((one, other) => one.length - other.length);
  const [short, long] = [games.at(1), games.at(-1)].map((game, index) => {
    const path = join(folder, `one-${index}.xml`);
    writeLog(path, game === undefined ? [] : [game], 1);
    return path;
  });
  const out = join(folder, 'report');
  mkdirSync(out, { recursive: true });
  const many = join(folder, 'many.xml');
  writeLog(many, games, games.join('').length);
  const report = (/** @type {string} */ path) => ({
    name: 'kiebitz report',
    command: [...kiebitz, 'report', path, '-o', out],
  });
  return [
    {
      what: 'kiebitz --version',
      ours: { name: 'kiebitz', command: [...kiebitz, '--version'] },
      beside: [NOTHING],
      often: 4,
    },
    { what: 'first check', ours: check(short ?? ''), beside: [NOTHING], often: 4 },
    { what: 'first report', ours: report(long ?? ''), beside: [NOTHING] },
    {
      what: `${games.length} reports`,
      ours: report(many),
      beside: [NOTHING, { ...report(long ?? ''), name: 'the first' }],
    },
  ];
}

/** @param {string} folder @returns {Row[]} */
function smallRows(folder) {
  return RULESETS.flatMap((ruleset) =>
    LEVELS.map((level) => {
      const path = join(folder, `${ruleset}-${level}.xml`);
      writeLog(path, readGames(ruleset, level), 1e6);
      return { what: `${ruleset} ${level}, 1 MB`, ours: check(path), beside: [libraryReader(path), ...xmllint(path)] };
    }),
  );
}

/** @param {string} folder @param {number} megabytes @returns {Generator<Row>} */
function* folderRows(folder, megabytes) {
  for (const [ruleset, level] of /** @type {const} */ ([
    ['tallinn', 'public'],
    ['rattus', 'full'],
  ])) {
    const path = join(folder, `${ruleset}.xml`);
    const files = join(folder, ruleset);
    writeLog(path, readGames(ruleset, level), megabytes * 1e6);
    writeFolder(files, readGames(ruleset, level), megabytes * 1e6);
    yield {
      what: `${ruleset} ${level}, ${megabytes} MB`,
      ours: check(path),
      beside: [libraryReader(path), ...xmllint(path), copying(path)],
    };
    yield {
      what: `${ruleset} ${level}, ${megabytes} MB in ${readdirSync(files).length} files`,
      ours: check(files),
      beside: [{ ...check(path), name: 'in one file' }],
    };
    rmSync(path);
    rmSync(files, { recursive: true });
  }
}

/** @param {string} folder @param {number} megabytes @returns {Generator<Row>} */
function* largeRows(folder, megabytes) {
  const path = join(folder, 'large.xml');
  const pgn = join(folder, 'large.pgn');
  const { plays } = writeLog(path, readGames('valletta', 'full'), megabytes * 1e6);
  const chessPlays = writeChess(pgn, plays);
  const [chessops, chessJs] = [here('chess-replay.js'), installedChessJs(folder)];
  const pgnExtract = ['pgn-extract', '/usr/games/pgn-extract'].find(isThere);
  /** @type {Worker[]} */
  const chess = [
    { name: 'chessops, a play', command: [node, chessops, pgn] },
    ...(chessJs ? [{ name: 'chess.js, a play', command: [node, here('chess-js-replay.js'), pgn, chessJs] }] : []),
    ...(pgnExtract ? [{ name: 'pgn-extract, a play', command: [pgnExtract, '-r', pgn] }] : []),
  ];
  yield {
    what: `valletta full, ${megabytes} MB`,
    ours: check(path),
    beside: [libraryReader(path), ...xmllint(path), copying(path)],
  };
  yield {
    what: `${Math.round(plays / 1000)} k plays of valletta`,
    ours: { ...check(path), work: plays },
    beside: chess.map((one) => ({ ...one, work: chessPlays })),
    often: 0.4,
  };
  rmSync(path);
}

/** One core, where nothing else is asked for. @param {string} path @returns {Worker} */
function check(path, jobs = '1') {
  return { name: 'kiebitz check', command: [...kiebitz, 'check', '--jobs', jobs, path] };
}

/** One game at a time, which it likes better than the whole file. @param {string} path @returns {Worker} */
function libraryReader(path) {
  return { name: 'fast-xml-parser', command: [node, here('parse-xml.js'), path, 'slices'] };
}

/** @param {string} path @returns {Worker[]} */
function xmllint(path) {
  return isThere('xmllint') ? [{ name: 'xmllint', command: ['xmllint', '--stream', '--noout', path] }] : [];
}

/** @param {string} path @returns {Worker} */
function copying(path) {
  return { name: 'copying', command: ['cp', path, `${path}.copy`] };
}

/** @param {string} program */
function isThere(program) {
  return spawnSync(program, ['--version']).error === undefined;
}

/** chess.js is no dependency: it is fetched for this. @param {string} folder @returns {string | undefined} undefined without a network */
function installedChessJs(folder) {
  const words = ['install', '--prefix', folder, '--no-audit', '--no-fund', '--ignore-scripts', 'chess.js@1.4.0'];
  if (spawnSync('npm', words).status !== 0) return undefined;
  return pathToFileURL(join(folder, 'node_modules/chess.js/dist/esm/chess.js')).href;
}

/** @param {string} path */
function here(path) {
  return fileURLToPath(new URL(path, import.meta.url));
}
