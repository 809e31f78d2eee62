/** A worker of the archive: judges a file and writes its parts, or judges some games of it for others to write. */
import { serve } from '../../io/threads.js';
import { rowsOfStretch, type Stretch, type StretchRows } from './careful.js';
import { type Archived, type ArchiveOptions, archivedFile, type FoundFile } from './file.js';

/** What a worker is sent. Plain values only. */
export interface ArchiveTask {
  readonly found: FoundFile;
  readonly options: ArchiveOptions;
  /** Only these games are asked for, and nothing is written. */
  readonly stretch?: Stretch;
}

/** @throws UnusableEdition */
async function* archiveTask({
  found,
  options,
  stretch,
}: ArchiveTask): AsyncGenerator<readonly Archived[] | StretchRows> {
  if (stretch) yield await rowsOfStretch(found, options, stretch);
  else for await (const one of archivedFile(found, options)) yield [one];
}

serve(archiveTask);
