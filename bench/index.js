// npm run bench: how fast Kiebitz is, beside others, on this machine. What is measured and how: bench/README.md.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { compile } from '../.build/compile.js';
import { readGames, writeLog } from './logs.js';
import { race, run } from './measure.js';
import { installPackage } from './package.js';
import { isAsFastAsKept, measureAll, processor } from './table.js';

const { values: options } = parseArgs({
  options: {
    megabytes: { type: 'string', default: '100' },
    rounds: { type: 'string', default: '5' },
    baseline: { type: 'string' },
    keep: { type: 'boolean', default: false },
    smoke: { type: 'boolean', default: false },
  },
});
const rounds = Number(options.rounds);
const node = process.execPath;

const folder = mkdtempSync(join(tmpdir(), 'kiebitz-bench-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
process.once('SIGINT', () => process.exit(130));

/**
 * By ruleset, with four players.
 *
 * @type {Readonly<Record<string, string>>}
 */
const PLAY_OUT_GOALS = { tallinn: '20 k', valletta: '2 k', rattus: '1.5 k', 'rattus with Pied Piper': '1.5 k' };

if (options.smoke) {
  process.exitCode = isAsFastAsKept(folder) ? 0 : 1;
} else {
  const machine = `Node.js ${process.version}, ${availableParallelism()} x ${processor()}, ${rounds} runs of each`;
  console.log(`${machine}\n`);
  measureAll(folder, { megabytes: Number(options.megabytes), rounds, machine: options.keep ? machine : undefined });
  await insides();
}

/** Of one process, measured by itself. */
async function insides() {
  await engineAlone();
  await lists();
  await live();
  await playOuts();
  installed();
}

async function engineAlone() {
  const small = join(folder, 'small.xml');
  writeLog(small, readGames('valletta', 'full'), 2e6);
  const speed = Number(run({ name: 'engine', command: [node, await compile(here('engine.ts')), small] }));
  const before = await onBaseline('engine.ts', small);
  const details =
    before === undefined ? [] : [`${times(speed / Number(before))} of the baseline, ${thousands(Number(before))}`];
  print('c', 'engine alone', `${thousands(speed)}`, 'validated plays per second', 'goal 500 k', details);
}

async function lists() {
  const fixtures = here('../fixtures');
  const own = run({ name: 'lists', command: [node, await compile(here('listing.ts')), fixtures] });
  const before = (await onBaseline('listing.ts', fixtures))?.trim().split('\n');
  for (const [at, line] of own.trim().split('\n').entries()) {
    const { ruleset, each } = JSON.parse(line);
    const base = before && JSON.parse(before[at] ?? '{}');
    const details = base ? [`${times(base.each / each)} as fast as the baseline, ${base.each.toFixed(1)} ms`] : [];
    print('h', `legal moves in a log of ${ruleset}`, `${each.toFixed(2)} ms`, 'a list', '', details);
  }
}

async function live() {
  const output = run({ name: 'live', command: [node, await compile(here('live.ts')), here('../fixtures')] });
  for (const line of output.trim().split('\n')) {
    const { ruleset, plays, play, legal } = JSON.parse(line);
    const [half, tenth] = play.map((/** @type {number} */ time) => `${time.toFixed(2)} ms`);
    const [list, slowList] = legal.map((/** @type {number} */ time) => `${time.toFixed(2)} ms`);
    print('i', `a move of ${ruleset}, refereed live`, half, 'half take less', 'goal 1 ms', [
      `one in ten more than ${tenth} (${plays} moves); a list of legal moves ${list}, one in ten ${slowList} (goal 2 ms)`,
    ]);
  }
}

/**
 * What a file of this folder prints when it is compiled with the sources of the baseline: another checkout, with its packages.
 *
 * @param {string} file
 * @param {string} argument
 * @returns {Promise<string | undefined>} undefined where none was named
 */
async function onBaseline(file, argument) {
  if (options.baseline === undefined) return undefined;
  const root = resolve(options.baseline);
  const source = readFileSync(here(file), 'utf8').replaceAll("'../src/", `'${root}/src/`);
  const copy = join(folder, file);
  // Types have moved since; they are not looked at.
  writeFileSync(copy, source);
  return run({ name: `${file} of the baseline`, command: [node, join(root, '.build/run.js'), copy, argument] });
}

async function playOuts() {
  const output = run({ name: 'play-outs', command: [node, await compile(here('play-outs.ts'))] });
  for (const line of output.trim().split('\n')) {
    const { ruleset, players, games, lists, slowest, copies } = JSON.parse(line);
    const goal = players === 4 ? `goal ${PLAY_OUT_GOALS[ruleset]}` : '';
    print('g', `random games of ${ruleset}, ${players} players`, thousands(games), 'play-outs per second', goal, [
      `one list of legal moves ${(1e6 / lists).toFixed(1)} us, 99 of 100 at most ${slowest.toFixed(0)} us; one copy of a state ${(1e9 / copies).toFixed(0)} ns`,
    ]);
  }
}

function installed() {
  const { bytes, packed, packages, api } = installPackage(folder);
  const load = `await import(${JSON.stringify(pathToFileURL(api).href)})`;
  const [nothing, loaded] = race(rounds, [
    { name: 'node', command: [node, '--input-type=module', '-e', '0'] },
    { name: 'the API', command: [node, '--input-type=module', '-e', load] },
  ]);
  print('k', 'the package, installed', (bytes / 1e6).toFixed(1), 'MB', 'goal 15 MB', [
    `${packages} package, ${mb(packed)} packed; to load its API takes ${milliseconds((loaded?.clock.least ?? 0) - (nothing?.clock.least ?? 0))}`,
  ]);
}

/**
 * The ratio first, since it means the same on every machine.
 *
 * @param {string} letter
 * @param {string} what
 * @param {string} reached
 * @param {string} unit
 * @param {string} goal
 * @param {string[]} details
 */
function print(letter, what, reached, unit, goal, details) {
  console.log(`(${letter}) ${what.padEnd(32)} ${reached.padStart(8)}  ${unit.padEnd(28)} ${goal}`);
  for (const detail of details) console.log(`      ${detail}`);
}

/** @param {number} ratio */
function times(ratio) {
  return Number.isNaN(ratio) ? '-' : `${ratio.toFixed(2)}x`;
}

/** @param {number} number */
function thousands(number) {
  return Number.isNaN(number) ? '-' : `${(number / 1000).toFixed(0)} k`;
}

/** @param {number} bytes */
function mb(bytes) {
  return `${(bytes / 1e6).toFixed(0)} MB`;
}

/** @param {number} seconds */
function milliseconds(seconds) {
  return `${(seconds * 1000).toFixed(0)} ms`;
}

/** @param {string} path */
function here(path) {
  return fileURLToPath(new URL(path, import.meta.url));
}
