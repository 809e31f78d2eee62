/** Work in threads, or processes, of their own. One that dies takes only its task with it. */
import type { EventEmitter } from 'node:events';
import { parentPort, type ResourceLimits, Worker } from 'node:worker_threads';

/** What a thread answers: results as they come, then the end. */
type Answer<Result> = { readonly result: Result } | { readonly failure: string | undefined };

/** Said to a thread when one of its results has been taken. */
const TAKEN = 'taken';
/** So many results of a task wait to be taken; the thread makes no more before. */
const MOST_WAITING = 6;

/** A thread could not even begin. */
export class NoThread extends Error {}

interface Waiting<Result> {
  readonly task: object;
  readonly patience: number | undefined;
  readonly results: Results<Result>;
}

/** A thread, or a process that behaves like one. */
export type Hand = EventEmitter & {
  postMessage(message: unknown): void;
  terminate(): Promise<unknown>;
};

/** Begins one. @throws what the system says */
export type Begin = () => Hand;

/** @param module that calls `serve` @param resourceLimits of the memory of each thread */
export function inThreads(module: URL, resourceLimits: ResourceLimits = {}): Begin {
  return () => new Worker(module, { resourceLimits });
}

/** What this thread or process hears of whoever has begun it, and answers. */
interface Asker {
  hear(listener: (message: unknown) => void): void;
  answer(message: unknown): void;
}

function asker(): Asker | undefined {
  const port = parentPort;
  if (port) return { hear: (listener) => port.on('message', listener), answer: (message) => port.postMessage(message) };
  if (process.send === undefined) return undefined;
  // The signals of a terminal are for whoever has begun us; with that one we go, too.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
  process.once('disconnect', () => process.exit());
  return {
    hear: (listener) => process.on('message', listener),
    answer: (message) => process.send?.(message, undefined, undefined, () => undefined),
  };
}

/** In a thread or process of `Threads`: does each task that comes, one at a time. Elsewhere nothing. */
export function serve<Task extends object, Result>(work: (task: Task) => AsyncIterable<Result>): void {
  const whoAsks = asker();
  let waiting = 0;
  let goOn: (() => void) | undefined;
  const answer = (said: Answer<Result>): void => whoAsks?.answer(said);
  const doTask = async (task: Task): Promise<void> => {
    waiting = 0;
    for await (const result of work(task)) {
      answer({ result });
      waiting += 1;
      if (waiting >= MOST_WAITING) await new Promise<void>((resolve) => (goOn = resolve));
    }
  };
  whoAsks?.hear((message) => {
    if (message === TAKEN) {
      waiting -= 1;
      goOn?.();
      return;
    }
    doTask(message as Task).then(
      () => answer({ failure: undefined }),
      (error: unknown) => answer({ failure: messageOf(error) }),
    );
  });
}

/** The results of a task, in their order; each is taken once. */
class Results<Result> implements AsyncIterable<Result> {
  private readonly waiting: Result[] = [];
  private ended: { readonly error: Error | undefined } | undefined;
  private wake: (() => void) | undefined;
  /** Called for each that is taken. */
  taken: () => void = () => undefined;

  /** Some wait to be taken. */
  get isAhead(): boolean {
    return this.waiting.length > 0;
  }

  add(result: Result): void {
    this.waiting.push(result);
    this.wake?.();
  }

  end(error?: Error): void {
    this.ended = { error };
    this.wake?.();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Result> {
    for (;;) {
      const next = this.waiting.shift();
      if (next !== undefined) {
        this.taken();
        yield next;
      } else if (!this.ended) await new Promise<void>((resolve) => (this.wake = resolve));
      else if (this.ended.error) throw this.ended.error;
      else return;
    }
  }
}

/** So many threads of one module, begun when they are needed. */
export class Threads<Result> {
  private readonly queue: Waiting<Result>[] = [];
  private readonly idle = new Set<Hand>();
  private readonly all = new Set<Hand>();

  /** @param begin `inThreads`, or `inProcesses` */
  constructor(
    private readonly begin: Begin,
    private readonly most: number,
  ) {}

  /**
   * @param task plain values only
   * @param patience in milliseconds: a thread that says nothing for longer is ended
   * @returns its results as they come; only so many are made before they are taken
   * @throws NoThread where none can be begun; an error that says why the task, or its thread, has failed: when it is their turn
   */
  run(task: object, patience?: number): AsyncIterable<Result> {
    const results = new Results<Result>();
    this.queue.push({ task, results, patience });
    this.next();
    return results;
  }

  /** Ends all threads. Tasks under way, or waiting, are given up. */
  async end(): Promise<void> {
    this.queue.length = 0;
    await Promise.all([...this.all].map((thread) => thread.terminate()));
  }

  private next(): void {
    const [idle] = this.idle;
    if (!idle && this.all.size >= this.most) return;
    const waiting = this.queue.shift();
    if (!waiting) return;
    try {
      this.give(idle ?? this.another(), waiting);
    } catch (error) {
      waiting.results.end(new NoThread(messageOf(error)));
    }
  }

  private another(): Hand {
    const thread = this.begin();
    this.all.add(thread);
    // Also one that has nothing to do may end.
    thread.once('exit', () => {
      this.all.delete(thread);
      this.idle.delete(thread);
    });
    return thread;
  }

  private give(thread: Hand, { task, results, patience }: Waiting<Result>): void {
    this.idle.delete(thread);
    let timer: NodeJS.Timeout | undefined;
    let isOver = false;
    const wait = (): void => {
      clearTimeout(timer);
      if (patience !== undefined && !isOver) timer = setTimeout(giveUp, patience);
    };
    // A thread that is ahead of whoever takes its results may well be silent.
    const giveUp = (): void => (results.isAhead ? wait() : lose(new Error('a worker said nothing')));
    const leave = (): void => {
      isOver = true;
      clearTimeout(timer);
      thread.off('message', onMessage);
      thread.off('messageerror', onError);
      thread.off('error', onError);
      thread.off('exit', onExit);
    };
    const onMessage = (answer: Answer<Result>): void => {
      if ('result' in answer) {
        wait();
        results.add(answer.result);
        return;
      }
      leave();
      this.idle.add(thread);
      results.end(answer.failure === undefined ? undefined : new Error(answer.failure));
      this.next();
    };
    const lose = (error: Error): void => {
      leave();
      // It may have more to say; nobody listens any more.
      thread.on('error', () => undefined);
      this.all.delete(thread);
      void thread.terminate();
      results.end(error);
      this.next();
    };
    const onError = (error: unknown): void =>
      lose(isStillborn(error) ? new NoThread(error.message) : new Error(messageOf(error)));
    const onExit = (code: number | null, signal?: string): void =>
      lose(new Error(`a worker ended (${code ?? signal})`));
    thread.on('message', onMessage);
    thread.on('messageerror', onError);
    thread.on('error', onError);
    thread.on('exit', onExit);
    results.taken = () => {
      wait();
      thread.postMessage(TAKEN);
    };
    wait();
    thread.postMessage(task);
  }
}

/** No thread, or no process, has come of it. */
function isStillborn(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const isOfThread = 'code' in error && error.code === 'ERR_WORKER_INIT_FAILED';
  return isOfThread || ('syscall' in error && String(error.syscall).startsWith('spawn'));
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
