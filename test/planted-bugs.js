/**
 * Games recorded by programs with one planted bug each: is it found, under its rule and in its place, with nothing before
 * it, and is nothing accused where nothing can be proved?
 *
 *   npm run bugs -- ../shared/logs/valletta/bugs ../shared/logs/tallinn/bugs
 *
 * Each folder has an `index.json` that says what is planted where. Exit code 1 if anything is missed or wrongly accused.
 */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/**
 * @typedef {{ section: string, turn: number | null, play: number | string | null }} Place
 * @typedef {{ file: string, bug: string, level: string, detectable: boolean, absence: boolean, rules: string[], places: Place[] }} Entry
 * @typedef {{ kind: string, severity: string, rule: string | null, cause: string | null, at: Place }} Finding
 * @typedef {{ file: string, findings: Finding[] }} Game
 * @typedef {{ bug: string, level: string, games: number, detected: number, rule: number, place: number, clean: number, accused: number, hidden: number }} Row
 */

const LAUNCH = fileURLToPath(new URL('../src/launch.cjs', import.meta.url));
const SECTIONS = ['log', 'setup', 'draft', 'turn', 'final', 'result'];

const folders = process.argv.slice(2);
if (folders.length === 0) {
  process.stderr.write('usage: npm run bugs -- FOLDER...\n');
  process.exit(2);
}
let failed = false;
for (const folder of folders) failed = (await examine(folder)) || failed;
process.exit(failed ? 1 : 0);

/** @param {string} line */
function say(line) {
  process.stdout.write(`${line}\n`);
}

/** @param {string} folder @returns {Promise<boolean>} whether anything is wrong */
async function examine(folder) {
  const root = resolve(folder);
  /** @type {Entry[]} */
  const entries = JSON.parse(readFileSync(join(root, 'index.json'), 'utf8'));
  const games = await check(root);
  /** @type {Map<string, Row>} */
  const rows = new Map();
  /** @type {string[]} */
  const faults = [];
  for (const entry of entries) {
    const key = `${entry.bug} ${entry.level}`;
    const row = rows.get(key) ?? {
      bug: entry.bug,
      level: entry.level,
      games: 0,
      detected: 0,
      rule: 0,
      place: 0,
      clean: 0,
      accused: 0,
      hidden: 0,
    };
    rows.set(key, row);
    const game = games.get(entry.file);
    if (!game) faults.push(`${entry.file}: not read`);
    else faults.push(...count(row, entry, game));
  }
  print(folder, [...rows.values()], faults);
  return faults.length > 0;
}

/**
 * What the program says of every game of a folder, by file.
 * @param {string} root @returns {Promise<Map<string, Game>>}
 */
async function check(root) {
  const run = promisify(execFile)(process.execPath, [LAUNCH, 'check', root, '--format', 'json'], {
    maxBuffer: 2 ** 30,
  });
  // Findings make the exit code 1.
  const { stdout } = await run.catch((error) => error);
  /** @type {{ games: Game[] }} */
  const { games } = JSON.parse(stdout);
  return new Map(games.map((game) => [relative(root, resolve(game.file)).split(sep).join('/'), game]));
}

/**
 * Counts one game.
 * @param {Row} row @param {Entry} entry @param {Game} game
 * @returns {string[]} what is wrong about it
 */
function count(row, entry, { findings }) {
  if (!entry.detectable) {
    row.hidden += 1;
    const errors = findings.filter(({ severity }) => severity === 'error');
    if (errors.length === 0) return [];
    row.accused += 1;
    return [`${entry.file}: accused of ${errors[0]?.rule}, which cannot be proved`];
  }
  row.games += 1;
  // Something that is not in the log may have been left out of it: the most that can be said is that it is missing.
  const roots = findings.filter(
    ({ cause, severity, kind }) => cause === null && (severity === 'error' || kind === 'missing'),
  );
  const inPlace = roots.filter(({ at }) => entry.places.some((place) => isAt(at, place)));
  const ruleAnywhere = roots.some(({ rule }) => rule !== null && entry.rules.includes(rule));
  const right = inPlace.some(({ rule }) => rule !== null && entry.rules.includes(rule));
  const clean = roots.every(({ at }) => entry.places.some((place) => !isBefore(at, place)));
  if (roots.length > 0) row.detected += 1;
  if (ruleAnywhere) row.rule += 1;
  if (inPlace.length > 0) row.place += 1;
  if (clean) row.clean += 1;
  if (right && clean) return [];
  const [first] = roots;
  const found = first
    ? `${first.rule} at ${JSON.stringify([first.at.section, first.at.turn, first.at.play])}`
    : 'nothing';
  const fault =
    roots.length === 0 ? 'missed' : !clean ? 'accused too early' : inPlace.length === 0 ? 'wrong place' : 'wrong rule';
  return [
    `${entry.file}: ${fault}: found ${found}, planted ${entry.rules.join('|')} at ${JSON.stringify(entry.places.map(({ section, turn, play }) => [section, turn, play]))}`,
  ];
}

/** @param {Place} at @param {Place} place */
function isAt(at, place) {
  if (at.section !== place.section) return false;
  if (place.turn !== null && at.turn !== place.turn) return false;
  // 0 stands for the turn as a whole, as null does.
  return typeof place.play !== 'number' || place.play === 0 || at.play === place.play;
}

/**
 * Plays are counted by element in some games: two numbers say which came first only where both count the same element.
 *
 * @param {Place & { element?: string | null }} at
 * @param {Place & { element?: string | null }} place
 */
function isBefore(at, place) {
  const sections = SECTIONS.indexOf(at.section) - SECTIONS.indexOf(place.section);
  if (sections !== 0) return sections < 0;
  const turns = (at.turn ?? 0) - (place.turn ?? 0);
  if (turns !== 0) return turns < 0;
  if (typeof at.play !== 'number' || typeof place.play !== 'number' || at.element !== place.element) return false;
  return at.play < place.play;
}

/** @param {string} folder @param {Row[]} rows @param {string[]} faults */
function print(folder, rows, faults) {
  const total = rows.reduce(
    (sum, row) => ({
      ...row,
      games: sum.games + row.games,
      detected: sum.detected + row.detected,
      rule: sum.rule + row.rule,
      place: sum.place + row.place,
      clean: sum.clean + row.clean,
      accused: sum.accused + row.accused,
      hidden: sum.hidden + row.hidden,
    }),
    { bug: '', level: '', games: 0, detected: 0, rule: 0, place: 0, clean: 0, accused: 0, hidden: 0 },
  );
  const width = Math.max(...rows.map(({ bug }) => bug.length));
  const part = (/** @type {number} */ found, /** @type {number} */ of) =>
    (of === 0 ? '-' : `${found}/${of}`).padStart(9);
  const line = (/** @type {Row} */ row) =>
    [
      row.bug.padEnd(width),
      row.level.padEnd(6),
      ...[row.detected, row.rule, row.place, row.clean].map((found) => part(found, row.games)),
      part(row.accused, row.hidden),
    ].join('  ');
  say(folder);
  say(
    [
      'bug'.padEnd(width),
      'level ',
      ...['detected', 'rule', 'place', 'nothing<', 'accused'].map((head) => head.padStart(9)),
    ].join('  '),
  );
  for (const row of rows) say(line(row));
  say(line({ ...total, bug: 'all', level: '' }));
  for (const fault of faults) say(fault);
}
