/** Whether everything that a replay tells can be said: a sentence that is not there, or lacks a value, is a fault of ours and throws. */
import type { Replayed } from '../../src/engine/replay.js';
import { gameOf } from '../../src/games.js';
import { RULESETS } from '../../src/log/envelope.js';
import { tellStep } from '../../src/text/explain.js';
import { LANGUAGES } from '../../src/text/language.js';
import { speakerFor } from '../../src/text/speaker.js';

const speakers = await Promise.all(LANGUAGES.map((language) => speakerFor(language, RULESETS)));
const audience = { playerName: (id: string) => id };

/** Says what was found in every language, and what is told in one. @throws where something cannot be said */
export function sayAll({ ruleset, findings, transcript }: Replayed): void {
  const game = gameOf(ruleset);
  if (!game) return;
  const [english, ...others] = speakers.map((speaker) => speaker.forGame(game));
  for (const { message } of findings) for (const speaker of others) speaker.say(message, audience);
  if (!english) return;
  const said = new Map(findings.map((finding) => [finding.id, english.say(finding.message, audience)]));
  for (const step of transcript?.steps ?? []) tellStep(english, step, audience, (id) => said.get(id) ?? '');
}
