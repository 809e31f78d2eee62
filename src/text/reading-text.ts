/** What another reading of the rules, or of the log, would change, in a sentence (options.ftl). */
import type { Finding } from '../engine/finding.js';
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

/** Of a remark: under which other value this would be which breach. @param speaker with the part `options` */
export function remarkText(
  speaker: Speaker,
  ruleset: string,
  { illegalUnder, message }: Finding,
  audience: Audience,
): string {
  const sentence = speaker.say(message, audience);
  const [first] = illegalUnder ?? [];
  if (!first) return sentence;
  return speaker.text('options-illegal', {
    ...wordsOf(speaker, ruleset, first.option, first.value),
    message: sentence,
  });
}

/** What the rulebook leaves open behind a finding, and what was decided. @param speaker with the part `rulings` */
export function rulingTexts(
  speaker: Speaker,
  ruleset: string,
  { rulings = [] }: Pick<Finding, 'rulings'>,
): readonly string[] {
  return rulings.map((id) => {
    const message = `${ruleset}-ruling-${id.toLowerCase()}`;
    const decided = speaker.say({ id: message, parameters: {} }, { playerName: (player) => player }, 'decided');
    return speaker.text('options-ruling', { id, question: speaker.text(message), decided });
  });
}

/** What would leave nothing wrong in the game; empty where nobody knows. */
export function fitsTexts(
  speaker: Speaker,
  { fits }: Pick<Finding, 'fits'>,
  { playerName }: Audience,
): readonly string[] {
  if (!fits) return [];
  if ('of' in fits) return [speaker.text('engine-fits', { way: `${fits.way}-${fits.of}` })];
  const who = fits.way === 'elsewhere' ? { player: playerName(fits.player) } : {};
  return [speaker.text('engine-fits', { ...fits, ...who })];
}
