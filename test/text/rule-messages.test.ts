/**
 * What `check` may say of each rule is collected from games and sources. KIEBITZ_UPDATE=1 npx vitest run
 * test/text/rule-messages.test.ts collects it anew: after a change of messages, rules or fixtures; read the difference.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../src/games.js';
import { messagesOf, tellMessage } from '../../src/text/examples/rule-messages.js';
import { LANGUAGES } from '../../src/text/language.js';
import { speakerFor } from '../../src/text/speaker.js';
import { ruleMessages } from './rule-messages.js';

const UPDATE = process.env['KIEBITZ_UPDATE'] === '1';

describe.each(GAMES)('the messages of the rules of $ruleset', (game) => {
  const { ruleset, rulebook } = game;
  const path = fileURLToPath(new URL(`../../src/text/examples/${ruleset}-messages.json`, import.meta.url));

  it('are those that games and sources give', () => {
    const found = ruleMessages(
      ruleset,
      rulebook.map(({ id }) => id),
    );
    if (UPDATE) writeFileSync(path, found);
    expect(readFileSync(path, 'utf8') === found, 'nothing has changed; KIEBITZ_UPDATE=1 writes what is found').toBe(
      true,
    );
  }, 120_000);

  it('are there for every rule that a log can break', async () => {
    const messages = await messagesOf(ruleset);
    const breakable = rulebook.filter(({ limit = 'silent' }) => limit === 'silent');
    expect(breakable.filter(({ id }) => !messages[id]).map(({ id }) => id)).toEqual([]);
  });

  it.each(LANGUAGES)('can be told in %s', async (language) => {
    const speaker = (await speakerFor(language, [ruleset])).forGame(game);
    for (const [rule, messages = []] of Object.entries(await messagesOf(ruleset))) {
      for (const message of messages) expect(tellMessage(speaker, message), `${rule} ${message.id}`).toMatch(/\w{3}/);
    }
  });
});
