/** A queue of jobs in a database, from which several machines take: BullMQ over PostgreSQL. Both packages are loaded only here, and only when asked for. */
import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import type { Job, JobsOptions, PostgresConnectionOptions } from 'bullmq';

/** What is needed beside Kiebitz itself: the words behind `npm i`. */
const PACKAGES = 'bullmq@6 pg@8';

/** Why a queue cannot be used. `found`: what the system or the database says, as a code; no text of theirs, which may hold anything. */
export interface QueueFailure {
  readonly failure: 'address' | 'password-given' | 'packages' | 'unreachable' | 'password' | 'refused';
  readonly found: string;
}

/** What has become of a job. */
export type JobOutcome =
  | { readonly type: 'done' }
  /** Somebody else is to do it; no attempt is counted. */
  | { readonly type: 'returned' }
  /** @param again true where another attempt may do better */
  | { readonly type: 'failed'; readonly reason: string; readonly again: boolean };

/** A job as it lies in the queue. Anybody may have put it there: `data` is hostile. */
export interface QueuedJob {
  readonly id: string;
  readonly data: unknown;
  /** Why it has failed. */
  readonly reason: string;
}

/** How many jobs there are. */
export interface JobCounts {
  readonly waiting: number;
  readonly active: number;
  readonly failed: number;
}

/** How jobs are taken from a queue. */
export interface Labour {
  /** @param isLast true where no further attempt follows */
  readonly work: (data: unknown, isLast: boolean) => Promise<JobOutcome>;
  /** So many at a time. */
  readonly atOnce: number;
  /** In milliseconds: so long after the last sign of life of a worker its job is given to another one. */
  readonly lease: number;
  /** Told when the database does not answer any more (true), and when it does again. */
  readonly silent: (isSilent: boolean) => void;
  /** Ends the work when it is aborted: what has begun is done, or returned. */
  readonly stop: AbortSignal;
}

/** So many times a job is tried before it is failed. */
const ATTEMPTS = 3;
/** So often a job may be lost with its worker before it is failed: machines that are cheap go away often. */
const MOST_LOST = 10;
const AGAIN_MS = 500;
const RECONNECT_MS = 500;
const CONNECT_MS = 10_000;
const LOOK_MS = 500;
/** Jobs go into the database so many at a time. */
const BULK = 1_000;
/** The schema of the database in which everything lies. */
const SCHEMA = 'kiebitz';

type Bullmq = typeof import('bullmq');

/** As much of pg as is used here by itself. */
interface Pg {
  readonly Client: new (options: {
    readonly connectionString: string;
    readonly connectionTimeoutMillis: number;
  }) => {
    connect(): Promise<void>;
    end(): Promise<void>;
  };
}

/** @param address `postgres://user@host:port/database`; the password comes from PGPASSWORD, or the file that PGPASSFILE names */
export async function openQueue(address: string, name: string): Promise<JobQueue | QueueFailure> {
  const wrong = mistakeIn(address);
  if (wrong) return wrong;
  const packages = loadPackages();
  if (!packages) return { failure: 'packages', found: PACKAGES };
  const refused = await tried(packages.pg, address);
  if (refused) return refused;
  const queue = new JobQueue(packages.bullmq, address, name);
  try {
    await queue.ready();
    return queue;
  } catch (error) {
    await queue.close();
    return failureOf(error);
  }
}

/** What is wrong with an address; nothing of it is repeated, since there may be a password in it. */
function mistakeIn(address: string): QueueFailure | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.protocol !== 'postgres:' && url?.protocol !== 'postgresql:') return { failure: 'address', found: '' };
  const isGiven = url.password !== '' || [...url.searchParams.keys()].some((key) => /password/i.test(key));
  return isGiven ? { failure: 'password-given', found: '' } : undefined;
}

function loadPackages(): { readonly bullmq: Bullmq; readonly pg: Pg } | undefined {
  // As a module BullMQ cannot load pg by itself.
  const require = createRequire(import.meta.url);
  try {
    return { pg: require('pg') as Pg, bullmq: require('bullmq') as Bullmq };
  } catch {
    return undefined;
  }
}

/** Whether the database lets us in. A pool that it does not let in leaves a connection open, which keeps the program from ending. */
async function tried({ Client }: Pg, address: string): Promise<QueueFailure | undefined> {
  const client = new Client({ connectionString: address, connectionTimeoutMillis: CONNECT_MS });
  try {
    await client.connect();
    return undefined;
  } catch (error) {
    return failureOf(error);
  } finally {
    await client.end().catch(() => undefined);
  }
}

const OURS = [TypeError, RangeError, ReferenceError];

/** What the database, or the way to it, says. Anything else is thrown on. @throws what is a mistake of ours */
export function failureOf(error: unknown): QueueFailure {
  if (!(error instanceof Error) || OURS.some((kind) => error instanceof kind)) throw error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (code === '28P01' || code === '28000' || /^SASL/.test(error.message)) return { failure: 'password', found: code };
  // It is coming up, going down, or has too many guests.
  if (/^(08|53|57P)/.test(code)) return { failure: 'unreachable', found: code };
  if (/^[0-9A-Z]{5}$/.test(code) && /\d/.test(code)) return { failure: 'refused', found: code };
  if (/^E[A-Z_]+$/.test(code)) return { failure: 'unreachable', found: code };
  if (/timeout|terminated/i.test(error.message)) return { failure: 'unreachable', found: 'ETIMEDOUT' };
  // It went away between two questions.
  if (/not queryable/.test(error.message)) return { failure: 'unreachable', found: 'ECONNRESET' };
  return { failure: 'refused', found: error.name };
}

function postgresQueue(bullmq: Bullmq, name: string, connection: PostgresConnectionOptions) {
  const { Queue } = bullmq.withBackend(bullmq.createPostgresBackend);
  return new Queue(name, { connection });
}

/** One queue of a database. */
export class JobQueue {
  private readonly queue: ReturnType<typeof postgresQueue>;

  constructor(
    private readonly bullmq: Bullmq,
    private readonly address: string,
    private readonly name: string,
  ) {
    this.queue = postgresQueue(bullmq, name, this.connection);
    // What goes wrong is told by the calls themselves.
    this.queue.on('error', () => undefined);
  }

  async ready(): Promise<void> {
    await this.queue.waitUntilReady();
  }

  async close(): Promise<void> {
    await this.queue.close().catch(() => undefined);
  }

  /**
   * Puts jobs into the queue; those that are there already stay as they are, and those that have failed are begun anew.
   * @param jobs with an id of one's own each
   */
  async add(jobs: readonly Pick<QueuedJob, 'id' | 'data'>[]): Promise<QueueFailure | undefined> {
    const opts: JobsOptions = {
      ...{ attempts: ATTEMPTS, backoff: { type: 'fixed', delay: AGAIN_MS } },
      ...{ removeOnComplete: true, removeOnFail: false },
    };
    const ids = new Set(jobs.map(({ id }) => id));
    try {
      for (const job of await this.queue.getFailed(0, -1)) if (ids.has(job.id ?? '')) await job.remove();
      for (let start = 0; start < jobs.length; start += BULK) {
        const some = jobs.slice(start, start + BULK);
        await this.queue.addBulk(some.map(({ id, data }) => ({ name: 'order', data, opts: { ...opts, jobId: id } })));
      }
      return undefined;
    } catch (error) {
      return failureOf(error);
    }
  }

  async counts(): Promise<JobCounts | QueueFailure> {
    try {
      const counts = await this.queue.getJobCounts('waiting', 'delayed', 'prioritized', 'active', 'failed');
      const { waiting = 0, delayed = 0, prioritized = 0, active = 0, failed = 0 } = counts;
      return { waiting: waiting + delayed + prioritized, active, failed };
    } catch (error) {
      return failureOf(error);
    }
  }

  /** Jobs that have failed, the first ones. */
  async failed(most: number): Promise<readonly QueuedJob[] | QueueFailure> {
    try {
      const jobs = await this.queue.getFailed(0, most - 1);
      return jobs.map(({ id = '', data, failedReason: reason }) => ({ id, data, reason }));
    } catch (error) {
      return failureOf(error);
    }
  }

  /** Takes jobs and does them until there is none left that waits, or that another worker has: it may still come back. */
  async workOff({ work, atOnce, lease, silent, stop }: Labour): Promise<void> {
    const { UnrecoverableError, WaitingError, withBackend, createPostgresBackend } = this.bullmq;
    let busy = 0;
    const processor = async (job: Job, token?: string): Promise<void> => {
      busy += 1;
      try {
        const isLast = job.attemptsMade + 1 >= ATTEMPTS;
        const outcome = await work(job.data, isLast);
        if (outcome.type === 'done') return;
        if (outcome.type === 'failed')
          throw new (outcome.again && !isLast ? Error : UnrecoverableError)(outcome.reason);
        await job.moveToWait(token);
        throw new WaitingError();
      } finally {
        busy -= 1;
      }
    };
    const { Worker: PostgresWorker } = withBackend(createPostgresBackend);
    const worker = new PostgresWorker(this.name, processor, {
      connection: this.connection,
      ...{ concurrency: atOnce, lockDuration: lease, stalledInterval: lease, maxStalledCount: MOST_LOST },
      runRetryDelay: RECONNECT_MS,
    });
    worker.on('error', () => undefined);
    let isSilent = false;
    while (!stop.aborted) {
      await pause(LOOK_MS, undefined, { signal: stop }).catch(() => undefined);
      if (busy > 0) continue;
      const counts = await this.counts();
      const isAnswer = 'waiting' in counts;
      if (isSilent === isAnswer) silent(!isAnswer);
      isSilent = !isAnswer;
      if (isAnswer && counts.waiting + counts.active === 0) break;
    }
    await worker.close();
  }

  private get connection(): PostgresConnectionOptions {
    return {
      ...{ connectionString: this.address, schema: SCHEMA, migrate: true },
      ...{ connectionTimeoutMillis: CONNECT_MS, max: 2 },
    };
  }
}
