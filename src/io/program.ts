/** Another program, that is written to and read from line by line. It is started as it is named: there is no shell between. */
import { type ChildProcess, spawn } from 'node:child_process';
import { linesOf, type UnreadLine } from './lines.js';
import { errorCode } from './system-error.js';

/** Why nothing more is to be heard of it. `about`: what the system says, or how it ended. */
export interface ProgramEnd {
  readonly reason: 'not-started' | 'ended' | 'silent';
  readonly about: string;
}

/** Who listens to it. */
export interface Listener {
  readonly heard: (line: string | UnreadLine) => void;
  /** Called once at most. */
  readonly ended: (end: ProgramEnd) => void;
}

/** What is expected of it. */
export interface ProgramLimits {
  /** The longest line, in bytes. */
  readonly line: number;
  /** In milliseconds: how long it may take for an answer. */
  readonly silence: number;
}

/** So long it may take to end by itself, in milliseconds. */
const LAST_BREATH = 2000;

/** Answers each line that is written to it with one of its own. What it says on standard error is seen as it is. */
export class Program {
  /** It has no streams where the system had none to give. */
  private readonly child: ChildProcess;
  private readonly closed: Promise<void>;
  private timer: NodeJS.Timeout | undefined;
  private due = 0;
  private isOver = false;

  /** @param command the program and its arguments */
  constructor(
    [name = '', ...words]: readonly string[],
    private readonly limits: ProgramLimits,
    private readonly listener: Listener,
  ) {
    this.child = spawn(name, words, { stdio: ['pipe', 'pipe', 'inherit'], windowsHide: true });
    // Whoever has ended reads no more; that is told by its end.
    this.child.stdin?.on('error', () => undefined);
    this.child.once('error', (error) => this.over({ reason: 'not-started', about: errorCode(error) }));
    this.closed = new Promise((resolve) => {
      this.child.once('error', () => resolve());
      this.child.once('close', (code, signal) => {
        this.over({ reason: 'ended', about: signal ?? String(code) });
        resolve();
      });
    });
    void this.listen();
  }

  /** Writes a line, to which there is to be an answer. */
  write(line: string): void {
    this.due += 1;
    if (this.due === 1) this.wait();
    this.child.stdin?.write(`${line}\n`);
  }

  /** Lets it end, and ends it where it does not. */
  async stop(): Promise<void> {
    this.isOver = true;
    clearTimeout(this.timer);
    this.child.stdin?.end();
    const timer = setTimeout(() => this.kill(), LAST_BREATH);
    await this.closed;
    clearTimeout(timer);
  }

  private async listen(): Promise<void> {
    const { stdout } = this.child;
    if (!stdout) return;
    try {
      for await (const lines of linesOf(stdout, this.limits.line)) {
        for (const line of lines) {
          if (this.isOver) return;
          this.due -= 1;
          this.wait();
          this.listener.heard(line);
        }
      }
    } catch {
      // A pipe that breaks is told by the end of the program.
    }
  }

  private wait(): void {
    clearTimeout(this.timer);
    if (this.due > 0) {
      this.timer = setTimeout(() => this.over({ reason: 'silent', about: '' }), this.limits.silence);
    }
  }

  private over(end: ProgramEnd): void {
    if (this.isOver) return;
    this.isOver = true;
    clearTimeout(this.timer);
    this.listener.ended(end);
    this.kill();
  }

  /** What it has started itself may hold its pipes open: they are not waited for. */
  private kill(): void {
    this.child.kill('SIGKILL');
    this.child.stdout?.destroy();
  }
}
