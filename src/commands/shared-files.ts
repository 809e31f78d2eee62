/** Gives many files, or the parts of large ones, to workers. It is loaded where there is enough to do for several. */
import type { ResourceLimits } from 'node:worker_threads';
import { countRead } from '../io/bytes.js';
import type { Input } from '../io/inputs.js';
import { type Begin, inThreads, NoThread, Threads } from '../io/threads.js';
import { type PartResults, type PartTask, resultsOfParts } from './file-parts.js';

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
  /** Larger files are cut; or they stay here, where they cannot be. */
  readonly largestBytes: number;
  /** What is sent to a worker for a part of a file, of which it makes `PartResults`; undefined where no file can be cut. */
  readonly partTask?: (input: Input, part: PartTask) => object;
  /** Of the memory of each worker. */
  readonly resourceLimits?: ResourceLimits;
  /** How workers are begun that may be ended by what they do: then nothing is done here, however little it is. */
  readonly apart?: Begin;
}

/** A file, and what is known of its length. */
export interface SizedInput {
  readonly input: Input;
  readonly bytes: number;
}

/** All results, file by file. @param jobs how many workers */
export async function* sharedResults<Result>(
  files: readonly SizedInput[],
  jobs: number,
  work: FileWork<Result>,
): AsyncGenerator<Result> {
  const { worker, resourceLimits, apart } = work;
  const threads: FileThreads<Result> = new Threads(apart ?? inThreads(worker, resourceLimits), jobs);
  try {
    const waiting: AsyncIterable<Result>[] = [];
    const settle = async function* (): AsyncGenerator<Result> {
      const next = waiting.shift();
      if (next) yield* next;
    };
    for (const file of files) {
      waiting.push(resultsOf(file, work, threads, jobs));
      // As many files wait as there are workers twice over: memory does not grow with their number.
      while (waiting.length > jobs * 2) yield* settle();
    }
    while (waiting.length > 0) yield* settle();
  } finally {
    await threads.end();
  }
}

type FileThreads<Result> = Threads<readonly Result[] | PartResults<Result>>;

/** A file is given to a worker at once; in parts, or here, it is done when somebody asks for its results. */
function resultsOf<Result>(
  { input, bytes }: SizedInput,
  work: FileWork<Result>,
  threads: FileThreads<Result>,
  jobs: number,
): AsyncIterable<Result> {
  const here = (file: Input): AsyncIterable<Result> => work.here([file], true);
  if (input.type === 'fault') return here(input);
  const failed = (error: unknown): Promise<Result> =>
    work.failed(input.path, error instanceof Error ? error : new Error(String(error)));
  if (bytes <= work.largestBytes) {
    const results = threads.run(work.task(input)) as AsyncIterable<readonly Result[]>;
    return resultsOfWorker(results, bytes, () => here(input), failed);
  }
  const { partTask } = work;
  // Nobody knows how much comes of standard input.
  if (!partTask || !Number.isFinite(bytes)) return here(input);
  const run = async (part: PartTask): Promise<PartResults<Result>> => {
    for await (const made of threads.run(partTask(input, part))) if ('end' in made) return made;
    throw new Error('a worker has made nothing of a part');
  };
  return resultsOfParts(input, { ahead: jobs * 2, run, here, failed });
}

async function* resultsOfWorker<Result>(
  results: AsyncIterable<readonly Result[]>,
  bytes: number,
  here: () => AsyncIterable<Result>,
  failed: (error: unknown) => Promise<Result>,
): AsyncGenerator<Result> {
  try {
    for await (const some of results) yield* some;
  } catch (error) {
    if (error instanceof NoThread) return yield* here();
    yield await failed(error);
  }
  countRead(bytes);
}
