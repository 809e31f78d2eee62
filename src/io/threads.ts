/** Work in threads of their own. A thread that dies takes only its task with it. */
import { parentPort, Worker } from 'node:worker_threads';

/** What a thread answers. */
type Answer<Result> = { readonly results: readonly Result[] } | { readonly failure: string };

/** A thread could not even begin. */
export class NoThread extends Error {}

interface Waiting<Result> {
  readonly task: object;
  readonly resolve: (results: readonly Result[]) => void;
  readonly reject: (error: Error) => void;
}

/** In a thread: does each task that comes, one at a time. Elsewhere nothing. */
export function serve<Task, Result>(work: (task: Task) => Promise<readonly Result[]>): void {
  const port = parentPort;
  port?.on('message', (task: Task) => {
    work(task).then(
      (results) => port.postMessage({ results } satisfies Answer<Result>),
      (error: unknown) => port.postMessage({ failure: messageOf(error) } satisfies Answer<Result>),
    );
  });
}

/** So many threads of one module, begun when they are needed. */
export class Threads<Result> {
  private readonly queue: Waiting<Result>[] = [];
  private readonly idle: Worker[] = [];
  private readonly all = new Set<Worker>();

  /** @param module that calls `serve` */
  constructor(
    private readonly module: URL,
    private readonly most: number,
  ) {}

  /**
   * @param task plain values only
   * @throws NoThread where none can be begun; an error that says why the task, or its thread, has failed
   */
  run(task: object): Promise<readonly Result[]> {
    return new Promise((resolve, reject) => {
      this.queue.push({ task, resolve, reject });
      this.next();
    });
  }

  /** Ends all threads. Tasks under way are given up. */
  async end(): Promise<void> {
    await Promise.all([...this.all].map((thread) => thread.terminate()));
  }

  private next(): void {
    if (this.idle.length === 0 && this.all.size >= this.most) return;
    const waiting = this.queue.shift();
    if (!waiting) return;
    try {
      this.give(this.idle.pop() ?? this.begin(), waiting);
    } catch (error) {
      waiting.reject(new NoThread(messageOf(error)));
    }
  }

  private begin(): Worker {
    const thread = new Worker(this.module);
    this.all.add(thread);
    return thread;
  }

  private give(thread: Worker, { task, resolve, reject }: Waiting<Result>): void {
    const leave = (): void => {
      thread.off('message', onMessage);
      thread.off('messageerror', onError);
      thread.off('error', onError);
      thread.off('exit', onExit);
    };
    const onMessage = (answer: Answer<Result>): void => {
      leave();
      this.idle.push(thread);
      if ('results' in answer) resolve(answer.results);
      else reject(new Error(answer.failure));
      this.next();
    };
    const lose = (error: Error): void => {
      leave();
      // It may have more to say; nobody listens any more.
      thread.on('error', () => undefined);
      this.all.delete(thread);
      void thread.terminate();
      reject(error);
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
    thread.postMessage(task);
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
