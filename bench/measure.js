// Whole processes, timed from outside.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';

/** Where certificates of a proxy are set, each Node.js reads them as it starts: that would bring all ratios nearer to 1 than they are. */
const WORLD = { ...process.env, NODE_EXTRA_CA_CERTS: '' };

/**
 * @typedef {object} Program
 * @property {string} name
 * @property {string[]} command
 * @property {number[]} [codes] exit codes that are no failure; default only 0
 * @property {Readonly<Record<string, string>>} [environment] beside our own
 */

/**
 * Seconds. The least tells what the program needs, the median what else the machine had to do.
 *
 * @typedef {object} Spread
 * @property {number} median
 * @property {number} least
 */

/**
 * Of several runs of one program: seconds of the clock, and of all its threads in user and system mode.
 *
 * @typedef {object} Timing
 * @property {Spread} clock
 * @property {Spread} processor
 */

/**
 * They take turns, so that a slow moment of the machine hits all of them.
 *
 * @param {number} rounds
 * @param {readonly Program[]} programs
 * @returns {Timing[]}
 */
export function race(rounds, programs) {
  /** @type {{ clock: number, processor: number }[][]} */
  const times = programs.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, program] of programs.entries()) times[index]?.push(time(program));
  }
  return times.map((runs) => ({
    clock: spread(runs.map((one) => one.clock)),
    processor: spread(runs.map((one) => one.processor)),
  }));
}

/** Bash asks the system what a process took, also of a program that is not ours. @param {Program} program */
function time({ name, command, codes = [0], environment = {} }) {
  const timed = ['-c', 'TIMEFORMAT="%3R %3U %3S"; time "$@" >/dev/null 2>&1', 'bash', ...command];
  const { status, error, stderr } = spawnSync('bash', timed, {
    encoding: 'utf8',
    env: { ...WORLD, ...environment, LC_ALL: 'C' },
  });
  if (error) throw error;
  if (status === null || !codes.includes(status)) throw new Error(`${name} ended with exit code ${status}`);
  const [clock = Number.NaN, user = Number.NaN, system = Number.NaN] = stderr.trim().split(' ').map(Number);
  return { clock, processor: user + system };
}

/**
 * @param {Program} program
 * @returns {string} the standard output
 */
export function run({ name, command: [file = '', ...rest], codes = [0], environment = {} }) {
  const { status, error, stdout, stderr } = spawnSync(file, rest, {
    encoding: 'utf8',
    env: { ...WORLD, ...environment },
    maxBuffer: 1 << 30,
  });
  if (error) throw error;
  if (status === null || !codes.includes(status)) {
    throw new Error(`${name} ended with exit code ${status}\n${stderr.slice(0, 2000)}`);
  }
  return stdout;
}

/**
 * The same Node.js program, which also writes down the peak of its memory, or of the largest process that it begins.
 *
 * @param {Program} program
 * @param {string} note a file that the program can write
 * @returns {Program}
 */
export function noting(program, note) {
  rmSync(`${note}.others`, { force: true });
  const environment = {
    NODE_OPTIONS: `--import=${new URL('./note-memory.js', import.meta.url).href}`,
    KIEBITZ_BENCH_NOTE: note,
  };
  return { ...program, environment };
}

/** The peak of the resident memory that was written down, in megabytes, as the operating system counts it. @param {string} note */
export function notedPeak(note) {
  return Number(readFileSync(note, 'utf8')) / 1024;
}

/**
 * @param {Program} program of Node.js
 * @param {string} note a file that the program can write
 */
export function peakMemory(program, note) {
  run(noting(program, note));
  return notedPeak(note);
}

/** The least and the middle one. @param {readonly number[]} values @returns {Spread} */
export function spread(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return { median: sorted[sorted.length >> 1] ?? Number.NaN, least: sorted[0] ?? Number.NaN };
}
