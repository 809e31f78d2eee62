/** Judges the games of many files on all processors. */
import type { Knowledge } from '../known/known.js';
import type { CheckOptions } from './check-options.js';
import { resultsOfFiles } from './file-workers.js';
import type { JudgeTask } from './judge-worker.js';
import { brokenFile, type Judged, judge } from './judged.js';

/**
 * @param knowledge what the files of `options` say: workers read them themselves
 * @param jobs how many workers; 1 for none
 * @throws UnusableEdition
 */
export function judgeFiles(
  names: readonly string[],
  options: CheckOptions,
  knowledge: Knowledge,
  jobs: number,
): AsyncGenerator<Judged> {
  return resultsOfFiles<Judged>(names, jobs, {
    worker: new URL('./judge-worker.cjs', import.meta.url),
    task: (input): JudgeTask => ({ input, options }),
    partTask: (input, part): JudgeTask => ({ input, options, part }),
    failed: (file, error) => brokenFile(file, error, options),
    here: (inputs) => judge(inputs, options, knowledge),
    worthwhileBytes: 16e6,
    // V8 compiles what judges anew for each worker, about a second of work: with less to do, two take as long as one.
    largestBytes: 64e6,
  });
}
