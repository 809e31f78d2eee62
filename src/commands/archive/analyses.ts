/** Has the games of files analysed on all processors: each takes seconds, so the games of one file are shared out, too. */
import { existsSync } from 'node:fs';
import { NoThread } from '../../io/threads.js';
import { carefulPart } from './careful.js';
import { type Archived, type ArchiveOptions, archivedFile, type FoundFile } from './file.js';
import { ARCHIVE_WORKER, type ArchiveThreads, archiveThreads, stretchesIn } from './threads.js';
import type { ArchiveTask } from './worker.js';

/** Some games of a file, one for each worker in turn. */
type Share = FoundFile & Required<Pick<FoundFile, 'stride'>>;

/**
 * Analyses what the archive does not have yet of some files. A game that ends its worker becomes a fault.
 * @param jobs how many workers; the archive does not depend on it
 * @param add is told what has come of each game, in any order
 */
export async function analyseFiles(
  files: readonly FoundFile[],
  options: ArchiveOptions,
  jobs: number,
  add: (one: Archived) => void,
): Promise<void> {
  const left = files
    .flatMap((found) =>
      Array.from({ length: jobs }, (_, first): Share => ({ ...found, stride: { first, step: jobs } })),
    )
    .values();
  const changed = new Set<string>();
  let isFull = false;
  const tell = (one: Archived): void => {
    const isKnown = (one.type === 'failure' && isFull) || (one.type === 'changed' && changed.has(one.file));
    if (one.type === 'failure') isFull = true;
    if (one.type === 'changed') changed.add(one.file);
    if (!isKnown) add(one);
  };
  const threads = existsSync(ARCHIVE_WORKER) ? archiveThreads(jobs) : undefined;
  const takeShares = async (): Promise<void> => {
    for (const share of left)
      if (!isFull && !changed.has(share.input.path)) await analyseShare(share, options, threads, tell);
  };
  try {
    await Promise.all(Array.from({ length: jobs }, takeShares));
  } finally {
    await threads?.end();
  }
}

async function analyseShare(
  found: Share,
  options: ArchiveOptions,
  threads: ArchiveThreads | undefined,
  tell: (one: Archived) => void,
): Promise<void> {
  const kept = new Set(found.have);
  const note = (one: Archived): void => {
    if (one.type === 'part') kept.add(one.part);
    tell(one);
  };
  const { first, step } = found.stride;
  for (;;) {
    const now: Share = { ...found, have: [...kept] };
    try {
      if (!threads) throw new NoThread();
      for await (const some of threads.run({ found: now, options } satisfies ArchiveTask)) {
        if (!('rows' in some)) some.forEach(note);
      }
      return;
    } catch (error) {
      if (!threads || error instanceof NoThread) {
        for await (const one of archivedFile(now, options)) note(one);
        return;
      }
      // The game in hand has ended the worker: it is done with care, and the others go on behind it.
      let part = first;
      while (kept.has(part)) part += step;
      const { written, isLast } = await carefulPart(now, options, part, stretchesIn(threads, now, options));
      if (written) note(written);
      if (written?.type !== 'part' || isLast) return;
    }
  }
}
