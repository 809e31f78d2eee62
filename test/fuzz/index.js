/**
 * Makes inputs, guided by the code that they reach, which must neither throw, nor hang, nor break a law:
 *
 *   npm run fuzz -- --minutes 10                     all targets, the minutes shared out among them
 *   npm run fuzz -- --minutes 30 --target engine     one target
 *   npm run fuzz -- --minutes 300 --flat 30          each target until it has reached nothing new for 30 minutes
 *   npm run fuzz -- --seed 2                         another course; runs side by side add to the same corpus
 *   npm run fuzz -- --minimise                       leaves out of the corpus what reaches nothing of its own
 *
 * What reaches something new is kept in test/fuzz/corpus; what breaks something lies in a file, which is named.
 * Exit code 1 if anything is broken.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { transformSync } from '@babel/core';
import { compareHooks } from '@jazzer.js/instrumentor/dist/plugins/compareHooks.js';
import { esmCodeCoverage } from '@jazzer.js/instrumentor/dist/plugins/esmCodeCoverage.js';
import * as esbuild from 'esbuild';
import { assetsForEsbuild } from '../../.build/assets.js';
import { OPTIONS } from '../../.build/bundle.js';
import { corpusFile, inputsOf } from './corpus.js';
import { dictionary, writeSeeds } from './seeds.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const JAZZER = createRequire(import.meta.url).resolve('@jazzer.js/core/dist/cli.js');
/** Their bytes are decisions, not text: to hear what strings are compared with brings nothing there, and costs four times as much as all else. */
const OF_DECISIONS = ['engine', 'report', 'why-not'];
/**
 * Readers are guided by the code that reads: what the engine does with a game is what the target of the engine looks for, by whole edits
 * and not letter by letter. Editions are guided by the code that makes card values of elements: how text becomes elements is what the
 * target of the reader looks for. What was read is judged all the same.
 *
 * @type {Readonly<Record<string, RegExp>>}
 */
const GUIDED_BY = {
  reader: /^src\/log\//,
  edition: /^src\/(engine\/edition|games\/[a-z]+\/(components|edition-check|playable-edition)\.)/,
};
/** An input that takes longer hangs. */
const PATIENCE_SECONDS = 60;
const MOST_BYTES = 4096;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    target: { type: 'string' },
    flat: { type: 'string' },
    seed: { type: 'string', default: '1' },
    minimise: { type: 'boolean', default: false },
  },
});
// Packages that are not bundled are found from there.
const folder = mkdtempSync(join(ROOT, 'node_modules', '.fuzz-'));
const bundle = await bundleHarness();
/** @type {{ names: string[], textsOf(data: Uint8Array): readonly Uint8Array[] }} */
const { names, textsOf } = createRequire(import.meta.url)(bundle);
const wanted = values.target === undefined ? names : [values.target];
const seconds = Math.round((Number(values.minutes) * 60) / wanted.length);
const flatSeconds = Number(values.flat ?? Number.POSITIVE_INFINITY) * 60;
if (!(seconds > 0) || !(flatSeconds > 0) || wanted.some((name) => !names.includes(name))) {
  const options = `[--minutes N] [--flat N] [--target ${names.join('|')}] [--seed N] [--minimise]`;
  process.stderr.write(`usage: npm run fuzz -- ${options}\n`);
  process.exit(2);
}
/** @type {string[]} */
const broken = [];
for (const name of wanted) if (!(await (values.minimise ? minimise(name) : fuzz(name)))) broken.push(name);
for (const name of broken) process.stdout.write(`broken: ${name}\n`);
process.exitCode = broken.length > 0 ? 1 : 0;
if (broken.length === 0) rmSync(folder, { recursive: true });

/** @param {string} name @returns {Promise<boolean>} whether everything held */
async function fuzz(name) {
  const tally = join(folder, `${name}.json`);
  const words = join(folder, 'words.dict');
  const [corpus, seeds] = [join(folder, name), join(folder, `${name}-seeds`)];
  unpack(name, corpus);
  // A reader begins with the games that the engine has kept: to come to them letter by letter would take it days.
  const games = name === 'reader' ? inputsOf(corpusFile('engine')).flatMap((input) => textsOf(input)) : [];
  writeSeeds(ROOT, name, seeds, MOST_BYTES, games);
  // Their bytes begin with the same decisions: what one of them has kept is a game worth trying for the others, too.
  const others = OF_DECISIONS.includes(name) ? OF_DECISIONS.filter((other) => other !== name) : [];
  const shared = others.map((other) => join(folder, `${name}-${other}`));
  for (const [index, path] of shared.entries()) unpack(others[index] ?? '', path);
  writeFileSync(words, dictionary(ROOT));
  writeFileSync(tally, '{"inputs":0,"reached":0}');
  const { isSound, log, ran, flat, edges } = await run(name, [corpus, seeds, ...shared], tally, [
    `-dict=${words}`,
    `-max_total_time=${seconds}`,
    `-max_len=${MOST_BYTES}`,
    `-artifact_prefix=${join(folder, `${name}-`)}`,
  ]);
  /** @type {{ inputs: number, reached: number }} */
  const { inputs, reached } = JSON.parse(readFileSync(tally, 'utf8'));
  const kept = pack(name, corpus);
  process.stdout.write(
    `${name}: ${inputs} inputs, ${reached} reached the engine, ${edges} edges, none new for the last ${flat} of ${ran} s, ${kept} kept\n`,
  );
  if (isSound) return true;
  tell(log);
  return false;
}

/** @param {string} name @returns {Promise<boolean>} whether the smaller corpus stands */
async function minimise(name) {
  const [before, after] = [join(folder, `${name}-before`), join(folder, name)];
  const count = unpack(name, before);
  mkdirSync(after);
  const { isSound, log } = await run(name, [after, before], join(folder, `${name}.json`), ['-merge=1']);
  if (!isSound) {
    tell(log);
    return false;
  }
  process.stdout.write(`${name}: ${pack(name, after, true)} of ${count} kept\n`);
  return true;
}

/** Why a run has failed. @param {string} log of the fuzzer */
function tell(log) {
  const needs = /version `(GLIBC\S*)' not found/.exec(log)?.[1];
  process.stdout.write(needs ? `the fuzzer does not run on this system: it needs ${needs}\n` : `${log.slice(-4000)}\n`);
}

/**
 * Runs the fuzzer until its time is over, or nothing new has been reached for as long as was asked.
 * @param {string} name
 * @param {string[]} corpora the first is written to
 * @param {string} tally
 * @param {string[]} options of the fuzzer
 * @returns {Promise<{ isSound: boolean, log: string, ran: number, flat: number, edges: number }>} whether nothing broke; seconds
 */
async function run(name, corpora, tally, options) {
  const fuzzer = spawn(
    process.execPath,
    [
      JAZZER,
      ...watched(name),
      ...corpora,
      '--timeout',
      `${PATIENCE_SECONDS * 1000}`,
      '--',
      ...options,
      // Cheap inputs are tried more often: a game with many slips costs a hundred times as much as one with a breach.
      '-entropic_scale_per_exec_time=1',
      `-seed=${values.seed}`,
    ],
    {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, KIEBITZ_FUZZ_TARGET: name, KIEBITZ_FUZZ_TALLY: tally },
    },
  );
  const began = Date.now();
  let [log, grew, edges, isFlat] = ['', began, 0, false];
  for (const stream of [fuzzer.stdout, fuzzer.stderr]) {
    stream.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      log = (log + text).slice(-1e6);
      for (const [, count] of text.matchAll(/cov: (\d+)/g)) {
        if (Number(count) > edges) [edges, grew] = [Number(count), Date.now()];
      }
    });
  }
  const watch = setInterval(() => {
    isFlat = Date.now() - grew > flatSeconds * 1000;
    if (isFlat) fuzzer.kill('SIGINT');
  }, 1000);
  const [status] = await once(fuzzer, 'close');
  clearInterval(watch);
  const [ran, flat] = [began, grew].map((since) => Math.round((Date.now() - since) / 1000));
  return { isSound: status === 0 || isFlat, log, ran: ran ?? 0, flat: flat ?? 0, edges };
}

/** What a target is loaded from, and whether the fuzzer is still to add what it watches. @param {string} name */
function watched(name) {
  const guide = GUIDED_BY[name];
  if (guide === undefined && !OF_DECISIONS.includes(name))
    return [bundle, '--includes', 'harness', '--excludes', 'nothing'];
  const counted = join(folder, `counted-${name}.cjs`);
  writeFileSync(counted, countedBranches(readFileSync(bundle, 'utf8'), guide));
  return [counted, '--includes', 'nothing'];
}

/**
 * The harness with a counter at each branch, and nothing else; or at those of some files, and what strings are compared with is heard
 * everywhere.
 *
 * @param {string} code
 * @param {RegExp} [only] their names
 * @returns {string}
 */
function countedBranches(code, only) {
  const { plugin, edgeCount } = esmCodeCoverage();
  // Each module begins with a comment that names its file.
  let isInside = only === undefined;
  const inside = code.split('\n').map((line) => {
    const [, file] = /^\/\/ (\S+\.[a-z]+)$/.exec(line) ?? [];
    if (only !== undefined && file !== undefined) isInside = only.test(file);
    return isInside;
  });
  const counters = () => {
    const { visitor } =
      /** @type {() => { visitor: Record<string, (path: import('@babel/core').NodePath) => void> }} */ (plugin)();
    const some = Object.entries(visitor).map(([kind, visit]) => [
      kind,
      (/** @type {import('@babel/core').NodePath} */ path) => {
        if (inside[(path.node.loc?.start.line ?? 0) - 1]) visit(path);
      },
    ]);
    return { visitor: Object.fromEntries(some) };
  };
  const transformed = transformSync(code, {
    plugins: only === undefined ? [counters] : [counters, compareHooks],
    compact: false,
    configFile: false,
    babelrc: false,
  })?.code;
  return `const __jazzer_cov = Fuzzer.coverageTracker.createModuleCounters(${edgeCount()});\n${transformed}`;
}

/** Writes the kept inputs of a target into a folder, a file for each. @param {string} name @param {string} into */
function unpack(name, into) {
  mkdirSync(into);
  const inputs = inputsOf(corpusFile(name));
  for (const [index, input] of inputs.entries()) writeFileSync(join(into, String(index)), input);
  return inputs.length;
}

/** Adds the files of a folder to the inputs of a target, or puts them in their place. @param {string} name @param {string} from @param {boolean} [only] */
function pack(name, from, only = false) {
  const found = readdirSync(from).map((file) => readFileSync(join(from, file)));
  const inputs = only ? found : [...inputsOf(corpusFile(name)), ...found];
  const lines = [...new Set(inputs.map((input) => input.toString('base64')))].sort();
  mkdirSync(join(ROOT, 'test/fuzz/corpus'), { recursive: true });
  writeFileSync(corpusFile(name), `${lines.join('\n')}\n`);
  return lines.length;
}

/** The fuzzer watches what it loads with `require`: one file of CommonJS. @returns {Promise<string>} its path */
async function bundleHarness() {
  const outfile = join(folder, 'harness.cjs');
  await esbuild.build({
    ...OPTIONS,
    entryPoints: [join(ROOT, 'test/fuzz/harness.ts')],
    outfile,
    format: 'cjs',
    banner: {},
    external: ['jsdom'],
    define: { 'import.meta.url': JSON.stringify(pathToFileURL(join(ROOT, 'test/fixture-files.ts')).href) },
    plugins: [assetsForEsbuild],
  });
  return outfile;
}
