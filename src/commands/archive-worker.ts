/** A worker of `archive add`: judges one file and writes its parts. */
import { serve } from '../io/threads.js';
import { type Archived, type ArchiveOptions, archivedFile, type FoundFile } from './archive-file.js';

/** What a worker is sent. Plain values only. */
export interface ArchiveTask {
  readonly found: FoundFile;
  readonly options: ArchiveOptions;
}

/** @throws UnusableEdition */
async function* archiveTask({ found, options }: ArchiveTask): AsyncGenerator<readonly Archived[]> {
  for await (const one of archivedFile(found, options)) yield [one];
}

serve(archiveTask);
