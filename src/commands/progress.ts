/** Progress of long work: only on a terminal, never in what is printed. */
import { stat } from 'node:fs/promises';
import type { WriteStream } from 'node:tty';
import { bytesRead } from '../io/bytes.js';
import { findInputs, STANDARD_STREAM } from '../io/inputs.js';

/** What long work tells of its progress. */
export interface Progress {
  /** So many more games are done; none where the rest of the work has gone on. */
  step(games?: number): void;
  /** Before something else is printed, and at the end. */
  clear(): void;
}

type Stream = NodeJS.WriteStream & Partial<Pick<WriteStream, 'isTTY'>>;

/** Where nobody wants to be told. */
export const NO_PROGRESS: Progress = { step: () => undefined, clear: () => undefined };

/** Games are many when there are this many; fewer are done before anybody could read it, unless that takes so long, in milliseconds. */
const WORTH_SAYING = 20;
const WORTH_WAITING = 5_000;

/**
 * @param stream where it is shown; nothing is shown where it is no terminal
 * @param whole what the share that is done and the time that is left are reckoned from; without it the games alone are counted
 */
export async function progressOn(
  stream: Stream,
  whole?: { readonly total: number; readonly done: () => number },
): Promise<Progress> {
  // A terminal that cannot go back in a line would show every state of the bar below the other.
  if (stream.isTTY !== true || process.env['TERM'] === 'dumb') return NO_PROGRESS;
  const { default: cliProgress } = await import('cli-progress');
  const bar = new cliProgress.SingleBar({
    format: whole ? 'kiebitz {bar} {percentage} % · {games} · {rate}/s · {left}' : 'kiebitz {games}',
    barsize: 24,
    barCompleteChar: '━',
    barIncompleteChar: '·',
    clearOnComplete: true,
    // Whoever breaks off wants the terminal back as it was: nothing of it is changed.
    hideCursor: false,
    linewrap: true,
    stream,
    fps: 8,
  });
  const start = performance.now();
  let games = 0;
  let shown = false;
  return {
    step: (more = 1) => {
      games += more;
      const took = performance.now() - start;
      if (games < WORTH_SAYING && took < WORTH_WAITING) return;
      const total = whole?.total ?? Number.MAX_SAFE_INTEGER;
      const done = whole ? Math.min(total, whole.done()) : games;
      const rate = ((games * 1000) / took).toPrecision(2);
      // Before any of it is done nobody knows how long the rest takes.
      const told = { games, rate: Number(rate), left: done > 0 ? clock((took * (total - done)) / done) : '–' };
      if (!shown) bar.start(total, done, told);
      shown = true;
      bar.update(done, told);
    },
    clear: () => {
      if (shown) bar.stop();
      shown = false;
    },
  };
}

/** Minutes and seconds. */
function clock(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/**
 * Of the logs behind some names, by their bytes; of standard input nobody knows how much will come.
 * @param names of files, directories, and `-`
 */
export async function progressOfLogs(stream: Stream, names: readonly string[]): Promise<Progress> {
  if (stream.isTTY !== true || names.includes(STANDARD_STREAM)) return progressOn(stream);
  let total = 0;
  for await (const input of findInputs(names)) {
    if (input.type === 'file') total += (await stat(input.path).catch(() => undefined))?.size ?? 0;
  }
  const before = bytesRead();
  return progressOn(stream, { total, done: () => bytesRead() - before });
}
