/**
 * Other ids of players in recorded games: nothing that is printed may change but the ids.
 *
 *   npm run ids -- ../shared/logs
 *
 * Each game has a folder with `legal/full.xml` and, where there are some, `bugs/full/*.xml`. The players are called `P1`, `user_1`,
 * `84123451` and `__proto__1`; `check` (text and JSON) and `explain` must say what they said of `p1`. An id with a blank, `Anna 1`, is one
 * finding more for each game, and makes none illegal that was not. Exit code 1 if anything else changes.
 */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/**
 * @typedef {{ name: string, text: string }} Log
 * @typedef {{ game: string, verdict: string, findings: { severity: string, cause: string | null }[] }} Game
 */

const LAUNCH = fileURLToPath(new URL('../src/launch.cjs', import.meta.url));
/** What stands before the number of a player. */
const GOOD = ['P', 'user_', '8412345', '__proto__'];
const BAD = 'Anna ';
/** Of the logs with planted bugs one in so many is tried. */
const SAMPLE = 10;
const COMMANDS = [
  ['check', '.', '--all', '--format', 'json'],
  ['check', '.'],
  ['explain', '.'],
];

const [root] = process.argv.slice(2);
if (root === undefined) {
  process.stderr.write('usage: npm run ids -- FOLDER\n');
  process.exit(2);
}
const folder = mkdtempSync(join(tmpdir(), 'kiebitz-ids-'));
let failed = true;
try {
  const games = readdirSync(root)
    .sort()
    .filter((name) => existsSync(join(root, name, 'legal')));
  failed = games.length === 0;
  for (const game of games) failed = (await examine(game, logsOf(join(root, game)))) || failed;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit(failed ? 1 : 0);

/** @param {string} game @param {readonly Log[]} logs @returns {Promise<boolean>} whether anything changed that should not */
async function examine(game, logs) {
  const before = await printed(logs, 'p');
  /** @type {string[]} */
  const faults = [];
  for (const prefix of GOOD) {
    const after = await printed(logs, prefix);
    for (const [index, command] of COMMANDS.entries()) {
      const [expected, found] = [before, after].map((output) => withoutColumns(output[index] ?? '').split('\n'));
      const back = (found ?? []).map((line) =>
        line.replaceAll(new RegExp(`(?<![\\w])${prefix}(?=[1-9]\\b)`, 'g'), 'p'),
      );
      const at = back.findIndex((line, number) => line !== expected?.[number]);
      if (at >= 0) faults.push(`${prefix}1, ${command.join(' ')}: ${expected?.[at]}\n    became ${back[at]}`);
    }
  }
  const bad = gamesOf((await printed(logs, BAD))[0] ?? '');
  for (const [index, { game: id, verdict, findings }] of gamesOf(before[0] ?? '').entries()) {
    const after = bad[index];
    const more = (after ? rootsOf(after.findings) : 0) - rootsOf(findings);
    if (more !== 1) faults.push(`${BAD}1, ${id}: ${more} findings more`);
    if (after?.verdict !== (verdict === 'illegal' ? 'illegal' : 'undecidable')) {
      faults.push(`${BAD}1, ${id}: ${verdict} became ${after?.verdict}`);
    }
  }
  process.stdout.write(`${game}: ${bad.length} games, ${faults.length} faults\n`);
  for (const fault of faults) process.stdout.write(`  ${fault}\n`);
  return faults.length > 0;
}

/** @param {string} output @returns {Game[]} */
function gamesOf(output) {
  return JSON.parse(output).games;
}

/** @param {Game['findings']} findings */
function rootsOf(findings) {
  return findings.filter(({ severity, cause }) => severity === 'error' && cause === null).length;
}

/** Other ids have other lengths: no columns, and no excerpts of the log, which are cut. @param {string} output */
function withoutColumns(output) {
  return output.replace(/"column":\s*\d+|^ *\d* │.*$/gm, '').replace(/(\.xml:\d+):\d+/g, '$1');
}

/** @param {readonly Log[]} logs @param {string} prefix @returns {Promise<string[]>} what each command prints */
async function printed(logs, prefix) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const { name, text } of logs) writeFileSync(join(folder, name), renamed(text, prefix));
  /** @type {string[]} */
  const outputs = [];
  for (const command of COMMANDS) {
    const run = promisify(execFile)(process.execPath, [LAUNCH, ...command], { cwd: folder, maxBuffer: 2 ** 29 });
    // Findings make the exit code 1.
    const { stdout } = await run.catch((error) => error);
    outputs.push(stdout);
  }
  return outputs;
}

/**
 * The log with other ids. An attribute cannot be named after everybody: numbers of players are written as a list.
 * @param {string} text @param {string} prefix
 */
function renamed(text, prefix) {
  return text
    .replace(/<state region[^>]*>/g, (tag) => {
      const cubes = [...tag.matchAll(/ (p[1-9])="([0-9]+)"/g)].map(([, player, count]) => `${player}:${count}`);
      if (cubes.length === 0) return tag;
      return tag.replace(/ p[1-9]="[0-9]+"/g, '').replace('<state', `<state cubes="${cubes.join(' ')}"`);
    })
    .replace(/\bp([1-9])\b(?=[^<>]*>)/g, `${prefix}$1`);
}

/** @param {string} of @returns {Log[]} */
function logsOf(of) {
  const bugs = join(of, 'bugs', 'full');
  const folders = existsSync(bugs)
    ? readdirSync(bugs)
        .sort()
        .map((name) => ({ name, path: join(bugs, name) }))
    : [];
  return [{ name: 'full.xml', path: join(of, 'legal', 'full.xml') }, ...folders]
    .filter(({ name }, index) => name.endsWith('.xml') && (index === 0 || index % SAMPLE === 1))
    .map(({ name, path }) => ({ name, text: readFileSync(path, 'utf8') }));
}
