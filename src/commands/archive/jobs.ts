/** Does the jobs of a queue. Nothing that one says is believed: it names an order, and what that says is checked, too. */
import { stat } from 'node:fs/promises';
import { type Order, placeIn } from '../../archive/order.js';
import { refereeKey } from '../../archive/part.js';
import type { InputFile } from '../../io/inputs.js';
import type { JobOutcome } from '../../io/job-queue.js';
import { pathUnder } from '../../io/under-root.js';
import { carefully } from './careful.js';
import type { Archived, ArchiveOptions, FoundFile } from './file.js';
import { type DigestedFile, digested, keptParts } from './found.js';
import { ordersIn } from './orders.js';
import type { ArchiveRun } from './run.js';
import { type ArchiveThreads, patienceFor, stretchesIn } from './threads.js';
import type { ArchiveTask } from './worker.js';

/** Why a job has not been done, as it lies in the queue and is told by `archive status`. */
export type JobMistake =
  /** It does not say which order it is about. */
  | 'malformed'
  /** The archive has no such order. */
  | 'unordered'
  /** Its order is for another referee. */
  | 'referee'
  /** Its order is about a file outside of the root. */
  | 'outside'
  | 'unreadable'
  /** The file is not what was ordered. */
  | 'changed'
  /** A worker died, or said nothing any more. */
  | 'died';

/** Where jobs are done. */
export interface Workplace {
  /** The folder of the archive. */
  readonly folder: string;
  /** The folder of the files. */
  readonly root: string;
  readonly options: ArchiveOptions;
}

export class ArchiveJobs {
  /** How many jobs have been done. */
  done = 0;
  /** The last list that was read: jobs come in their order. */
  private list: { readonly name: string; readonly orders: readonly Order[] } | undefined;
  /** The last file whose digest was taken. */
  private digested: DigestedFile | undefined;

  /** @param stop aborted where this machine cannot go on, or is not to */
  constructor(
    private readonly place: Workplace,
    private readonly threads: ArchiveThreads,
    private readonly run: ArchiveRun,
    private readonly stop: AbortController,
  ) {}

  /** @param isLast true where no further attempt follows: then a file is judged though workers die at it */
  async do(data: unknown, isLast: boolean): Promise<JobOutcome> {
    if (this.stop.signal.aborted) return { type: 'returned' };
    const found = await this.fileOf(data);
    if (typeof found === 'string') return { type: 'failed', reason: found, again: found === 'unreadable' };
    if (found.isWhole) return this.finished();
    return this.judged(found, isLast);
  }

  private finished(): JobOutcome {
    this.done += 1;
    return { type: 'done' };
  }

  private async judged(found: FoundFile, isLast: boolean): Promise<JobOutcome> {
    try {
      for await (const one of isLast ? this.judgedCarefully(found) : this.judgedAtOnce(found)) {
        this.run.add(one);
        if (one.type === 'changed') return { type: 'failed', reason: 'changed' satisfies JobMistake, again: false };
        if (one.type === 'failure') {
          // Others may have room: this machine takes no more.
          this.stop.abort();
          return { type: 'returned' };
        }
        if (this.stop.signal.aborted) return { type: 'returned' };
      }
      return this.finished();
    } catch {
      return { type: 'failed', reason: 'died' satisfies JobMistake, again: true };
    }
  }

  private async *judgedAtOnce(found: FoundFile): AsyncGenerator<Archived> {
    const { options } = this.place;
    const task: ArchiveTask = { found, options };
    for await (const some of this.threads.run(task, patienceFor(options.referee))) if (!('rows' in some)) yield* some;
  }

  private judgedCarefully(found: FoundFile): AsyncGenerator<Archived> {
    const { options } = this.place;
    return carefully(found, options, stretchesIn(this.threads, found, options));
  }

  /** The file that a job is about, with what the archive has of it; or why it cannot be done. */
  private async fileOf(data: unknown): Promise<(FoundFile & { readonly isWhole: boolean }) | JobMistake> {
    const { root, options } = this.place;
    const place = placeIn(data);
    if (!place) return 'malformed';
    const order = (await this.ordersOf(place.list))?.[place.line];
    if (!order) return 'unordered';
    if (order.key !== refereeKey(options.referee)) return 'referee';
    const { bytes, named, shard } = order;
    const kept = await keptParts(options, order);
    const at = await pathUnder(root, order.file);
    if ('astray' in at) return at.astray;
    const input = { type: 'file', path: at.path, named } as const;
    if (kept.isWhole) return { input, bytes, size: 0, modified: 0, ...kept };
    const file = await this.fileNow(input, order);
    if ('fault' in file) return 'unreadable';
    if (file.bytes !== bytes) return 'changed';
    return { ...file, ...kept, ...(shard && { shard }) };
  }

  /** A large file has many parts: its digest is not taken again while it is as it was. */
  private async fileNow(input: InputFile, { shard }: Order) {
    const { size, mtimeMs } = await stat(input.path).catch(() => ({ size: 0, mtimeMs: 0 }));
    const known = this.digested;
    if (shard && known?.input.path === input.path && known.size === size && known.modified === mtimeMs) return known;
    const file = await digested(input);
    if (!('fault' in file)) this.digested = file;
    return file;
  }

  private async ordersOf(name: string): Promise<readonly Order[] | undefined> {
    if (this.list?.name === name) return this.list.orders;
    const orders = await ordersIn(this.place.folder, name);
    if ('message' in orders) return undefined;
    this.list = { name, orders };
    return orders;
  }
}
