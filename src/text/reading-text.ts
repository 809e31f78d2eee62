/** What another reading of the rules would change, in a sentence (options.ftl). */
import type { OtherValue, Reading } from '../engine/readings.js';
import { wordsOf } from './option-text.js';
import type { Audience, Speaker } from './speaker.js';

/** Of a breach that would be none. */
export function legalUnder(speaker: Speaker, ruleset: string, { option, value, added }: OtherValue): string {
  return speaker.text('options-legal', { ...wordsOf(speaker, ruleset, option, value), others: added });
}

/** Of a legal move that would be a breach: the first that the reading adds. */
export function illegalUnder(speaker: Speaker, ruleset: string, reading: Reading, audience: Audience): string {
  const [first] = reading.added;
  return speaker.text('options-illegal', {
    ...wordsOf(speaker, ruleset, reading.option, reading.value),
    message: first ? speaker.say(first.message, audience) : '',
  });
}
