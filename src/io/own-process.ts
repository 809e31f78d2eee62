/** A process that does tasks as a thread does: whatever ends it, no memory left or an abort, whoever has begun it lives on. */
import { type ChildProcess, fork } from 'node:child_process';
import { EventEmitter } from 'node:events';
import type { Begin } from './threads.js';

/** Of its memory, in megabytes: it dies before the machine has none left. */
const MOST_MEMORY = 1024;

/** For what may end a whole process; each takes longer to begin than a thread, and more memory. @param module that calls `serve` */
export function inProcesses(module: URL): Begin {
  return () => new OwnProcess(module);
}

/** Tells what a thread tells: `message`, `error`, `exit`. */
class OwnProcess extends EventEmitter {
  private readonly child: ChildProcess;

  constructor(module: URL) {
    super();
    this.child = fork(module, {
      execArgv: [...process.execArgv, `--max-old-space-size=${MOST_MEMORY}`],
      serialization: 'advanced',
      // The last words of V8 are for nobody's eyes.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    for (const event of ['message', 'error', 'exit']) {
      this.child.on(event, (...said: readonly unknown[]) => this.emit(event, ...said));
    }
  }

  /** @param message plain values only */
  postMessage(message: unknown): void {
    // That it is gone is told by its exit.
    if (this.child.connected) this.child.send(message as object, () => undefined);
  }

  async terminate(): Promise<void> {
    const { child } = this;
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    await new Promise((resolve) => {
      child.once('exit', resolve);
      child.kill('SIGKILL');
    });
  }
}
