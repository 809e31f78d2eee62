/** Progress of a queue: of all of its jobs, whoever does them; shown on a terminal only. */
import type { JobQueue } from '../../io/job-queue.js';
import { NO_PROGRESS, type Progress, progressOn } from '../progress.js';

interface QueueProgress {
  readonly progress: Progress;
  /** Asks the queue what is left. */
  readonly look: () => Promise<void>;
}

export async function progressOfQueue(stream: NodeJS.WriteStream, queue: JobQueue): Promise<QueueProgress> {
  if (stream.isTTY !== true) return { progress: NO_PROGRESS, look: async () => undefined };
  const ask = async (): Promise<number | undefined> => {
    const counts = await queue.counts();
    return 'waiting' in counts ? counts.waiting + counts.active : undefined;
  };
  const total = (await ask()) ?? 0;
  let left = total;
  return {
    progress: await progressOn(stream, { total, done: () => Math.max(total - left, 0) }),
    look: async () => {
      left = (await ask()) ?? left;
    },
  };
}
