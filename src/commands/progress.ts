/** Progress of long work: only on a terminal, never in what is printed. */
import type { WriteStream } from 'node:tty';
import cliProgress from 'cli-progress';

/** What long work tells of its progress. */
export interface Progress {
  /** One more game is done. */
  step(): void;
  /** Before something else is printed, and at the end. */
  clear(): void;
}

const SILENT: Progress = { step: () => undefined, clear: () => undefined };

/** Games are many when there are this many; fewer are done before anybody could read it. */
const WORTH_SAYING = 20;

/** @param stream where it is shown; nothing is shown where it is no terminal */
export function progressOn(stream: NodeJS.WriteStream & Partial<Pick<WriteStream, 'isTTY'>>): Progress {
  if (stream.isTTY !== true) return SILENT;
  const bar = new cliProgress.SingleBar({
    format: 'kiebitz {value}',
    clearOnComplete: true,
    // Whoever breaks off wants the terminal back as it was: nothing of it is changed.
    hideCursor: false,
    linewrap: true,
    stream,
    fps: 8,
  });
  let games = 0;
  let shown = false;
  return {
    step: () => {
      games += 1;
      if (games < WORTH_SAYING) return;
      if (!shown) bar.start(Number.MAX_SAFE_INTEGER, games);
      shown = true;
      bar.update(games);
    },
    clear: () => {
      if (shown) bar.stop();
      shown = false;
    },
  };
}
