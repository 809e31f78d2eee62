// The gates that take too long for every change, each by its name:
//
//   npm run test:long                        all of them
//   npm run test:long -- nodes test/faults   those; of a folder of tests, or of a file, whatever it tests
//   npm run test:long -- --smoke             a little of each that has no sample among the tests
//
// Prints what each says, and in the end how each ended and how many seconds it took. Exit code 1 where one failed.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const say = (/** @type {string} */ text) => process.stdout.write(`${text}\n`);
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const { scripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

/**
 * `smoke`: what of it runs with `--smoke`; undefined where a sample of it runs with the tests.
 *
 * @typedef {{ run: string[], smoke?: string[], environment?: NodeJS.ProcessEnv }} Part
 */

/** Tests as they are, of which the short run takes a sample. @type {(...paths: string[]) => Part} */
const vitest = (...paths) => ({
  run: ['npx', 'vitest', 'run', '--config', 'test/vitest.config.ts', ...paths],
  environment: { KIEBITZ_LONG: '1' },
});

/** The files of tests that are tried at random, or of which the short run takes a sample, from the root. */
const SAMPLED = readdirSync(new URL('.', import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.test.ts'))
  .map((path) => `test/${path}`)
  .filter((path) =>
    /fc\.assert\(|\/(?:runs|readers)\.js'/.test(readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')),
  );

/** What is small, beside the table of the bench: it is short, and says nothing of seconds. */
const SPEED = ['node', 'bench/index.js', '--smoke'];

/** @type {Record<string, Part>} */
const PARTS = {
  nodes: { run: ['npm', 'run', 'nodes'], smoke: ['npm', 'run', 'nodes', '--', '--smoke'] },
  installed: { run: ['npm', 'run', 'installed'] },
  speed: { run: SPEED, smoke: SPEED },
  tests: vitest(...SAMPLED),
  typed: { run: ['npm', 'run', 'typed'] },
  pages: { run: ['npm', 'run', 'pages'] },
  played: { run: ['npm', 'run', 'played'] },
  covered: { run: ['npm', 'run', 'covered'] },
  duels: { run: ['npm', 'run', 'duels'] },
  fed: { run: ['npm', 'run', 'fed'] },
  analysed: { run: ['npm', 'run', 'analysed'] },
  calibration: { run: ['npm', 'run', 'calibration', '--', '--bots', 'greedy', '--games', '100'] },
  decisions: { run: ['npm', 'run', 'decisions'] },
  'brute-force': { run: ['npm', 'run', 'brute-force'] },
  mutants: { run: ['npm', 'run', 'mutants'] },
  pairs: { run: ['npm', 'run', 'pairs', '--', '--pairs', '100'] },
  masks: { run: ['npm', 'run', 'masks'] },
  oracle: { run: ['npm', 'run', 'oracle'] },
  ...(scripts.fuzz && { fuzz: { run: ['npm', 'run', 'fuzz', '--', '--minutes', '10'] } }),
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { smoke: { type: 'boolean', default: false } },
});
const folders = positionals.filter(
  (name) => existsSync(new URL(`../${name}`, import.meta.url)) && name.startsWith('test/'),
);
const unknown = positionals.filter((name) => !(name in PARTS || folders.includes(name)));
if (unknown.length > 0) {
  say(`there is no ${unknown.join(', ')}; there are ${Object.keys(PARTS).join(', ')}, and what lies in test/`);
  process.exit(2);
}

const ended = [...Object.entries(PARTS), ...folders.map((path) => /** @type {const} */ ([path, vitest(path)]))]
  .filter(([name]) => positionals.length === 0 || positionals.includes(name))
  .flatMap(([name, { run, smoke, environment }]) => {
    const [command = '', ...rest] = (values.smoke ? smoke : run) ?? [];
    if (command === '') return [];
    const start = performance.now();
    say(`\n== ${name}`);
    const { status } = spawnSync(command, rest, {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, ...environment },
    });
    return [{ name, status, seconds: Math.round((performance.now() - start) / 1000) }];
  });
say('');
for (const { name, status, seconds } of ended) {
  say(`${status === 0 ? 'passed' : 'FAILED'} ${name.padEnd(10)} ${String(seconds).padStart(6)} s`);
}
process.exitCode = ended.every(({ status }) => status === 0) ? 0 : 1;
