/** Other spellings of a file that were understood: each kind of them is told in the first of its games that has it. */
import type { Recording } from './recording.js';
import type { Spelling } from './spelling.js';

/** Keeps account of the games of a run, as they are read. */
export class ToldSpellings {
  private file: string | undefined;

  /** @param told by the file that is read first, in another part of it */
  constructor(private readonly told = new Set<Spelling>()) {}

  /** The recording without what its file has told already. */
  firstOf(recording: Recording): Recording {
    const { file } = recording.source;
    if (file !== (this.file ?? file)) this.told.clear();
    this.file = file;
    if (recording.problems.every(({ spelling }) => spelling === undefined)) return recording;
    const problems = recording.problems.filter(({ spelling }) => spelling === undefined || !this.told.has(spelling));
    for (const { spelling } of problems) if (spelling !== undefined) this.told.add(spelling);
    return { ...recording, problems };
  }
}
