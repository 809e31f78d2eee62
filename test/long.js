// The gates that take too long for every change, each by its name:
//
//   npm run test:long                   all of them
//   npm run test:long -- nodes faults   those
//   npm run test:long -- --smoke        a little of each that has no sample among the tests
//
// Prints what each says, and in the end how each ended and how many seconds it took. Exit code 1 where one failed.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const say = (/** @type {string} */ text) => process.stdout.write(`${text}\n`);
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const { scripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

/** Tests as they are, of which the short run takes a sample. @type {(...folders: string[]) => { run: string[], environment: NodeJS.ProcessEnv }} */
const vitest = (...folders) => ({
  run: ['npx', 'vitest', 'run', '--config', 'test/vitest.config.ts', ...folders],
  environment: { KIEBITZ_LONG: '1' },
});

/** The files of tests with laws, from the root. */
const LAWS = readdirSync(new URL('.', import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.test.ts'))
  .map((path) => `test/${path}`)
  .filter((path) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8').includes('fc.assert('));

/** What is small, beside the table of the bench: it is short, and says nothing of seconds. */
const SPEED = ['node', 'bench/index.js', '--smoke'];

/**
 * `smoke`: what of it runs with `--smoke`; undefined where a sample of it runs with the tests.
 *
 * @type {Record<string, { run: string[], smoke?: string[], environment?: NodeJS.ProcessEnv }>}
 */
const PARTS = {
  nodes: { run: ['npm', 'run', 'nodes'], smoke: ['npm', 'run', 'nodes', '--', '--smoke'] },
  installed: { run: ['npm', 'run', 'installed'] },
  speed: { run: SPEED, smoke: SPEED },
  faults: vitest('test/faults'),
  examples: vitest('test/package/examples'),
  corpus: vitest('test/fuzz'),
  parts: vitest('test/commands/file-parts.test.ts'),
  search: vitest('test/commands/play-search.test.ts'),
  laws: vitest(...LAWS),
  stories: vitest('test/report/many-stories.test.ts'),
  browser: vitest('test/browser'),
  queue: vitest('test/queue'),
  views: vitest('test/live/seen.test.ts'),
  imports: vitest('test/import'),
  typed: { run: ['npm', 'run', 'typed'] },
  recorder: vitest('test/recorder'),
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
  masks: { run: ['npm', 'run', 'masks'] },
  oracle: { run: ['npm', 'run', 'oracle'] },
  ...(scripts.fuzz && { fuzz: { run: ['npm', 'run', 'fuzz', '--', '--minutes', '10'] } }),
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { smoke: { type: 'boolean', default: false } },
});
const unknown = positionals.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
  say(`there is no ${unknown.join(', ')}; there are ${Object.keys(PARTS).join(', ')}`);
  process.exit(2);
}

const ended = Object.entries(PARTS)
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
