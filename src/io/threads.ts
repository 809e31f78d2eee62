/** Work in threads of their own. A thread that dies takes only its task with it. */
import { parentPort, type ResourceLimits, Worker } from 'node:worker_threads';

/** What a thread answers: results as they come, then the end. */
type Answer<Result> = { readonly result: Result } | { readonly failure: string | undefined };

/** Said to a thread when one of its results has been taken. */
const TAKEN = 'taken';
/** So many results of a task wait to be taken; the thread makes no more before. */
const MOST_WAITING = 12;

/** A thread could not even begin. */
export class NoThread extends Error {}

interface Waiting<Result> {
  readonly task: object;
  readonly patience: number | undefined;
  readonly results: Results<Result>;
}

/** In a thread: does each task that comes, one at a time. Elsewhere nothing. */
export function serve<Task extends object, Result>(work: (task: Task) => AsyncIterable<Result>): void {
  const port = parentPort;
  let waiting = 0;
  let goOn: (() => void) | undefined;
  const answer = (said: Answer<Result>): void => port?.postMessage(said);
  const doTask = async (task: Task): Promise<void> => {
    waiting = 0;
    for await (const result of work(task)) {
      answer({ result });
      waiting += 1;
      if (waiting >= MOST_WAITING) await new Promise<void>((resolve) => (goOn = resolve));
    }
  };
  port?.on('message', (message: Task | typeof TAKEN) => {
    if (message === TAKEN) {
      waiting -= 1;
      goOn?.();
      return;
    }
    doTask(message).then(
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
  private readonly idle: Worker[] = [];
  private readonly all = new Set<Worker>();

  /**
   * @param module that calls `serve`
   * @param resourceLimits of the memory of each thread
   */
  constructor(
    private readonly module: URL,
    private readonly most: number,
    private readonly resourceLimits: ResourceLimits = {},
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
    if (this.idle.length === 0 && this.all.size >= this.most) return;
    const waiting = this.queue.shift();
    if (!waiting) return;
    try {
      this.give(this.idle.pop() ?? this.begin(), waiting);
    } catch (error) {
      waiting.results.end(new NoThread(messageOf(error)));
    }
  }

  private begin(): Worker {
    const thread = new Worker(this.module, { resourceLimits: this.resourceLimits });
    this.all.add(thread);
    return thread;
  }

  private give(thread: Worker, { task, results, patience }: Waiting<Result>): void {
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
      this.idle.push(thread);
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
    const onError = (error: unknown): void => {
      const isStillborn = error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_INIT_FAILED';
      lose(isStillborn ? new NoThread(error.message) : new Error(messageOf(error)));
    };
    const onExit = (code: number): void => lose(new Error(`a worker ended (${code})`));
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

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
