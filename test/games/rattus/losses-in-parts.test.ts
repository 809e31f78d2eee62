/** Several `<lose>` of a player in one `<reveal>`: one for each hit, or the same loss said again. The token tells which. */
import { expect, test } from 'vitest';
import type { GamePlan } from './game-log.js';
import { judged } from './judged.js';

const lose = (player: string, cubes: number, more = ''): string => `<lose player="${player}" cubes="${cubes}"${more}/>`;
const left = (p1: number, p2: number, more = ''): string =>
  `<state region="scandia" cubes="p1:${p1} p2:${p2}"${more}/>`;

/** Two cards of Ben, three cubes of his, and one of Anna, where a token is turned up. */
const hit = (token: string, ...said: readonly string[]): GamePlan => ({
  cards: { p2: 'king witch' },
  regions: { italia: { rats: 1 }, scandia: { rats: 1, p1: 1, p2: 3 } },
  turns: [
    [
      'p1',
      '<place region="italia" cubes="1"/>',
      '<plague path="scandia"/>',
      '<spread to="russia"/>',
      `<reveal region="scandia" slot="1" token="${token}">${said.slice(0, -1).join('')}</reveal>`,
      said.at(-1) ?? '',
    ],
  ],
});

/** Three cubes of Anna, one of them with a potion under it. */
const withPotion = (...said: readonly string[]): GamePlan => ({
  cards: { p1: 'magician bishop', p2: 'emperor' },
  regions: { italia: { rats: 1 }, scandia: { rats: 1, p1: 3 } },
  turns: [
    [
      'p1',
      '<place region="italia" cubes="1"/>',
      '<use card="magician"><potion region="scandia"/></use>',
      '<plague path="scandia"/>',
      '<spread to="russia"/>',
      `<reveal region="scandia" slot="1" token="{2:magic,church}">${said.slice(0, -1).join('')}</reveal>`,
      said.at(-1) ?? '',
    ],
  ],
});

test.each<readonly [string, GamePlan]>([
  ['one for each hit', hit('{2:royalty,magic}', lose('p2', 1), lose('p2', 1), left(1, 1))],
  ['two hits, and a third', hit('{2:royalty,magic,A}', lose('p2', 2), lose('p1', 1), lose('p2', 1), left(0, 0))],
  ['counted before', hit('{2:royalty,magic}', left(1, 3, ' rats="1"'), lose('p2', 2), left(1, 1, ' rats="0"'))],
  [
    'counted in between',
    hit('{2:royalty,A}', lose('p2', 2), left(1, 1), '<state player="p1" board="2" supply="18"/>', lose('p1', 1), ''),
  ],
  ['counted when all is done', hit('{2:royalty,A}', lose('p2', 2), left(0, 1), lose('p1', 1), left(0, 1))],
  ['said again', hit('{2:royalty,magic}', lose('p2', 2), lose('p2', 2), left(1, 1))],
  ['a single hit, said again', hit('{2:royalty}', lose('p2', 1), lose('p2', 1), left(1, 2))],
  ['a token that nobody has seen, hit by hit', hit('?', lose('p2', 1), lose('p2', 1), lose('p1', 0), left(1, 1))],
  ['a token that nobody has seen, said again', hit('?', lose('p2', 1), lose('p2', 1), lose('p1', 0), left(1, 2))],
  [
    'each with its potions',
    withPotion(
      lose('p1', 1, ' potions="1"'),
      lose('p1', 1, ' potions="0"'),
      '<state region="scandia" cubes="p1:1" potions="0"/>',
    ),
  ],
  [
    'counted before each of them, with its potion',
    withPotion(
      '<state region="scandia" cubes="p1:3" potions="1"/>',
      lose('p1', 1, ' potions="1"'),
      '<state region="scandia" cubes="p1:2" potions="0"/>',
      lose('p1', 1, ' potions="0"'),
      '',
    ),
  ],
  [
    'without a word of potions',
    withPotion(lose('p1', 1), lose('p1', 1), '<state region="scandia" cubes="p1:1" potions="1"/>'),
  ],
])('legal: %s', (_, plan) => {
  const { errors, text } = judged(plan);
  expect(errors, text).toEqual([]);
});

test.each<readonly [string, GamePlan, string]>([
  [
    'more parts than cubes that go',
    hit('{2:royalty,magic}', lose('p2', 1), lose('p2', 1), lose('p2', 1), left(1, 0)),
    'rattus.ravage.symbol',
  ],
  ['one of two hits', hit('{2:royalty,magic}', lose('p2', 1), left(1, 2)), 'rattus.ravage.symbols-cumulative'],
  [
    'counted wrongly in between',
    hit('{2:royalty,A}', lose('p2', 2), left(1, 2), lose('p1', 1), ''),
    'rattus.claim.total',
  ],
  [
    'counted in between as behind the last one, and behind it as in between',
    hit('{2:royalty,A}', lose('p2', 2), lose('p1', 1), left(1, 1), ''),
    'rattus.ravage.to-supply',
  ],
  ['two and none', hit('{2:royalty,magic}', lose('p2', 2), lose('p2', 0), left(1, 1)), 'rattus.claim.total'],
  [
    'two cubes with a potion, where one has any',
    withPotion(
      lose('p1', 1, ' potions="1"'),
      lose('p1', 1, ' potions="1"'),
      '<state region="scandia" cubes="p1:1" potions="1"/>',
    ),
    'rattus.invariant.potions',
  ],
])('a breach: %s', (_, plan, rule) => {
  const { roots, text } = judged(plan);
  expect(
    roots.map((finding) => finding.rule),
    text,
  ).toEqual([rule]);
});

/** Three cubes of Ben and one of Anna, who has set a nun beside them: the plague does not break out. */
const past = (...said: readonly string[]): GamePlan => ({
  cards: { p1: 'nun', p2: 'king witch' },
  regions: { italia: { rats: 1 }, scandia: { rats: 1, p1: 1, p2: 3 } },
  turns: [
    [
      'p1',
      '<use card="nun"><nun at="scandia"/></use>',
      '<place region="italia" cubes="1"/>',
      '<plague path="scandia"/>',
      '<spread to="russia"/>',
      `<reveal region="scandia" slot="1" token="{4:royalty,magic}">${said.join('')}</reveal>`,
      `${left(1, 1)}<state player="p2" board="1"/>`,
    ],
  ],
});

test.each<readonly [string, readonly string[]]>([
  ['all at once', [lose('p2', 2)]],
  ['hit by hit', [lose('p2', 1), lose('p2', 1)]],
])('losses that a nun forbids are one breach, told %s', (_, said) => {
  const { errors, text } = judged(past(...said));
  expect(
    errors.map(({ rule, actual }) => [rule, actual]),
    text,
  ).toEqual([['rattus.piper.nun-threshold', '2']]);
});
