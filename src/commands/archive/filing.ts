/** Files jobs for what an archive lacks, which others then work off. */
import type { Order } from '../../archive/order.js';
import { gamesInPart, type Referee } from '../../archive/part.js';
import { openQueue } from '../../io/job-queue.js';
import { writeStandardOutput } from '../../io/standard-output.js';
import { LARGE, shardsOf } from './cuts.js';
import type { DigestedFile } from './found.js';
import { aimOf, type PlacedOrder } from './orders.js';
import { exitOfQueue, failureText, jobId, madeQueueId, queueName } from './queue.js';
import type { ArchiveRun } from './run.js';

/** The orders for a file that others are to judge: one, or one for each part of a large file; of an analysis for each game. */
export async function ordersFor(
  { input, size }: DigestedFile,
  order: Order,
  referee: Referee,
  known: ReadonlyMap<string, PlacedOrder>,
): Promise<readonly Order[]> {
  if (size <= LARGE && !referee.analysis) return [order];
  const before = cutBefore(order, known);
  if (before.length > 0) return before;
  const shards = await shardsOf(input, gamesInPart(referee));
  return shards?.map((shard) => ({ ...order, shard })) ?? [order];
}

/** The same, where the file has been cut before. */
function cutBefore(order: Order, known: ReadonlyMap<string, PlacedOrder>): readonly Order[] {
  const orders: Order[] = [];
  for (let part = 0; ; part += 1) {
    const placed = known.get(aimOf(order, part));
    if (!placed) return orders;
    orders.push(placed.order);
  }
}

/**
 * @param folder of the archive
 * @param orders what is to be done
 * @param known all orders of the archive, by their aims
 * @param kept how many files are there already
 */
export async function fileJobs(
  address: string,
  folder: string,
  key: string,
  orders: readonly Order[],
  known: ReadonlyMap<string, PlacedOrder>,
  kept: number,
  run: ArchiveRun,
): Promise<void> {
  const jobs = orders.flatMap((order) => {
    const placed = known.get(aimOf(order));
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
