/**
 * The examples of the rules, and what `check` may say of each, are found in games and sources. KIEBITZ_UPDATE=1 npx vitest run
 * test/text/rule-texts.test.ts finds them anew: after a change of messages, rules or fixtures; read the difference.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { allGames } from '../../src/games.js';
import { examplesOf, tellBroken, tellKept } from '../../src/text/examples/rule-examples.js';
import { messagesOf, tellMessage } from '../../src/text/examples/rule-messages.js';
import { LANGUAGES } from '../../src/text/language.js';
import { speakerFor } from '../../src/text/speaker.js';
import { replayText } from '../engine/replays.js';
import { exampleLogs } from './example-logs.js';
import { ExampleFinder } from './rule-examples.js';
import { MessageFinder } from './rule-messages.js';

const UPDATE = process.env['KIEBITZ_UPDATE'] === '1';

function expectKept(name: string, found: string): void {
  const path = fileURLToPath(new URL(`../../src/text/examples/${name}.json`, import.meta.url));
  if (UPDATE) writeFileSync(path, found);
  // Not `toBe`: nobody wants to read the difference of two whole files.
  expect(readFileSync(path, 'utf8') === found, 'nothing has changed; KIEBITZ_UPDATE=1 writes what is found').toBe(true);
}

describe.each(allGames())('of the rules of $ruleset', (game) => {
  const { ruleset, rulebook } = game;
  const rules = rulebook.map(({ id }) => id);
  const messages = new MessageFinder();
  let examples: ExampleFinder;

  beforeAll(async () => {
    examples = new ExampleFinder(rules, (await speakerFor('en', [ruleset])).forGame(game));
    for (const log of exampleLogs(ruleset)) {
      const replayed = replayText(log.text, log.file, 'unsaid');
      examples.search(log, replayed);
      messages.search(log, replayed);
    }
  }, 120_000);

  it('the examples are those that the fixtures give', () => expectKept(ruleset, examples.toText()));

  it('the messages are those that games and sources give', () =>
    expectKept(`${ruleset}-messages`, messages.toText(ruleset, rules)));

  it('there are messages for every rule that a log can break', async () => {
    const said = await messagesOf(ruleset);
    const breakable = rulebook.filter(({ limit = 'silent' }) => limit === 'silent');
    expect(breakable.filter(({ id }) => !said[id]).map(({ id }) => id)).toEqual([]);
  });

  it.each(LANGUAGES)('all can be told in %s', async (language) => {
    const speaker = await speakerFor(language, [ruleset]);
    for (const [rule, { kept, broken } = {}] of Object.entries(await examplesOf(ruleset))) {
      if (kept) for (const sentence of tellKept(speaker, kept)) expect(sentence, rule).not.toBe('');
      if (broken) expect(tellBroken(speaker, broken), rule).not.toBe('');
      for (const log of [kept?.log, broken?.log]) expect(log?.split('\n').length ?? 0, rule).toBeLessThanOrEqual(6);
    }
    const ofGame = speaker.forGame(game);
    for (const [rule, said = []] of Object.entries(await messagesOf(ruleset)))
      for (const message of said) expect(tellMessage(ofGame, message), `${rule} ${message.id}`).toMatch(/\w{3}/);
  });
});
