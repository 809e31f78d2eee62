/** Files jobs for what an archive lacks, which others then work off. */
import { openQueue } from '../io/job-queue.js';
import { writeStandardOutput } from '../io/standard-output.js';
import type { FoundFile } from './archive-file.js';
import { aimOf, type PlacedOrder } from './archive-orders.js';
import { exitOfQueue, failureText, jobId, madeQueueId, queueName } from './archive-queue.js';
import type { ArchiveRun } from './archive-run.js';

/**
 * @param folder of the archive
 * @param lacking files of which something is to be done
 * @param orders that stand in the archive, by their aims
 * @param kept how many files are there already
 */
export async function fileJobs(
  address: string,
  folder: string,
  key: string,
  lacking: readonly Pick<FoundFile, 'bytes'>[],
  orders: ReadonlyMap<string, PlacedOrder>,
  kept: number,
  run: ArchiveRun,
): Promise<void> {
  const jobs = lacking.flatMap(({ bytes }) => {
    const placed = orders.get(aimOf({ key, bytes }));
    if (!placed) return [];
    const { list, line } = placed;
    return [{ id: jobId(placed), data: { list, line } }];
  });
  const id = await madeQueueId(folder);
  if (typeof id !== 'string') {
    run.refuse(id);
    return;
  }
  const queue = await openQueue(address, queueName(id, key));
  if ('failure' in queue) {
    run.tell(failureText(queue, run.speaker), exitOfQueue(queue));
    return;
  }
  try {
    const failure = await queue.add(jobs);
    if (failure) run.tell(failureText(failure, run.speaker), exitOfQueue(failure));
    else await writeStandardOutput(`${run.speaker.text('queue-filed', { jobs: jobs.length, kept, key })}\n`);
  } finally {
    await queue.close();
  }
}
