/** `kiebitz archive work`: judges what others have put into a queue, on any number of machines with one folder. */
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Order } from '../../archive/order.js';
import { isAnalysis, refereeKey } from '../../archive/part.js';
import { type JobOutcome, openQueue } from '../../io/job-queue.js';
import { writeStandardOutput } from '../../io/standard-output.js';
import { errorCode } from '../../io/system-error.js';
import { speakerFor } from '../../text/speaker.js';
import { partsFolder } from './folder.js';
import { ArchiveJobs, type Workplace } from './jobs.js';
import { ordersOf } from './orders.js';
import { exitOfQueue, failureText, queueId, queueName } from './queue.js';
import { progressOfQueue } from './queue-progress.js';
import { type Asked, isShipped, refereesOf } from './referee.js';
import { ArchiveRun } from './run.js';
import { archiveThreads } from './threads.js';
import { tellWhole } from './wholeness.js';

/** The options of one run, as the command line gives them. */
export interface ArchiveWorkOptions extends Asked {
  /** The address of the database. */
  readonly queue: string;
  /** The folder of the archive. */
  readonly to: string;
  /** The folder in which all files lie. */
  readonly root: string;
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
  const stop = new AbortController();
  const end = (): void => stop.abort();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, end);
  try {
    for (const referee of await refereesOf({ ...options, components })) {
      const place = { folder: to, root: '.', options: { parts, referee, components } };
      if (!stop.signal.aborted)
        await workOff(place, queueName(id, refereeKey(referee)), { ...options, jobs }, run, stop);
    }
  } finally {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.off(signal, end);
  }
  return run.exitCode;
}

/** Takes jobs from one queue until none is left. */
async function workOff(
  place: Workplace,
  name: string,
  { queue: address, lease, jobs }: Pick<ArchiveWorkOptions, 'queue' | 'lease'> & { readonly jobs: number },
  run: ArchiveRun,
  stop: AbortController,
): Promise<void> {
  const { speaker } = run;
  const { folder } = place;
  const key = refereeKey(place.options.referee);
  const queue = await openQueue(address, name);
  if ('failure' in queue) {
    run.tell(failureText(queue, speaker), exitOfQueue(queue));
    return;
  }
  const before = run.games;
  const threads = archiveThreads(jobs);
  const work = new ArchiveJobs(place, threads, run, stop);
  try {
    const { progress, look } = await progressOfQueue(process.stderr, queue);
    run.progress = progress;
    await queue.workOff({
      work: async (data, isLast): Promise<JobOutcome> => {
        const outcome = await work.do(data, isLast);
        await look();
        return outcome;
      },
      ...{ atOnce: jobs, lease: lease * 1_000, stop: stop.signal },
      silent: (isSilent) => run.say(speaker.text(isSilent ? 'queue-silent' : 'queue-answers')),
    });
    run.progress.clear();
    const counts = await queue.counts();
    // Whether anything is left cannot be known: of what lacks nothing is said.
    if ('failure' in counts) {
      run.tell(failureText(counts, speaker), exitOfQueue(counts));
      return;
    }
    const { waiting, active, failed } = counts;
    const orders = await ordersOf(folder);
    const known = 'message' in orders ? [] : orders.map(({ order }) => order);
    if (work.done === 0) tellOthers(known, key, run);
    if (failed > 0) run.tell(speaker.text('queue-failed', { failed }));
    const what = isAnalysis(key) ? 'analysed' : 'judged';
    const told = { games: run.games - before, jobs: work.done, waiting, what };
    await writeStandardOutput(`${speaker.text('queue-worked', told)}\n`);
    const own = known.filter((order) => order.key === key);
    if (waiting + active === 0) await tellWhole(folder, own, run);
  } finally {
    await threads.end();
    await queue.close();
  }
}

/** Whoever finds nothing to do may be another version than the one that was asked. */
function tellOthers(orders: readonly Order[], own: string, run: ArchiveRun): void {
  const keys = [...new Set(orders.map(({ key }) => key))].sort();
  if (keys.length === 0 || keys.includes(own)) return;
  run.tell(run.speaker.text('queue-other-referee', { own, known: keys.join(', ') }));
}
