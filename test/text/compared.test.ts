/** What was expected and found is said in words, also where a log would write nothing. */
import { expect, test } from 'vitest';
import { RULESETS } from '../../src/log/envelope.js';
import { comparedTexts } from '../../src/text/compared.js';
import { speakerFor } from '../../src/text/speaker.js';

test.each([
  ['en', { expected: '', actual: 'gold:2' }, ['expected: nothing', 'found: gold:2']],
  ['de', { expected: 'gold:2', actual: '' }, ['erwartet: gold:2', 'gefunden: nichts']],
  ['it', { expected: '', actual: '' }, ['previsto: nulla', 'trovato: nulla']],
  ['en', { expected: '..3', actual: '1..2' }, ['expected: at most 3', 'found: 1..2']],
  ['de', { expected: '1..3' }, ['erwartet: 1 bis 3']],
  ['it', { expected: '19..' }, ['previsto: almeno 19']],
  ['en', { actual: '1' }, ['found: 1']],
  ['en', {}, []],
] as const)('%s %o', async (language, values, texts) => {
  const speaker = await speakerFor(language, RULESETS);
  expect(comparedTexts(values, speaker)).toEqual(texts);
});
