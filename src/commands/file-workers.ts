/** Does the work of many files on all processors; the order of the results, and with it every byte, stays the same. */
import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import type { ResourceLimits } from 'node:worker_threads';
import { countRead } from '../io/bytes.js';
import { findInputs, type Input, STANDARD_STREAM } from '../io/inputs.js';
import { NoThread, Threads } from '../io/threads.js';

/** What is to be done with each file. */
export interface FileWork<Result> {
  /** The module of the worker, which makes of a task its results, some at a time. */
  readonly worker: URL;
  /** What is sent to it: plain values only. */
  readonly task: (input: Input) => object;
  /** The same here, result by result. @param isPart true where there are other files, too */
  readonly here: (inputs: readonly (string | Input)[], isPart: boolean) => AsyncIterable<Result>;
  /** What stands in the place of the results of a file, or of the rest of them, where a worker has failed, or died. */
  readonly failed: (file: string, error: Error) => Promise<Result>;
  /** Below this, starting workers costs more than they save. */
  readonly worthwhileBytes: number;
  /** Larger files stay here. */
  readonly largestBytes: number;
  /** Of the memory of each worker. */
  readonly resourceLimits?: ResourceLimits;
}

/**
 * All results, file by file in the order of the names.
 * @param names of files, directories, and `-`; or what was found at them
 * @param jobs how many workers; 1 for none
 * @throws what the work throws, when the turn of its file comes
 */
export async function* resultsOfFiles<Result>(
  names: readonly (string | Input)[],
  jobs: number,
  work: FileWork<Result>,
): AsyncGenerator<Result> {
  const files = jobs > 1 && existsSync(work.worker) ? await sizesOf(names) : [];
  const shared = files.filter(({ bytes }) => bytes <= work.largestBytes);
  const total = shared.reduce((sum, { bytes }) => sum + bytes, 0);
  if (shared.length < 2 || total < work.worthwhileBytes) {
    yield* work.here(names, false);
    return;
  }
  const threads = new Threads<readonly Result[]>(work.worker, jobs, work.resourceLimits);
  try {
    const pending: Pending<Result>[] = [];
    const settle = async function* (): AsyncGenerator<Result> {
      const next = pending.shift();
      if (next) yield* resultsOf(next, work);
    };
    for (const { input, bytes } of files) {
      const results = bytes <= work.largestBytes ? threads.run(work.task(input)) : undefined;
      pending.push({ input, bytes, results });
      // As many files wait as there are workers twice over: memory does not grow with their number.
      while (pending.length > jobs * 2) yield* settle();
    }
    while (pending.length > 0) yield* settle();
  } finally {
    await threads.end();
  }
}

/** A file that waits for its turn; what no worker makes is made here. */
interface Pending<Result> {
  readonly input: Input;
  readonly bytes: number;
  readonly results: AsyncIterable<readonly Result[]> | undefined;
}

async function* resultsOf<Result>(
  { input, bytes, results }: Pending<Result>,
  work: FileWork<Result>,
): AsyncGenerator<Result> {
  if (!results || input.type === 'fault') return yield* work.here([input], true);
  try {
    for await (const some of results) yield* some;
  } catch (error) {
    if (error instanceof NoThread) return yield* work.here([input], true);
    yield await work.failed(input.path, error instanceof Error ? error : new Error(String(error)));
  }
  countRead(bytes);
}

/** How many workers are of use on this machine. */
export function defaultJobs(): number {
  return Math.min(8, availableParallelism());
}

/** The files meant, and what is wrong with names behind which there is none, with their sizes; of standard input nobody knows it. */
async function sizesOf(names: readonly (string | Input)[]): Promise<{ input: Input; bytes: number }[]> {
  const files: { input: Input; bytes: number }[] = [];
  for await (const input of findInputs(names)) {
    const isUnknown = input.type === 'fault' || input.path === STANDARD_STREAM;
    const bytes = isUnknown ? Number.POSITIVE_INFINITY : ((await stat(input.path).catch(() => undefined))?.size ?? 0);
    files.push({ input, bytes });
  }
  return files;
}
