/** What was expected and found is said in words, also where a log would write nothing. */
import { expect, test } from 'vitest';
import { RULESETS } from '../../src/log/envelope.js';
import { comparedTexts } from '../../src/text/compared.js';
import { speakerFor } from '../../src/text/speaker.js';

test.each([
  ['en', { expected: '', actual: 'gold:2' }, ['expected: nothing', 'found: gold:2']],
  ['de', { expected: 'gold:2', actual: '' }, ['erwartet: gold:2', 'gefunden: nichts']],
  ['it', { expected: '', actual: '' }, ['previsto: nulla', 'trovato: nulla']],
  ['en', { actual: '1' }, ['found: 1']],
  ['en', {}, []],
] as const)('%s %o', async (language, values, texts) => {
  const speaker = await speakerFor(language, RULESETS);
  expect(comparedTexts(values, speaker)).toEqual(texts);
});
