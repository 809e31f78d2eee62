/** One of something is said in the singular, in every language. */
import { expect, test } from 'vitest';
import { choice, type Message, name, player, quoted } from '../../../src/engine/message.js';
import { LANGUAGES, type Language } from '../../../src/text/language.js';
import { speakerFor } from '../../../src/text/speaker.js';

const ANNA = { playerName: () => 'Anna' };

function message(id: string, parameters: Message['parameters']): Message {
  return { id, parameters: { player: player('p1'), ...parameters } };
}

/** It is not about the final phase. */
const untold = { tells: choice('nothing'), since: quoted('') };

const ONE = [
  message('valletta_reshuffle', { shuffled: choice('yes'), pile: 1, due: 1, ...untold }),
  message('valletta_reshuffle', { shuffled: choice('no'), pile: 0, due: 1, ...untold }),
  message('valletta_no-such-barrel', { good: name('good', 'wood'), count: 1 }),
  message('valletta_claim-rank', { claimed: 2, computed: 1, points: 1, houses: 1 }),
  message('valletta_claim-rank-behind', { claimed: 2, computed: 3, points: 1, houses: 1 }),
];

const MANY: Readonly<Record<Language, RegExp>> = {
  en: /\b(all )?1 (cards|barrels|points|houses)|all 1\b|the 1 cards/,
  de: /\b1 (fälligen Karten|Fässer|Punkten|Häusern)|alle 1\b/,
  it: /\b1 (carte|barili|punti|case)\b/,
};

test.each(LANGUAGES)('in %s', async (language) => {
  const speaker = await speakerFor(language, ['valletta']);
  const said = ONE.map((one) => speaker.say(one, ANNA));
  expect(said.filter((text) => MANY[language].test(text))).toEqual([]);
  expect(said.filter((text) => text.includes('valletta_') || text.includes('{'))).toEqual([]);
});
