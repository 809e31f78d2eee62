/** What says nothing beside something else is told, where it stands, and makes no game illegal. */
import { expect, test } from 'vitest';
import { fixtures, textOf } from '../fixture-files.js';
import { replayText } from './replays.js';

test.each([
  ['tallinn', 'from="none"', 'from="none" card="7"', 'card'],
  ['rattus', '<place region="', '<place regions="gallia" region="', 'regions'],
  ['rattus', 'cubes="0"/>', 'cubes="0" potions="1"/>', 'potions'],
  ['rattus', '<class card="', '<class estate="church" card="', 'estate'],
  ['rattus', '<plague path="', '<plague region="gallia" path="', 'region'],
  ['tallinn', '<start player="', '<start knight="2" player="', 'knight'],
  ['valletta', '<barrel good="', '<barrel count="2" good="', 'count'],
])('%s: %s becomes %s', (ruleset, before, after, attribute) => {
  const isLegal = (name: string): boolean => name.startsWith(`${ruleset}/`) && /\/legal\/|-kept\.xml$/.test(name);
  const texts = fixtures()
    .filter(({ name }) => isLegal(name))
    .map(textOf);
  const text = texts.find((one) => one.includes(before)) ?? '';
  const plain = replayText(text);
  const { verdict, findings } = replayText(text.replace(before, after));
  expect(verdict).toBe(plain.verdict);
  expect(findings.length).toBe(plain.findings.length + 1);
  const [told] = findings.filter(({ kind }) => kind === 'unread');
  expect(told).toMatchObject({ kind: 'unread', severity: 'warning', rule: null });
  expect(told?.message.parameters).toMatchObject({ attribute: { text: attribute } });
});
