// The table of the last run: kept beside this file, shown in README.md, and held against what is measured with each change.
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { race, spread } from './measure.js';
import { measure, memories, rows, smallPrograms } from './processes.js';

/**
 * `small`: the ratios of what is small, by processor: a small program hangs on memory and disk as well, and so on the machine.
 *
 * @typedef {{ machine: string, rows: import('./processes.js').Measured[], memory: ReturnType<typeof memories>, small: Record<string, Record<string, number>> }} Table
 */

const KEPT = new URL('table.json', import.meta.url);
const README = new URL('README.md', import.meta.url);
/** A ratio may be so many times the largest that is kept. */
const TOLERANCE = 1.3;
/** What seems slower is measured so often before it counts, each time in so many rounds. */
const TRIES = 8;
const ROUNDS = 2;

/**
 * Measures and prints everything.
 *
 * @param {string} folder for what is read and written
 * @param {{ megabytes: number, rounds: number, machine: string | undefined }} options `machine`: what the table says of it, which is then kept
 */
export function measureAll(folder, { megabytes, rounds, machine }) {
  const measured = [];
  for (const row of rows(folder, megabytes)) {
    measured.push(measure(row, rounds));
    console.log(line(measured.at(-1)));
  }
  const memory = memories(folder, [1, 10, megabytes, 6 * megabytes]);
  for (const { what, megabytes: peak } of memory) console.log(`| ${what} | ${peak} MB at most |`);
  if (machine === undefined) return;
  const small = { ...kept().small, [processor()]: smallRatios(folder, () => false) };
  keep({ machine, rows: measured, memory, small });
}

/** As it calls itself. */
export function processor() {
  return cpus()[0]?.model ?? 'unknown processor';
}

/** @returns {Table} */
function kept() {
  return JSON.parse(readFileSync(KEPT, 'utf8'));
}

/** @param {Table} table */
function keep(table) {
  writeFileSync(KEPT, `${JSON.stringify(table, undefined, 2)}\n`);
  const text = readFileSync(README, 'utf8');
  const shown = `<!-- table -->\n${markdown(table)}<!-- end of table -->`;
  writeFileSync(
    README,
    text.replace(/<!-- table -->[\s\S]*<!-- end of table -->/, () => shown),
  );
}

/** What README.md shows. @param {Table} table */
export function markdown({ machine, rows, memory }) {
  const heads = '| what | clock: least, median | processor: least, median | beside others |\n|---|---|---|---|';
  const peaks = memory.map(({ what, megabytes }) => `| ${what} | ${megabytes} MB |`);
  return `${machine}\n\n${heads}\n${rows.map(line).join('\n')}\n\n| peak of the memory of \`check\` | |\n|---|---|\n${peaks.join('\n')}\n`;
}

/** @param {import('./processes.js').Measured | undefined} measured */
function line(measured) {
  if (!measured) return '';
  const { what, clock, processor, ratios } = measured;
  const beside = Object.entries(ratios).map(([name, ratio]) => `${ratio.toFixed(2)} x ${name}`);
  return `| ${what} | ${seconds(clock)} | ${seconds(processor)} | ${beside.join(', ')} |`;
}

/** @param {import('./measure.js').Spread} spread */
function seconds({ least, median }) {
  return `${least.toFixed(2)} s, ${median.toFixed(2)} s`;
}

/**
 * Whether what is small is about as fast as in the kept table, beside the program that runs in turns with it. Never a time: machines differ.
 *
 * @param {string} folder for what is read and written
 */
export function isAsFastAsKept(folder) {
  const machines = Object.values(kept().small);
  const largest = (/** @type {string} */ name) => Math.max(0, ...machines.map((small) => small[name] ?? 0));
  const isFast = (/** @type {string} */ name, /** @type {number} */ ratio) => ratio <= TOLERANCE * largest(name);
  const measured = Object.entries(
    smallRatios(folder, (ratios) => Object.entries(ratios).every(([name, ratio]) => isFast(name, ratio))),
  );
  for (const [name, ratio] of measured) {
    const said = isFast(name, ratio) ? 'ok    ' : 'SLOWER';
    console.log(`${said} ${name}: ${ratio.toFixed(2)} x fast-xml-parser, kept ${largest(name).toFixed(2)}`);
  }
  return measured.every(([name, ratio]) => isFast(name, ratio));
}

/**
 * The processor's time beside that of the first of the small programs: of the least times of both, or the middle one of the ratios of
 * each round, whichever is less. A moment of quiet that only one of them had spoils the former, a busy one the latter; code that became
 * slower shows in both. The more rounds, the nearer they come to what the programs need; so what seems slower is measured again.
 *
 * @param {string} folder
 * @param {(ratios: Record<string, number>) => boolean} isEnough
 */
function smallRatios(folder, isEnough) {
  const [reference, ...ours] = smallPrograms(folder);
  if (!reference) throw new Error('there is nothing to measure');
  /** @type {number[][]} by program, in rounds */
  const times = [reference, ...ours].map(() => []);
  /** @type {Record<string, number>} */
  let ratios = {};
  for (let turn = 0; turn < TRIES && (turn === 0 || !isEnough(ratios)); turn += 1) {
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [index, { processor }] of race(1, [reference, ...ours]).entries()) times[index]?.push(processor.least);
    const [others = [], ...own] = times;
    ratios = Object.fromEntries(own.map((seconds, index) => [ours[index]?.name, ratio(seconds, others)]));
  }
  return ratios;
}

/** @param {readonly number[]} ours seconds by round @param {readonly number[]} others of the same rounds */
function ratio(ours, others) {
  const paired = spread(ours.map((seconds, round) => seconds / (others[round] ?? Number.NaN)));
  return Math.min(spread(ours).least / spread(others).least, paired.median);
}
