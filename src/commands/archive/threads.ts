/** The processes in which games are judged for an archive: one that dies, or says nothing any more, takes nothing with it. */
import { gamesInPart, type Referee } from '../../archive/part.js';
import { inProcesses } from '../../io/own-process.js';
import { Threads } from '../../io/threads.js';
import type { RunStretch, StretchRows } from './careful.js';
import type { Archived, ArchiveOptions, FoundFile } from './file.js';
import type { ArchiveTask } from './worker.js';

export type ArchiveThreads = Threads<readonly Archived[] | StretchRows>;

/**
 * A thread may be silent for so long, in milliseconds, and longer for each game: thirty times what judging one takes, and ten times what
 * an analysis takes for each game that is played on for an alternative.
 */
const PATIENCE = 10_000;
const PATIENCE_OF_GAME = 100;
const PATIENCE_OF_PLAY_OUT = 120_000;

/** The door of the built program through which they come. */
export const ARCHIVE_WORKER = new URL('./archive-worker.cjs', import.meta.url);

/** Begins a process: a game may take all memory that there is. */
export const BEGIN_WORKER = inProcesses(ARCHIVE_WORKER);

export function archiveThreads(most: number): ArchiveThreads {
  return new Threads(BEGIN_WORKER, most);
}

/** How long a thread may say nothing, in milliseconds, until it has done some games: a part of them by default. */
export function patienceFor(referee: Referee, games = gamesInPart(referee)): number {
  const { analysis } = referee;
  return PATIENCE + games * (analysis ? analysis.playOuts * PATIENCE_OF_PLAY_OUT : PATIENCE_OF_GAME);
}

/** Has stretches of a file judged in threads. */
export function stretchesIn(threads: ArchiveThreads, found: FoundFile, options: ArchiveOptions): RunStretch {
  return async (stretch) => {
    const task: ArchiveTask = { found, options, stretch };
    const patience = patienceFor(options.referee, stretch.to - stretch.from);
    for await (const made of threads.run(task, patience)) if ('rows' in made) return made;
    throw new Error('a worker has made nothing of its games');
  };
}
