/**
 * Shrinks every log of a folder in which something is wrong: does the small one show the same, how small is it, and how
 * long does it take?
 *
 *   npm run shrinks -- [--every 10] ../shared/logs/valletta/bugs ../shared/logs/tallinn/bugs
 *
 * `--every 10` takes only each tenth log. Exit code 1 where the rule changes, one takes over 10 seconds, or half of them keep
 * more than a third of their moves.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { basename, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';

/**
 * @typedef {{ severity: string, rule: string | null, cause: string | null }} Finding
 * @typedef {{ file: string, findings: Finding[], moves: { total: number } }} Game
 * @typedef {{ file: string, rule: string | null, ms: number, before: number, after: number, same: boolean }} Shrunk
 */

const LAUNCH = fileURLToPath(new URL('../src/launch.cjs', import.meta.url));
const MOST_MS = 10_000;
const run = promisify(execFile);

const { values, positionals: folders } = parseArgs({
  allowPositionals: true,
  options: { every: { type: 'string', default: '1' } },
});
if (folders.length === 0) {
  process.stderr.write('usage: npm run shrinks -- [--every N] FOLDER...\n');
  process.exit(2);
}
let failed = false;
for (const folder of folders) failed = (await examine(resolve(folder))) || failed;
process.exitCode = failed ? 1 : 0;

/** @param {string} folder @returns {Promise<boolean>} whether anything is not as it should be */
async function examine(folder) {
  const wrong = (await check(folder)).filter((game) => rootOf(game) !== undefined);
  const chosen = wrong.filter((_, index) => index % Number(values.every) === 0);
  const target = mkdtempSync(join(tmpdir(), 'kiebitz-shrunk-'));
  try {
    const times = chosen.map(() => Number.NaN);
    const queue = chosen.entries();
    await Promise.all(
      Array.from({ length: availableParallelism() }, async () => {
        for (const [index, { file }] of queue) times[index] = await shrink(file, join(target, `${index}.xml`));
      }),
    );
    const small = new Map((await check(target)).map((game) => [basename(game.file, '.xml'), game]));
    return report(
      folder,
      chosen.map((game, index) => outcomeOf(game, small.get(String(index)), times[index] ?? Number.NaN)),
    );
  } finally {
    rmSync(target, { recursive: true });
  }
}

/** @param {string} file @param {string} output @returns {Promise<number>} milliseconds of the whole process */
async function shrink(file, output) {
  const begin = performance.now();
  await run(process.execPath, [LAUNCH, 'shrink', file, '-o', output]);
  return performance.now() - begin;
}

/** @param {Game} game @param {Game | undefined} small @param {number} ms @returns {Shrunk} */
function outcomeOf(game, small, ms) {
  const rule = rootOf(game)?.rule ?? null;
  const same = small !== undefined && rootOf(small)?.rule === rule;
  return { file: game.file, rule, ms, before: game.moves.total, after: small?.moves.total ?? 0, same };
}

/** @param {string} path @returns {Promise<Game[]>} */
async function check(path) {
  const checked = run(process.execPath, [LAUNCH, 'check', path, '--format', 'json'], { maxBuffer: 2 ** 30 });
  // Findings make the exit code 1.
  const { stdout } = await checked.catch((error) => error);
  return JSON.parse(stdout).games;
}

/** @param {Game} game @returns {Finding | undefined} what `shrink` looks for when nothing is asked for */
function rootOf({ findings }) {
  return findings.find(({ severity, cause }) => severity === 'error' && cause === null);
}

/** @param {string} folder @param {Shrunk[]} all */
function report(folder, all) {
  const slow = all.filter(({ ms }) => ms > MOST_MS);
  const other = all.filter(({ same }) => !same);
  const shares = all.map(({ before, after }) => (before === 0 ? 0 : after / before)).sort((a, b) => a - b);
  const median = shares[Math.floor(shares.length / 2)] ?? 0;
  const slowest = Math.max(0, ...all.map(({ ms }) => ms));
  say(folder);
  say(`  ${all.length} logs; the same rule first in ${all.length - other.length}`);
  say(`  moves left: median ${percent(median)}, at most ${percent(shares.at(-1) ?? 0)}`);
  say(`  the slowest took ${(slowest / 1000).toFixed(1)} s`);
  for (const { file, rule } of other) say(`  ${relative(folder, file)}: the small one does not show ${rule} first`);
  for (const { file, ms } of slow) say(`  ${relative(folder, file)}: ${(ms / 1000).toFixed(1)} s`);
  return slow.length > 0 || other.length > 0 || median > 1 / 3;
}

/** @param {number} share */
function percent(share) {
  return `${(100 * share).toFixed(0)} %`;
}

/** @param {string} line */
function say(line) {
  process.stdout.write(`${line}\n`);
}
