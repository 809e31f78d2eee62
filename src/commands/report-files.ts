/** Makes the reports of many files on all processors. */
import { amongSeveral } from './among-several.js';
import { resultsOfFiles } from './file-workers.js';
import type { ReportTask } from './report-worker.js';
import { type PageOptions, type Reported, reported } from './reported.js';

/**
 * @param jobs how many workers; 1 for none
 * @throws UnusableEdition
 */
export async function* reportFiles(
  names: readonly string[],
  options: PageOptions,
  jobs: number,
): AsyncGenerator<{ readonly event: Reported; readonly several: boolean }> {
  let isSplit = false;
  const results = resultsOfFiles<Reported>(names, jobs, {
    worker: new URL('./report-worker.js', import.meta.url),
    call: 'reportFile',
    task: (input): ReportTask => {
      isSplit = true;
      return { input, options };
    },
    here: (inputs, isPart) => {
      isSplit ||= isPart;
      return reported(inputs, options, isPart ? true : undefined);
    },
    // A page takes about as long as starting a worker does.
    worthwhileBytes: 400e3,
    // The pages of a file wait together: they are about twenty times as long as their log.
    largestBytes: 1e6,
  });
  for await (const one of amongSeveral(results)) {
    const { event, several } = one;
    // Only now it is clear that there is no other game, and no index to lead to.
    if (event.type === 'game' && !several && isSplit) yield { event: await alone(event, options), several };
    else yield one;
  }
}

async function alone(game: Extract<Reported, { readonly type: 'game' }>, options: PageOptions): Promise<Reported> {
  for await (const one of reported([game.summary.file], options, false)) if (one.type === 'game') return one;
  throw new Error('a game that was there is gone');
}
