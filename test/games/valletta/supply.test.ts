/** What a supply that is empty can give, and under which options somebody is accused for it. @see house.supply */
import { expect, test } from 'vitest';
import type { GamePlan } from './game-log.js';
import { judged } from './judged.js';

/** All 42 pieces of gold are owned: 40 by the first player, 2 by the second one. */
function withoutGold(supply: string, ...lines: readonly string[]): GamePlan {
  return {
    options: { 'house.supply': supply },
    hands: { p1: 'jean shopkeeper lumberjack' },
    goods: { p1: '40/0/0/0', p2: '2/0/0/0' },
    turns: [['p1', ...lines]],
  };
}

/** An Innkeeper behind whom the supply has so much gold, and who must take an additional one where he can. */
function mustTake(left: number): GamePlan {
  return {
    options: { 'house.supply': 'strict', 'house.two-player-extra': 'must' },
    cells: { 'A1-1': { character: 'innkeeper' } },
    hands: { p1: 'builder' },
    goods: { p1: `${41 - left}/0/0/0`, p2: '1/0/0/0' },
    turns: [['p1', 'builder build A1-1', 'innkeeper', 'lumberjack']],
  };
}

test.each<[says: string, plan: GamePlan]>([
  [
    'a barrel of another good is no stand-in, also where nobody knows how many of which are in the box',
    withoutGold('proxied', 'jean barrel wood', 'shopkeeper effect p1 gold=0', 'lumberjack'),
  ],
  [
    'a barrel of the good is one',
    withoutGold('proxied', 'jean barrel gold effect p1 gold=1', 'shopkeeper effect p1 gold=0', 'lumberjack'),
  ],
  [
    'which barrels Jean has passed in a record that moves him on is not known',
    withoutGold('proxied', 'state jean=7', 'shopkeeper effect p1 gold=0', 'lumberjack'),
  ],
  [
    'the same, where there was one of the good among them',
    withoutGold('proxied', 'state jean=7', 'shopkeeper effect p1 gold=1', 'lumberjack'),
  ],
  ['who must take a good takes none that is not there', mustTake(0)],
])('%s', (_, plan) => {
  const { errors, text } = judged(plan);
  expect(
    errors.filter(({ rule }) => rule !== 'valletta.jean.move-one'),
    text,
  ).toEqual([]);
});

test.each<[says: string, plan: GamePlan, rule: string]>([
  [
    'gold that neither the supply has nor a barrel stands in for',
    withoutGold('proxied', 'jean barrel wood', 'shopkeeper effect p1 gold=1', 'lumberjack'),
    'valletta.supply.goods-shortage',
  ],
  [
    'more gold than there is, stated in all',
    withoutGold('strict', 'shopkeeper', 'lumberjack', 'state p1 gold=41'),
    'valletta.supply.goods-shortage',
  ],
  [
    'gold of nowhere, where a barrel could stand in for some',
    {
      ...withoutGold('proxied', 'jean barrel gold', 'lumberjack effect p1 gold=1', 'shopkeeper'),
      goods: { p1: '40/0/0/0', p2: '1/0/0/0' },
    },
    'valletta.card.lumberjack',
  ],
  ['who must take a good takes one that is there', mustTake(1), 'valletta.card.innkeeper-two-player'],
])('%s', (_, plan, rule) => {
  const { errors, text } = judged(plan);
  expect(
    errors.map((one) => one.rule),
    text,
  ).toEqual([rule]);
});
