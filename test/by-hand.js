/**
 * Logs written by hand from the rulebooks alone: is the verdict the one that the rulebook gives, and the breach where it is?
 *
 *   npm run by-hand -- ../shared/logs
 *
 * Each game has a folder `by-hand` with an `index.json`. What a rulebook leaves open may be judged either way, but an accusation
 * must name the option or the ruling that it rests on. Exit code 1 if any row fails.
 */
import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/**
 * @typedef {{ file: string, expect: string, where: string | null, what: string }} Entry
 * @typedef {{ section: string, turn: number | null, play: number | null }} Place
 * @typedef {{ severity: string, rule: string | null, cause: string | null, at: Place, legalUnder?: object[], rulings?: string[] }} Finding
 * @typedef {{ file: string, verdict: string, findings: Finding[] }} Game
 */

const LAUNCH = fileURLToPath(new URL('../src/launch.js', import.meta.url));

const [root] = process.argv.slice(2);
if (root === undefined) {
  process.stderr.write('usage: npm run by-hand -- FOLDER\n');
  process.exit(2);
}
const folders = readdirSync(root, { withFileTypes: true })
  .map(({ name }) => join(root, name, 'by-hand'))
  .filter((folder) => existsSync(join(folder, 'index.json')))
  .sort();
let failed = folders.length === 0;
for (const folder of folders) failed = (await examine(folder)) || failed;
process.exit(failed ? 1 : 0);

/** @param {string} line */
function say(line) {
  process.stdout.write(`${line}\n`);
}

/** @param {string} folder @returns {Promise<boolean>} whether any row fails */
async function examine(folder) {
  /** @type {Entry[]} */
  const entries = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));
  const games = await check(resolve(folder));
  const settled = { rows: 0, right: 0 };
  const places = { rows: 0, right: 0 };
  const open = { rows: 0, right: 0 };
  /** @type {string[]} */
  const faults = [];
  for (const entry of entries) {
    const game = games.get(entry.file);
    const roots = (game?.findings ?? []).filter(({ severity, cause }) => severity === 'error' && cause === null);
    const found = `${game?.verdict ?? 'not read'}${roots.length > 0 ? ` (${roots.map(textOf).join('; ')})` : ''}`;
    const count = entry.expect === 'open' ? open : settled;
    const right =
      game !== undefined && (entry.expect === 'open' ? roots.every(isExplained) : game.verdict === entry.expect);
    count.rows += 1;
    count.right += right ? 1 : 0;
    if (!right) faults.push(`${entry.file}: ${entry.expect}, found ${found} - ${entry.what}`);
    const place = entry.expect === 'illegal' ? placeOf(entry.where ?? '') : undefined;
    if (!right || !place) continue;
    const inPlace = roots.some(({ at }) => isAt(at, place));
    places.rows += 1;
    places.right += inPlace ? 1 : 0;
    if (!inPlace) faults.push(`${entry.file}: at ${entry.where}, found ${found} - ${entry.what}`);
  }
  say(
    `${folder}: settled ${settled.right}/${settled.rows}, in place ${places.right}/${places.rows}, open ${open.right}/${open.rows}`,
  );
  for (const fault of faults) say(`  ${fault}`);
  return faults.length > 0;
}

/** @param {string} folder @returns {Promise<Map<string, Game>>} by file */
async function check(folder) {
  const run = promisify(execFile)(process.execPath, [LAUNCH, 'check', folder, '--format', 'json'], {
    maxBuffer: 2 ** 28,
  });
  // Findings make the exit code 1.
  const { stdout } = await run.catch((error) => error);
  /** @type {{ games: Game[] }} */
  const { games } = JSON.parse(stdout);
  return new Map(games.map((game) => [relative(folder, resolve(game.file)).split(sep).join('/'), game]));
}

/** @param {Finding} finding */
function isExplained({ legalUnder = [], rulings = [] }) {
  return legalUnder.length + rulings.length > 0;
}

/** @param {Finding} finding */
function textOf({ rule, at }) {
  return `${rule} at ${[at.section, at.turn, at.play].filter((part) => part !== null).join(' ')}`;
}

/**
 * What a place in an index means, as far as it can be compared: `3.1`, `turn 2`, `draft 1`, `setup hand`, `final`, `result`.
 * @param {string} where @returns {Place | undefined}
 */
function placeOf(where) {
  const section = /^(setup|draft|final|result)\b/.exec(where)?.[1];
  if (section) return { section, turn: null, play: null };
  const turn = /^(?:turn )?(\d+)(?:\.(\d+))?/.exec(where);
  return turn ? { section: 'turn', turn: Number(turn[1]), play: turn[2] ? Number(turn[2]) : null } : undefined;
}

/** @param {Place} at @param {Place} place */
function isAt(at, place) {
  if (at.section !== place.section) return false;
  return (
    (place.turn === null || at.turn === place.turn) &&
    (place.play === null || at.play === null || at.play === place.play)
  );
}
