/** `kiebitz archive work`: judges what others have put into a queue, on any number of machines with one folder. */
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { refereeKey } from '../../archive/part.js';
import { type JobOutcome, openQueue } from '../../io/job-queue.js';
import { writeStandardOutput } from '../../io/standard-output.js';
import { errorCode } from '../../io/system-error.js';
import { speakerFor } from '../../text/speaker.js';
import { partsFolder } from './folder.js';
import { ArchiveJobs } from './jobs.js';
import { ordersOf } from './orders.js';
import { exitOfQueue, failureText, queueId, queueName } from './queue.js';
import { isShipped, refereeOf } from './referee.js';
import { ArchiveRun } from './run.js';
import { archiveThreads } from './threads.js';

/** The options of one run, as the command line gives them. */
export interface ArchiveWorkOptions {
  /** The address of the database. */
  readonly queue: string;
  /** The folder of the archive. */
  readonly to: string;
  /** The folder in which all files lie. */
  readonly root: string;
  readonly components: readonly string[];
  /** In seconds. */
  readonly lease: number;
  readonly lang?: string;
}

/**
 * @param jobs how many games are judged at a time
 * @returns the exit code
 */
export async function archiveWork(options: ArchiveWorkOptions, jobs: number): Promise<number> {
  const speaker = await speakerFor(options.lang, [], ['archive', 'queue', 'referee']);
  const run = new ArchiveRun(speaker);
  const to = resolve(options.to);
  const components = options.components.map((choice) => (isShipped(choice) ? choice : resolve(choice)));
  const parts = await partsFolder(to);
  if (typeof parts !== 'string') {
    run.refuse(parts);
    return run.exitCode;
  }
  const id = await queueId(to);
  if (typeof id !== 'string') {
    if (id) run.refuse(id);
    else run.tell(speaker.text('queue-none', { path: options.to }));
    return run.exitCode;
  }
  // Names of files are those under the root, here as in the archive.
  try {
    if (!(await stat(options.root)).isDirectory()) throw Object.assign(new Error(), { code: 'ENOTDIR' });
    process.chdir(options.root);
  } catch (error) {
    run.tell(speaker.text('queue-no-root', { root: options.root, code: errorCode(error) }));
    return run.exitCode;
  }
  const referee = await refereeOf(components);
  const key = refereeKey(referee);
  const queue = await openQueue(options.queue, queueName(id, key));
  if ('failure' in queue) {
    run.tell(failureText(queue, speaker), exitOfQueue(queue));
    return run.exitCode;
  }
  const stop = new AbortController();
  const end = (): void => stop.abort();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, end);
  const threads = archiveThreads(jobs);
  const work = new ArchiveJobs({ folder: to, root: '.', options: { parts, referee, components } }, threads, run, stop);
  try {
    await queue.workOff({
      work: (data, isLast): Promise<JobOutcome> => work.do(data, isLast),
      ...{ atOnce: jobs, lease: options.lease * 1_000, stop: stop.signal },
      silent: (isSilent) => run.say(speaker.text(isSilent ? 'queue-silent' : 'queue-answers')),
    });
    const counts = await queue.counts();
    const { waiting, failed } = 'waiting' in counts ? counts : { waiting: 0, failed: 0 };
    if (work.done === 0) await tellOthers(to, key, run);
    if (failed > 0) run.tell(speaker.text('queue-failed', { failed }));
    await writeStandardOutput(`${speaker.text('queue-worked', { games: run.games, jobs: work.done, waiting })}\n`);
  } finally {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.off(signal, end);
    await threads.end();
    await queue.close();
  }
  return run.exitCode;
}

/** Whoever finds nothing to do may be another version than the one that was asked. */
async function tellOthers(folder: string, own: string, run: ArchiveRun): Promise<void> {
  const orders = await ordersOf(folder);
  const keys = 'message' in orders ? [] : [...new Set(orders.map(({ order }) => order.key))].sort();
  if (keys.length === 0 || keys.includes(own)) return;
  run.tell(run.speaker.text('queue-other-referee', { own, known: keys.join(', ') }));
}
