import type { Fault } from '../log/recording.js';
import { sentenceOf, sentenceOfFault } from '../output/json.js';
import type { Finding } from './check.js';
import { isObject, refuse } from './given.js';
import { type Language, speakerIn } from './language.js';

/**
 * What is said of a finding, or of a part of a text that could not be read.
 *
 * ```ts
 * import { check, english, german, message, readLog } from 'kiebitz';
 *
 * const [game] = readLog(text.replace('card="jean"', 'card="banker"')).games;
 * const [finding] = check(game).findings;
 * console.log(message(finding, english)); // Anna plays Banker, which cannot be in the hand: it is nowhere in Anna’s deck.
 * console.log(message(finding, german));
 * ```
 *
 * Names of players are text of the log: escape them where you write HTML.
 */
export function message(told: Finding | Fault, language: Language): string {
  if (!isObject(told) || !('fault' in told || 'message' in told))
    refuse('a finding of check or a fault of readLog', told);
  if ('fault' in told) return sentenceOfFault(told, speakerIn(language));
  return sentenceOf(told, told, speakerIn(language, told.ruleset));
}
