/** What is right by the rules is no second error behind an action that may not be done at all. */
import { expect, test } from 'vitest';
import type { GamePlan } from './game-log.js';
import { judged } from './judged.js';

const CELLS = { 'A1-1': { cost: '0/1/0/0' }, 'A1-2': { cost: '0/1/0/0' } };
const HANDS = { p1: 'builder apprentice jean' };
const GOODS = { p1: '2/6/2/2' };

function twice(second: string, ...later: readonly string[]): GamePlan {
  return {
    cells: CELLS,
    hands: HANDS,
    goods: GOODS,
    turns: [['p1', `builder build A1-1 0/1/0/0 ${second}`, ...later]],
  };
}

test.each<[says: string, plan: GamePlan, rule: string]>([
  ['a second action without its price', twice('build A1-2 0/0/1/0', 'shopkeeper'), 'card.builder'],
  [
    'what the second action did, done by the rules',
    twice('upgrade A1-1 0/1/0/0', 'apprentice upgrade A1-1 0/1/0/0'),
    'card.builder',
  ],
  [
    'goods that were not paid',
    twice('upgrade A1-1 0/1/0/0 effect p1 wood=-1', 'shopkeeper', 'lumberjack', 'state p1 wood=6'),
    'card.builder',
  ],
  [
    'the same of a repetition',
    {
      cells: { ...CELLS, 'B1-1': { character: 'bricklayer' } },
      hands: HANDS,
      goods: GOODS,
      turns: [
        ['p1', 'builder build A1-1 0/1/0/0', 'jean barrel gold hire builder', 'builder build B1-1'],
        ['p2'],
        ['p1', 'bricklayer', 'apprentice upgrade A1-1 0/0/1/0', 'builder upgrade A1-1 0/1/0/0'],
      ],
    },
    'card.apprentice-colours',
  ],
])('%s', (_, plan, rule) => {
  const game = judged(plan);
  expect(
    game.roots.map((one) => one.rule),
    game.text,
  ).toEqual([`valletta.${rule}`]);
});
