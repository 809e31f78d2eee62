/** Judges the games of many files on all processors; the order of the files, and with it every byte, stays the same. */
import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { findInputs, STANDARD_STREAM } from '../io/inputs.js';
import type { JudgeTask } from './judge-worker.js';
import { type CheckOptions, type Judged, judge } from './judged.js';

/** Below this, starting workers costs more than they save. */
const WORTHWHILE_BYTES = 16e6;
/** A worker answers when its file is done: larger files stay here, where they are printed game by game. */
const LARGEST_TASK_BYTES = 64e6;

const WORKER = new URL('./judge-worker.js', import.meta.url);

/**
 * @param jobs how many workers; 1 for none
 * @throws UnusableEdition
 */
export async function* judgeFiles(
  names: readonly string[],
  options: CheckOptions,
  jobs: number,
): AsyncGenerator<Judged> {
  const files = jobs > 1 && existsSync(WORKER) ? await sizesOf(names) : [];
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  if (files.filter(({ bytes }) => bytes <= LARGEST_TASK_BYTES).length < 2 || total < WORTHWHILE_BYTES) {
    yield* judge(names, options);
    return;
  }
  const { Tinypool } = await import('tinypool');
  const pool = new Tinypool({ filename: fileURLToPath(WORKER), minThreads: jobs, maxThreads: jobs });
  try {
    const run = (task: JudgeTask): Promise<readonly Judged[]> => pool.run(task, { name: 'judgeFile' });
    const pending: { name: string; judged: Promise<readonly Judged[]> | undefined }[] = [];
    const settle = async function* (): AsyncGenerator<Judged> {
      const next = pending.shift();
      if (next) yield* next.judged ? await next.judged : judge([next.name], options);
    };
    for (const { name, bytes } of files) {
      const small = bytes <= LARGEST_TASK_BYTES;
      const judged = small ? run({ path: name, options }) : undefined;
      // A failure is heard of when its turn comes.
      judged?.catch(() => undefined);
      pending.push({ name, judged });
      // As many results wait as there are workers twice over: memory does not grow with the number of files.
      while (pending.length > jobs * 2) yield* settle();
    }
    while (pending.length > 0) yield* settle();
  } finally {
    await pool.destroy();
  }
}

/** How many workers are of use on this machine. */
export function defaultJobs(): number {
  return Math.min(8, availableParallelism());
}

/** The files meant, with their sizes; a name behind which there is nothing stays a name, to be reported in its turn. */
async function sizesOf(names: readonly string[]): Promise<{ name: string; bytes: number }[]> {
  const files: { name: string; bytes: number }[] = [];
  for (const name of names) {
    if (name === STANDARD_STREAM) {
      files.push({ name, bytes: Number.POSITIVE_INFINITY });
      continue;
    }
    const inside: { name: string; bytes: number }[] = [];
    let isFaulty = false;
    for await (const input of findInputs([name])) {
      if (input.type === 'fault') isFaulty = true;
      else inside.push({ name: input.path, bytes: (await stat(input.path).catch(() => undefined))?.size ?? 0 });
    }
    files.push(...(isFaulty ? [{ name, bytes: Number.POSITIVE_INFINITY }] : inside));
  }
  return files;
}
