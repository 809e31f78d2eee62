/** `kiebitz archive status`: how much of what was ordered is there, and what has become of the rest. */
import { placeIn } from '../../archive/order.js';
import { type JobQueue, openQueue, type QueuedJob, type QueueFailure } from '../../io/job-queue.js';
import { writeStandardOutput } from '../../io/standard-output.js';
import { type TableFormat, tableText } from '../../output/table.js';
import { speakerFor } from '../../text/speaker.js';
import { EXIT } from '../exit.js';
import { type ArchiveMistake, type NamedPart, partsOf } from './folder.js';
import { isWhole, partsByFile } from './found.js';
import { ordersOf, type PlacedOrder } from './orders.js';
import { exitOfQueue, failureText, jobId, queueId, queueName } from './queue.js';
import { ArchiveRun } from './run.js';

/** The options of one run, as the command line gives them. */
export interface ArchiveStatusOptions {
  readonly queue?: string;
  readonly format: TableFormat;
  readonly lang?: string;
}

/** A contract: docs/scale.md. */
const COLUMNS = ['referee', 'files', 'done', 'parts', 'waiting', 'active', 'failed'];

/** So many jobs that have failed are named. */
const NAMED = 100;

/** What a queue says of one referee. */
interface State {
  readonly waiting: number;
  readonly active: number;
  readonly failed: number;
  readonly named: readonly QueuedJob[];
}

/** @returns the exit code: 1 where jobs have failed */
export async function archiveStatus(folder: string, options: ArchiveStatusOptions): Promise<number> {
  const run = new ArchiveRun(await speakerFor(options.lang, [], ['archive', 'queue']));
  const parts = await partsOf(folder);
  const orders = 'message' in parts ? parts : await ordersOf(folder);
  if ('message' in parts) return refused(parts, run);
  if ('message' in orders) return refused(orders, run);
  const id = options.queue === undefined ? undefined : await queueId(folder);
  if (typeof id === 'object') return refused(id, run);
  const lines: (string | number | null)[][] = [];
  const keys = [...new Set([...orders.map(({ order }) => order.key), ...parts.map(({ key }) => key)])].sort();
  for (const key of keys) {
    const isAsked = options.queue !== undefined && id !== undefined;
    const state = isAsked ? await stateOf(options.queue, queueName(id, key)) : undefined;
    if (state && 'failure' in state) {
      run.tell(failureText(state, run.speaker), exitOfQueue(state));
      return run.exitCode;
    }
    const { waiting = null, active = null, failed = null, named = [] } = state ?? {};
    lines.push([key, ...countsOf(key, parts, orders), waiting, active, failed]);
    for (const job of named) run.tell(sentenceOf(job, orders, run), EXIT.findings);
  }
  await writeStandardOutput(tableText({ columns: COLUMNS, lines }, options.format));
  return run.exitCode;
}

function refused(mistake: ArchiveMistake, run: ArchiveRun): number {
  run.refuse(mistake);
  return run.exitCode;
}

/** Files that were ordered of a referee, those of them that are whole, and parts. */
function countsOf(key: string, parts: readonly NamedPart[], orders: readonly PlacedOrder[]): readonly number[] {
  const own = parts.filter((part) => part.key === key);
  const files = partsByFile(own);
  const ordered = new Set(orders.flatMap(({ order }) => (order.key === key ? [order.bytes] : [])));
  const done = [...ordered].filter((bytes) => isWhole(files.get(bytes) ?? []));
  return [ordered.size, done.length, own.length];
}

async function stateOf(address: string, name: string): Promise<State | QueueFailure> {
  const queue = await openQueue(address, name);
  if ('failure' in queue) return queue;
  try {
    return await askedOf(queue);
  } finally {
    await queue.close();
  }
}

async function askedOf(queue: JobQueue): Promise<State | QueueFailure> {
  const counts = await queue.counts();
  if ('failure' in counts) return counts;
  const named = await queue.failed(NAMED);
  return 'failure' in named ? named : { ...counts, named };
}

/** What BullMQ itself says of a job whose workers were lost. */
const STALLED = /stalled/;

function sentenceOf({ id, data, reason }: QueuedJob, orders: readonly PlacedOrder[], run: ArchiveRun): string {
  const place = placeIn(data);
  const placed = place && orders.find((one) => jobId(one) === jobId(place));
  const file = placed?.order.file ?? id;
  return run.speaker.text('queue-job', { file, reason: STALLED.test(reason) ? 'lost' : reason });
}
