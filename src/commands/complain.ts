/** What is said on standard error where something cannot be done. */
import type { WriteFailure } from '../io/write-whole.js';
import { plain } from '../output/plain.js';
import type { Speaker } from '../text/speaker.js';
import { EXIT } from './exit.js';

/** Says a sentence: what is wrong, or what else does not belong into the output. @returns the exit code */
export function complain(sentence: string, code: number = EXIT.usage): number {
  process.stderr.write(`${plain(sentence)}\n`);
  return code;
}

/** Says that something could not be written. @returns the exit code */
export function complainOfWriting({ path, code }: WriteFailure, speaker: Speaker): number {
  return complain(speaker.text('write-failed', { path, code }), EXIT.unread);
}

/** A sentence, and what was probably meant. */
export function withHint(sentence: string, meant: string | undefined, speaker: Speaker): string {
  return meant === undefined ? sentence : `${sentence} ${speaker.text('rules-meant', { rule: meant })}`;
}
