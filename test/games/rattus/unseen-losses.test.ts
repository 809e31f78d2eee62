/** Losses to a token that nobody has seen: what no front could have cost is a breach, with the numbers that are possible. */
import { expect, test } from 'vitest';
import type { GamePlan } from './game-log.js';
import { judged } from './judged.js';

/** A token in Scandia, where Anna and Ben have cubes and no cards. */
const losing = (anna: number, ben: number, ...losses: readonly (readonly [string, number])[]): GamePlan => ({
  regions: { italia: { rats: 1 }, scandia: { rats: 1, p1: anna, p2: ben } },
  turns: [
    [
      'p1',
      '<place region="italia" cubes="1"/>',
      '<plague path="scandia"/>',
      '<spread to="russia"/>',
      `<reveal region="scandia" slot="1" token="?">${losses.map(([player, cubes]) => `<lose player="${player}" cubes="${cubes}"/>`).join('')}</reveal>`,
    ],
  ],
});

test.each([
  ['one each, as all or the strongest lose', losing(1, 1, ['p1', 1], ['p2', 1]), []],
  ['none', losing(2, 1, ['p1', 0], ['p2', 0]), []],
  ['the strongest alone', losing(2, 1, ['p1', 1], ['p2', 0]), []],
  [
    'one of two who are equal: each number may be, but not both',
    losing(1, 1, ['p1', 1], ['p2', 0]),
    [['rattus.claim.total', '0|1', '0', 'p2']],
  ],
  ['the weaker one alone', losing(2, 1, ['p1', 0], ['p2', 1]), [['rattus.claim.total', '0|1', '1', 'p2']]],
  ['two, without a card that is hit', losing(3, 0, ['p1', 2]), [['rattus.ravage.symbol', '0|1', '2', 'p1']]],
  ['more than are there', losing(3, 0, ['p1', 4]), [['rattus.ravage.loss-cap', '..3', '4', 'p1']]],
  ['a cube where there is none', losing(2, 0, ['p2', 1]), [['rattus.ravage.symbol-no-cubes', '0', '1', 'p2']]],
] as const)('%s', (_, plan, expected) => {
  const game = judged(plan);
  expect(
    game.roots.map(({ rule, expected: right, actual, at }) => [rule, right, actual, at.player]),
    game.text,
  ).toEqual(expected);
});

/** Ben's merchant moves cubes before the token in Scandia hits Anna; the log records all losses. */
const moving = (from: string): GamePlan => ({
  players: 2,
  records: 'losses',
  cards: { p1: 'king', p2: 'merchant' },
  figure: 'gallia',
  regions: { italia: { rats: 1, p2: 1 }, scandia: { rats: 1, p1: 1, p2: 1 } },
  turns: [
    [
      'p2',
      `<use card="merchant"><move from="${from}" to="germania" cubes="1"/></use>`,
      '<place region="italia" cubes="1"/>',
      '<plague path="anglia"/>',
    ],
    [
      'p1',
      '<place region="italia" cubes="1"/>',
      '<plague path="scandia"/>',
      '<spread to="anglia"/>',
      '<reveal region="scandia" slot="1" token="{1:royalty}"><lose player="p1" cubes="1"/></reveal>',
    ],
    ['p2', '<place region="italia" cubes="1"/>', '<plague path="germania"/>'],
  ],
});

test.each([
  ['a loss is missing where cubes are', 'italia', ['p2']],
  ['who has gone loses nothing', 'scandia', []],
  ['nobody knows who has gone', '?', []],
])('all losses are recorded: %s', (_, from, expected) => {
  const { findings, text } = judged(moving(from));
  expect(
    findings.filter(({ message }) => message.id === 'rattus_loss-missing').map(({ at }) => at.player),
    text,
  ).toEqual(expected);
});
