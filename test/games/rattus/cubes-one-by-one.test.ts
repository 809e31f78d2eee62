/** Cubes that go together may be written one by one. */
import { expect, test } from 'vitest';
import { ENDING, NOTHING } from './cases/case.js';
import type { GamePlan } from './game-log.js';
import { judged } from './judged.js';

const merchant = (...moves: readonly string[]): GamePlan => ({
  players: 2,
  cards: { p1: 'merchant' },
  regions: { gallia: { rats: 1, p1: 4 }, anglia: { p2: 4 } },
  turns: [['p1', `<use card="merchant">${moves.join('')}</use>`, '<place region="gallia" cubes="1"/>']],
});
const move = (cubes: number | '?', to = 'italia', from = 'gallia'): string =>
  `<move from="${from}" to="${to}" cubes="${cubes}"/>`;

const slot = (card: string, ...adds: readonly string[]): GamePlan => ({
  ...ENDING,
  cards: { p2: card },
  regions: { ...ENDING.regions, gallia: { p2: 2 }, hispania: { p2: 1 } },
  lastRound: [['p2', `<use card="${card}">${adds.join('')}</use>`]],
  final: NOTHING,
});
const ONE = '<add region="gallia" cubes="1"/>';
const ELSEWHERE = '<add region="hispania" cubes="1"/>';
const HIDDEN = '<add region="?" cubes="1"/>';

test.each<readonly [string, GamePlan, readonly string[]]>([
  ['three with the merchant', merchant(move(1), move(1), move(1)), []],
  ['some of them hidden', merchant(move(1), move('?', '?')), []],
  ['four with the merchant', merchant(move(2), move(2)), ['rattus.merchant.move rattus_merchant-count 4']],
  ['two ways', merchant(move(1), move(1, 'hispania')), ['rattus.merchant.move rattus_merchant-twice 2']],
  ['two origins', merchant(move(1), move(1, 'italia', 'anglia')), ['rattus.merchant.move rattus_merchant-twice 2']],
  ['two with the queen', slot('queen', ONE, ONE), []],
  [
    'two with the queen, whose number is not said',
    slot('queen', '<add region="gallia"/>', '<add region="gallia"/>'),
    [],
  ],
  ['one of them hidden', slot('queen', HIDDEN, ONE), []],
  ['three with the queen', slot('queen', ONE, ONE, ONE), ['rattus.piper.end-queen rattus_add-count 3']],
  ['two regions of the queen', slot('queen', ONE, ONE, ELSEWHERE), ['rattus.piper.end-queen rattus_add-regions 2']],
  ['two with the mayor', slot('mayor', ONE, ONE), ['rattus.piper.end-mayor rattus_add-count 2']],
])('%s', (_, plan, expected) => {
  const { roots, text } = judged(plan);
  expect(
    roots.map(({ rule, message, actual }) => `${rule} ${message.id} ${actual}`),
    text,
  ).toEqual(expected);
});
