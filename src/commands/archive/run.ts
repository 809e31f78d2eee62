/** Keeps account of what a run has added to an archive, and tells what could not be. */
import type { WriteFailure } from '../../io/write-whole.js';
import type { Fault } from '../../log/recording.js';
import { sentenceOfFault } from '../../output/json.js';
import type { Speaker } from '../../text/speaker.js';
import { complain } from '../complain.js';
import { EXIT, exitOf, graver } from '../exit.js';
import { NO_PROGRESS, type Progress } from '../progress.js';
import type { Archived } from './file.js';
import { type ArchiveMistake, mistakeText } from './folder.js';

export class ArchiveRun {
  games = 0;
  exitCode: number = EXIT.fine;
  /** Whether something of an archive could not be read or written, or a file that was asked for not be opened. */
  hasRefused = false;
  /** What is shown while it lasts. */
  progress: Progress = NO_PROGRESS;

  constructor(readonly speaker: Speaker) {}

  /** Says a sentence on standard error. */
  say(text: string): void {
    this.progress.clear();
    complain(text);
  }

  add(one: Archived): void {
    if (one.type === 'part') {
      this.games += one.games;
      for (let game = 0; game < one.games; game += 1) this.progress.step();
      for (const fault of one.faults) this.tellFault(fault);
    } else if (one.type === 'failure') this.refuse(one.failure);
    else this.tell(this.speaker.text('archive-changed', { file: one.file }));
  }

  /** Tells why an archive cannot be read or written. */
  refuse(reason: ArchiveMistake | WriteFailure): void {
    this.hasRefused = true;
    this.tell(
      'message' in reason
        ? mistakeText(reason, this.speaker)
        : this.speaker.text('write-failed', { path: reason.path, code: reason.code }),
    );
  }

  /** Tells what has kept something from being done. */
  tell(text: string, code: number = EXIT.unread): void {
    this.exitCode = graver(this.exitCode, code);
    this.say(text);
  }

  tellFault(fault: Fault): void {
    const place = fault.position ? `:${fault.position.line}:${fault.position.column}` : '';
    this.tell(`${fault.file}${place}: ${sentenceOfFault(fault, this.speaker)}`, exitOf(fault));
  }
}
