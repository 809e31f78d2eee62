/** Where several misreadings lead to the same number, the one that says most is named. */
import { expect, test } from 'vitest';
import type { GamePlan } from './game-log.js';
import { judged } from './judged.js';
import { withCharacter } from './rules/rule-row.js';

const GOODS = { p1: '9/9/9/9' };

/** A building beside others of an earlier turn. */
function beside(cells: readonly string[], cost: string, pay: string): GamePlan {
  const [first = '', second] = cells;
  return {
    cells: { 'A1-2': { cost } },
    hands: { p1: 'builder apprentice jean' },
    goods: GOODS,
    turns: [
      ['p1', `builder build ${first}`, second ? `apprentice build ${second}` : 'apprentice', 'shopkeeper'],
      ['p2'],
      ['p1', 'jean barrel gold hire builder', `builder build A1-2 ${pay}`],
    ],
  };
}

/** A building beside one of the same turn. */
function inOneTurn(cost: string, pay: string): GamePlan {
  return {
    cells: { 'A1-2': { cost } },
    hands: { p1: 'builder apprentice' },
    goods: GOODS,
    turns: [['p1', 'builder build A1-1', `apprentice build A1-2 ${pay}`]],
  };
}

function upgraded(cost: string, pay: string): GamePlan {
  return {
    cells: { 'A1-1': { cost } },
    hands: { p1: 'builder apprentice' },
    goods: GOODS,
    turns: [['p1', `builder build A1-1 ${cost}`, `apprentice upgrade A1-1 ${pay}`]],
  };
}

function withBricklayer(cost: string, pay: string): GamePlan {
  return withCharacter('bricklayer', `bricklayer build B1-1 ${pay}`, { cells: { 'B1-1': { cost } }, goods: GOODS });
}

function turn(hand: string, ...plays: string[]): GamePlan {
  return { hands: { p1: hand }, goods: GOODS, turns: [['p1', ...plays]] };
}

test.each<[what: string, plan: GamePlan, rule: string]>([
  ['a discount of one gold, not granted', beside(['A1-1'], '1/0/0/0', '1/0/0/0'), 'build.adjacency-forced'],
  ['one of two discounts', beside(['A1-1', 'A2-2'], '2/0/0/0', '1/0/0/0'), 'build.adjacency-discount'],
  ['a discount granted twice', beside(['A1-1'], '3/0/0/0', '1/0/0/0'), 'build.adjacency-discount'],
  [
    'a discount that was not granted, and a wood replaced',
    beside(['A1-1'], '2/1/1/0', '5/0/1/0'),
    'build.adjacency-forced',
  ],
  ['four goods for one beside no building', beside(['A1-4'], '2/1/1/0', '6/0/1/0'), 'substitute.three-for-one'],
  ['two goods for one beside a building', beside(['A1-1'], '2/1/1/0', '3/0/1/0'), 'substitute.three-for-one'],
  ['a new neighbour forgotten', inOneTurn('1/0/0/0', '1/0/0/0'), 'build.built-now-counts'],
  ['a blue card forgotten', withBricklayer('1/2/2/2', '1/2/2/2'), 'card.bricklayer'],
  ['two goods too many, of kinds that are not due', inOneTurn('0/1/0/0', '0/1/2/0'), 'build.exact-payment'],
  ['three of a kind for one of it', inOneTurn('0/1/0/0', '0/3/0/0'), 'substitute.other-type'],
  ['a part of the gold for an upgrade', upgraded('3/1/0/0', '1/1/0/0'), 'upgrade.cost'],
  ['more than the gold for an upgrade', upgraded('1/1/0/0', '2/1/0/0'), 'upgrade.cost'],
  [
    'gold paid out to an Apprentice',
    turn('builder apprentice', 'builder build A1-1', 'apprentice build A1-2 effect p1 gold=1'),
    'build.adjacency-floor',
  ],
  ['substitutes reduced by one', withBricklayer('0/1/0/1', '0/0/0/2'), 'substitute.after-reduction'],
  [
    'the card before the last one repeated',
    turn('shopkeeper lumberjack apprentice', 'shopkeeper', 'lumberjack', 'apprentice effect p1 gold=1 wood=0'),
    'card.apprentice-previous-card',
  ],
  [
    'the same, where the effect stands behind the play',
    turn('shopkeeper lumberjack apprentice', 'shopkeeper', 'lumberjack', 'apprentice', 'effect p1 gold=1 wood=0'),
    'card.apprentice-previous-card',
  ],
  [
    'the card before the last one repeated, written as taken',
    turn('shopkeeper lumberjack apprentice', 'shopkeeper', 'lumberjack', 'apprentice take gold'),
    'card.apprentice-previous-card',
  ],
  [
    'the same, behind a Builder',
    turn('shopkeeper builder apprentice', 'shopkeeper', 'builder', 'apprentice take gold'),
    'card.apprentice-previous-card',
  ],
  [
    'a good of neither of the two cards',
    turn('shopkeeper lumberjack apprentice', 'shopkeeper', 'lumberjack', 'apprentice take stone'),
    'card.apprentice-copy',
  ],
  [
    'the effect of a dismissed card',
    turn('jean lumberjack', 'jean barrel gold dismiss lumberjack effect p1 gold=1 wood=1'),
    'jean.dismiss-no-action',
  ],
  [
    'the points of a dismissed card',
    withCharacter('rekuk', 'jean barrel gold dismiss rekuk effect p1 points=2', { hands: { p1: 'builder jean' } }),
    'jean.dismiss-no-action',
  ],
])('%s', (_, plan, rule) => {
  const { roots, text } = judged(plan);
  expect(
    roots.map((finding) => finding.rule),
    text,
  ).toEqual([`valletta.${rule}`]);
});
