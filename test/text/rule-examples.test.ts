/**
 * The examples of the rules are found in the fixtures. KIEBITZ_UPDATE=1 npx vitest run test/text/rule-examples.test.ts
 * finds them anew: after a change of messages or fixtures; read the difference.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../src/games.js';
import { examplesOf, tellBroken, tellKept } from '../../src/text/examples/rule-examples.js';
import { LANGUAGES } from '../../src/text/language.js';
import { speakerFor } from '../../src/text/speaker.js';
import { ruleExamples } from './rule-examples.js';

const UPDATE = process.env['KIEBITZ_UPDATE'] === '1';

describe.each(GAMES)('the examples of $ruleset', ({ ruleset, rulebook }) => {
  const path = fileURLToPath(new URL(`../../src/text/examples/${ruleset}.json`, import.meta.url));

  it('are those that the fixtures give', async () => {
    const found = await ruleExamples(
      ruleset,
      rulebook.map(({ id }) => id),
    );
    if (UPDATE) writeFileSync(path, found);
    // Not `toBe`: nobody wants to read the difference of two whole files.
    expect(readFileSync(path, 'utf8') === found, 'nothing has changed; KIEBITZ_UPDATE=1 writes what is found').toBe(
      true,
    );
  }, 120_000);

  it.each(LANGUAGES)('can be told in %s', async (language) => {
    const speaker = await speakerFor(language, [ruleset]);
    for (const [rule, { kept, broken } = {}] of Object.entries(await examplesOf(ruleset))) {
      if (kept) for (const sentence of tellKept(speaker, kept)) expect(sentence, rule).not.toBe('');
      if (broken) expect(tellBroken(speaker, broken), rule).not.toBe('');
      for (const log of [kept?.log, broken?.log]) expect(log?.split('\n').length ?? 0, rule).toBeLessThanOrEqual(6);
    }
  });
});
