/** Whether everything that a replay tells can be said: a sentence that is not there, or lacks a value, is a fault of ours and throws. */
import type { Game } from '../../src/engine/game.js';
import type { Replayed } from '../../src/engine/replay.js';
import { RULESETS } from '../../src/log/envelope.js';
import { tellStep } from '../../src/text/explain.js';
import { LANGUAGES } from '../../src/text/language.js';
import { speakerFor } from '../../src/text/speaker.js';

const speakers = await Promise.all(LANGUAGES.map((language) => speakerFor(language, RULESETS)));
const english = await speakerFor('en', RULESETS);
const audience = { playerName: (id: string) => id };

/** Says what was found in every language, and what is told in English. @throws where something cannot be said */
export function sayAll(game: Game, { findings, transcript }: Replayed): void {
  for (const speaker of speakers) for (const { message } of findings) speaker.forGame(game).say(message, audience);
  const told = english.forGame(game);
  for (const step of transcript?.steps ?? []) tellStep(told, step, audience, (finding) => finding);
}
