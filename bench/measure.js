// Whole processes, timed from outside.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * @typedef {object} Program
 * @property {string} name
 * @property {string[]} command
 * @property {number[]} [codes] exit codes that are no failure; default only 0
 */

/**
 * The median wall-clock seconds of each program. They take turns, so that a slow moment of the machine hits all of them;
 * the first round warms the caches of files and does not count.
 *
 * @param {number} rounds
 * @param {Program[]} programs
 * @returns {number[]}
 */
export function race(rounds, programs) {
  /** @type {number[][]} */
  const times = programs.map(() => []);
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, program] of programs.entries()) {
      const seconds = time(program);
      if (round > 0) times[index]?.push(seconds);
    }
  }
  return times.map(median);
}

/** @param {Program} program */
function time(program) {
  const start = process.hrtime.bigint();
  run(program);
  return Number(process.hrtime.bigint() - start) / 1e9;
}

/**
 * @param {Program} program
 * @param {Record<string, string>} [environment]
 * @returns {string} the standard output
 */
export function run({ name, command: [file = '', ...rest], codes = [0] }, environment = {}) {
  const { status, error, stdout, stderr } = spawnSync(file, rest, {
    encoding: 'utf8',
    env: { ...process.env, ...environment },
    maxBuffer: 1 << 30,
  });
  if (error) throw error;
  if (status === null || !codes.includes(status)) {
    throw new Error(`${name} ended with exit code ${status}\n${stderr.slice(0, 2000)}`);
  }
  return stdout;
}

/**
 * The peak of the resident memory of a Node.js program, in megabytes, as the operating system counts it.
 *
 * @param {Program} program
 * @param {string} note a file that the program can write
 */
export function peakMemory(program, note) {
  run(program, {
    NODE_OPTIONS: `--import=${new URL('./note-memory.js', import.meta.url).href}`,
    KIEBITZ_BENCH_NOTE: note,
  });
  return Number(readFileSync(note, 'utf8')) / 1024;
}

/** @param {number[]} values */
function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}
