/** What is said when a run cannot go on. */

import type { EditionMistake } from '../editions/edition-mistake.js';
import { messageOf } from '../engine/notation.js';
import type { Fault } from '../log/recording.js';
import { sentenceOfFault } from '../output/json.js';
import { type Speaker, speakerFor } from '../text/speaker.js';
import { complainOfWriting } from './complain.js';
import { UnusableEdition } from './editions.js';
import { EXIT } from './exit.js';
import { complainAt, complainOfFiles } from './file-mistakes.js';
import { UnusableFiles } from './known-findings.js';
import { lastWords } from './last-words.js';

/**
 * Says on standard error what went wrong.
 * @param lang the language asked for
 * @returns the exit code
 */
export async function reportFailure(error: unknown, lang: string | undefined): Promise<number> {
  if (error instanceof UnusableEdition) {
    const speaker = await speakerFor(lang, []);
    for (const mistake of error.mistakes) complainOfEdition(mistake, speaker);
    return EXIT.unread;
  }
  if (error instanceof UnusableFiles) {
    complainOfFiles(error.mistakes, await speakerFor(lang, [], ['referee']));
    return EXIT.unread;
  }
  return lastWords(error);
}

/** Says on standard error that a result could not be written. @param code `ENOSPC` ... @returns the exit code */
export async function reportUnwritten(code: string, lang: string | undefined): Promise<number> {
  const speaker = await speakerFor(lang, []);
  return complainOfWriting({ path: speaker.text('write-standard-output'), code }, speaker);
}

/** What a file is full of that is something else. */
const NO_EDITION: ReadonlySet<Fault['fault']> = new Set(['no-log', 'unknown-element']);

function complainOfEdition(mistake: EditionMistake, speaker: Speaker): void {
  if (mistake.type === 'problem') {
    const { file, position, problem } = mistake;
    complainAt(file, position, speaker.say(messageOf(problem), { playerName: (id) => id }));
    return;
  }
  const { fault } = mistake;
  const sentence = NO_EDITION.has(fault.fault) ? speaker.text('components-none') : sentenceOfFault(fault, speaker);
  complainAt(fault.file, fault.position, sentence);
}
