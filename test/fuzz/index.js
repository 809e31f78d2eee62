/**
 * Makes inputs, guided by the code that they reach, which must neither throw, nor hang, nor break a law:
 *
 *   npm run fuzz -- --minutes 10                     all targets, the minutes shared out among them
 *   npm run fuzz -- --minutes 30 --target engine     one target
 *   npm run fuzz -- --seed 2                         another course; runs side by side add to the same corpus
 *   npm run fuzz -- --minimise                       leaves out of the corpus what reaches nothing of its own
 *
 * What reaches something new is kept in test/fuzz/corpus; what breaks something lies in a file, which is named.
 * Exit code 1 if anything is broken.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { transformSync } from '@babel/core';
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
/** An input that takes longer hangs. */
const PATIENCE_SECONDS = 60;
const MOST_BYTES = 4096;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    target: { type: 'string' },
    seed: { type: 'string', default: '1' },
    minimise: { type: 'boolean', default: false },
  },
});
// Packages that are not bundled are found from there.
const folder = mkdtempSync(join(ROOT, 'node_modules', '.fuzz-'));
const bundle = await bundleHarness();
const counted = join(folder, 'counted.cjs');
writeFileSync(counted, countedBranches(readFileSync(bundle, 'utf8')));
/** @type {{ names: string[] }} */
const { names } = createRequire(import.meta.url)(bundle);
const wanted = values.target === undefined ? names : [values.target];
const seconds = Math.round((Number(values.minutes) * 60) / wanted.length);
if (!(seconds > 0) || wanted.some((name) => !names.includes(name))) {
  process.stderr.write(`usage: npm run fuzz -- [--minutes N] [--target ${names.join('|')}] [--seed N] [--minimise]\n`);
  process.exit(2);
}
const broken = wanted.filter((name) => (values.minimise ? !minimise(name) : !fuzz(name)));
for (const name of broken) process.stdout.write(`broken: ${name}\n`);
process.exitCode = broken.length > 0 ? 1 : 0;
if (broken.length === 0) rmSync(folder, { recursive: true });

/** @param {string} name @returns {boolean} whether everything held */
function fuzz(name) {
  const tally = join(folder, `${name}.json`);
  const words = join(folder, 'words.dict');
  const [corpus, seeds] = [join(folder, name), join(folder, `${name}-seeds`)];
  unpack(name, corpus);
  writeSeeds(ROOT, name, seeds, MOST_BYTES);
  writeFileSync(words, dictionary(ROOT));
  writeFileSync(tally, '{"inputs":0,"reached":0}');
  const { status, log } = run(name, [corpus, seeds], tally, [
    `-dict=${words}`,
    `-max_total_time=${seconds}`,
    `-max_len=${MOST_BYTES}`,
    `-artifact_prefix=${join(folder, `${name}-`)}`,
  ]);
  /** @type {{ inputs: number, reached: number }} */
  const { inputs, reached } = JSON.parse(readFileSync(tally, 'utf8'));
  const edges = [...log.matchAll(/cov: (\d+)/g)].at(-1)?.[1] ?? '0';
  const kept = pack(name, corpus);
  process.stdout.write(
    `${name}: ${inputs} inputs, ${reached} reached the engine, ${edges} edges, ${kept} kept, ${seconds} s\n`,
  );
  if (status === 0) return true;
  tell(log);
  return false;
}

/** @param {string} name @returns {boolean} whether the smaller corpus stands */
function minimise(name) {
  const [before, after] = [join(folder, `${name}-before`), join(folder, name)];
  const count = unpack(name, before);
  mkdirSync(after);
  const { status, log } = run(name, [after, before], join(folder, `${name}.json`), ['-merge=1']);
  if (status !== 0) {
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
 * @param {string} name
 * @param {string[]} corpora the first is written to
 * @param {string} tally
 * @param {string[]} options of the fuzzer
 */
function run(name, corpora, tally, options) {
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    [
      JAZZER,
      ...watched(name),
      ...corpora,
      '--timeout',
      `${PATIENCE_SECONDS * 1000}`,
      '--',
      ...options,
      `-seed=${values.seed}`,
    ],
    {
      cwd: ROOT,
      encoding: 'utf8',
      maxBuffer: 1e9,
      env: { ...process.env, KIEBITZ_FUZZ_TARGET: name, KIEBITZ_FUZZ_TALLY: tally },
    },
  );
  return { status, log: `${stdout}${stderr}` };
}

/** What a target is loaded from, and whether the fuzzer is still to add what it watches. @param {string} name */
function watched(name) {
  return OF_DECISIONS.includes(name)
    ? [counted, '--includes', 'nothing']
    : [bundle, '--includes', 'harness', '--excludes', 'nothing'];
}

/** The harness with a counter at each branch, and nothing else. @param {string} code @returns {string} */
function countedBranches(code) {
  const { plugin, edgeCount } = esmCodeCoverage();
  const transformed = transformSync(code, {
    plugins: [plugin],
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
