/** Does the work of many files on all processors; the order of the results, and with it every byte, stays the same. */
import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { findInputs, type Input, STANDARD_STREAM } from '../io/inputs.js';
import type { FileWork, SizedInput } from './shared-files.js';

/**
 * All results, file by file in the order of the names.
 * @param names of files, directories, and `-`; or what was found at them
 * @param jobs how many workers; 1 for none, unless they are to be apart
 * @throws what the work throws, when the turn of its file comes
 */
export async function* resultsOfFiles<Result>(
  names: readonly (string | Input)[],
  jobs: number,
  work: FileWork<Result>,
): AsyncGenerator<Result> {
  const { worker, apart } = work;
  const files = (jobs > 1 || apart) && existsSync(worker) ? await sizesOf(names) : [];
  const shared = files.filter(({ bytes }) => bytes <= work.largestBytes);
  const total = shared.reduce((sum, { bytes }) => sum + bytes, 0);
  const areShared = apart ? shared.length > 0 : shared.length > 1 && total >= work.worthwhileBytes;
  const isCut = ({ bytes }: SizedInput): boolean => bytes > work.largestBytes && Number.isFinite(bytes);
  const areCut = work.partTask !== undefined && files.some(isCut);
  if (!areShared && !areCut) {
    yield* work.here(names, false);
    return;
  }
  const { sharedResults } = await import('./shared-files.js');
  yield* sharedResults(files, jobs, work);
}

/** The files meant, and what is wrong with names behind which there is none, with their sizes; of standard input nobody knows it. */
async function sizesOf(names: readonly (string | Input)[]): Promise<readonly SizedInput[]> {
  const files: SizedInput[] = [];
  for await (const input of findInputs(names)) {
    const isUnknown = input.type === 'fault' || input.path === STANDARD_STREAM;
    const bytes = isUnknown ? Number.POSITIVE_INFINITY : ((await stat(input.path).catch(() => undefined))?.size ?? 0);
    files.push({ input, bytes });
  }
  return files;
}
