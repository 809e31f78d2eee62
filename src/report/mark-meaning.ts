/** What a mark beside a move means. */
import type { Speaker } from '../text/speaker.js';

/** The marks of the log format are a closed list. */
const MEANINGS: Readonly<Record<string, string>> = {
  '!!': 'brilliant',
  '!': 'good',
  '!?': 'interesting',
  '?!': 'dubious',
  '?': 'mistake',
  '??': 'blunder',
};

/** @param mark as the log has it @param speaker with the part `board` */
export function markMeaning(mark: string, speaker: Speaker): string {
  return speaker.text(`report-mark-${MEANINGS[mark] ?? 'interesting'}`);
}
