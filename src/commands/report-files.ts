/** Makes the reports of many files on all processors. */
import { STANDARD_STREAM } from '../io/inputs.js';
import { ownFault } from '../io/own-fault.js';
import { amongSeveral } from './among-several.js';
import { resultsOfFiles } from './file-workers.js';
import type { ReportTask } from './report-worker.js';
import { type Analyse, type PageOptions, type Reported, type ReportedGame, reported } from './reported.js';

/**
 * The pages of all games and what could not be read, in the order of the input; with each whether there are several games.
 * @param jobs how many workers; 1 for none
 * @param analyse where the games are to be analysed: that takes all processors for one game after the other
 * @throws UnusableEdition
 */
export async function* reportFiles(
  names: readonly string[],
  options: PageOptions,
  jobs: number,
  analyse?: Analyse,
): AsyncGenerator<{ readonly event: Reported; readonly several: boolean }> {
  let isSplit = false;
  // Standard input is read once: its page could not be made anew where it turns out to be the only one.
  const results = resultsOfFiles<Reported>(names, names.includes(STANDARD_STREAM) || analyse ? 1 : jobs, {
    worker: new URL('./report-worker.cjs', import.meta.url),
    task: (input): ReportTask => {
      isSplit = true;
      return { input, options };
    },
    failed: async (file, error) => ({ type: 'fault', fault: ownFault(file, error) }),
    here: (inputs, isPart) => {
      isSplit ||= isPart;
      return reported(inputs, options, isPart ? true : undefined, analyse);
    },
    // A page takes about as long as starting a worker does.
    worthwhileBytes: 400e3,
    largestBytes: 64e6,
    // A page is much that is soon forgotten. Within less room V8 lets garbage grow by half of what is held, not by thrice as much.
    resourceLimits: { maxOldGenerationSizeMb: 1024, maxYoungGenerationSizeMb: 24 },
  });
  for await (const one of amongSeveral(results)) {
    const { event, several } = one;
    // Only now it is clear that there is no other game, and no index to lead to.
    if (event.type === 'game' && !several && isSplit) yield { event: await alone(event, options), several };
    else yield one;
  }
}

/** The page of the only game of a run, made anew without a way to an index; as it is where its file can be read no more. */
async function alone(game: ReportedGame, options: PageOptions): Promise<ReportedGame> {
  for await (const one of reported([game.summary.file], options, false)) if (one.type === 'game') return one;
  return game;
}
