/** Numbers that stand inside a play, between goods that it writes one by one. */
import { describe, expect, test } from 'vitest';
import type { Character } from '../../../src/games/valletta/vocabulary.js';
import type { GamePlan } from './game-log.js';
import { judged } from './judged.js';
import { withCharacter } from './rules/rule-row.js';

/** A Character that is built in the first play and played in the second; the first player has one wood, another one some goods. */
function built(character: Character, line: string, more: readonly string[] = [], other = '1/0/0/0'): GamePlan {
  return {
    ...withCharacter(character, line, {
      cells: { 'A1-1': { character, yields: 'gold:3' } },
      hands: { p1: 'builder' },
    }),
    goods: { p1: '0/1/0/0', p2: other },
    turns: [['p1', 'builder build A1-1', line, ...more]],
  };
}

/** Rules of all errors. */
function errorsOf(plan: GamePlan): readonly unknown[] {
  return judged(plan).errors.map(({ rule }) => rule);
}

describe('a log that goes on behind it', () => {
  test.each<[character: Character, line: string, other?: string]>([
    ['tax-collector', 'tax-collector give p2 wood state p2 stone=3', '0/3/3/3'],
    ['trader', 'trader exchange wood state p1 gold=0'],
    ['trader', 'trader exchange wood take gold state p1 gold=1'],
    ['trader', 'trader exchange wood take gold:4 state p1 gold=4'],
    ['chamberlain', 'chamberlain take gold state p1 gold=1'],
  ])('%s: it is one error (%s)', (character, line, other) => {
    expect(errorsOf(built(character, line, ['lumberjack'], other))).toEqual([`valletta.card.${character}`]);
  });

  test('a price that is not paid is none of the goods that are to come', () => {
    const plan = built('merchant', 'merchant exchange gold take wood+stone+brick state p1 gold=1', ['lumberjack']);
    expect(errorsOf({ ...plan, goods: { p1: '1/0/0/0' } })).toEqual(['valletta.card.merchant']);
  });
});

test.each([
  ['goods', 'shopkeeper state p1 gold=1 effect p1 gold=1', 'state p1 gold=2', []],
  ['goods of another number', 'shopkeeper state p1 gold=0 effect p1 gold=1', 'state p1 gold=0', ['claim.total']],
  ['no effect on them', 'shopkeeper state p1 gold=1 effect p1 wood=0', 'state p1 gold=1', ['card.shopkeeper']],
])('a number counts what stands before it, and an effect behind it: %s', (_, line, later, rules) => {
  const plan: GamePlan = {
    hands: { p1: 'shopkeeper' },
    goods: { p1: '1/1/1/1' },
    turns: [['p1', line, 'lumberjack', later]],
  };
  expect(errorsOf(plan)).toEqual(rules.map((rule) => `valletta.${rule}`));
});

test('points before an effect that brings them', () => {
  const line = 'rekuk state p1 points=0 effect p1 points=2';
  expect(errorsOf(built('rekuk', line, ['lumberjack', 'state p1 points=2']))).toEqual([]);
  expect(errorsOf(built('rekuk', line, ['lumberjack', 'state p1 points=0']))).toEqual(['valletta.card.rekuk']);
});

test.each([
  ['the change alone', 'shopkeeper state p1 gold=5 effect p1 gold=1 wood=0'],
  ['the correction, too', 'shopkeeper state p1 gold=5 effect p1 gold=3'],
  ['written before the total', 'shopkeeper effect p1 gold=1 state p1 gold=5'],
])('an effect beside a wrong total is none of its consequences: %s', (_, line) => {
  const plan: GamePlan = { hands: { p1: 'shopkeeper' }, turns: [['p1', line, 'lumberjack', 'state p1 gold=5']] };
  expect(errorsOf(plan)).toEqual(['valletta.claim.total']);
});

/** An Innkeeper with three players; each of the others has two gold. */
function collected(line: string, ...behind: readonly string[]): GamePlan {
  return {
    players: 3,
    cells: { 'A1-1': { character: 'innkeeper' } },
    hands: { p1: 'builder lumberjack' },
    goods: { p1: '1/0/0/0', p2: '2/0/0/0', p3: '2/0/0/0' },
    turns: [['p1', 'builder build A1-1', line, 'lumberjack', ...behind]],
  };
}

test.each<[says: string, plan: GamePlan]>([
  [
    'a gift, where what was taken repeats it',
    collected('innkeeper give p2 gold state p1 gold=2 give p3 gold take gold:2', 'state p1 gold=3'),
  ],
  [
    'a gift of which nobody saw what it was',
    collected('innkeeper give p2 gold state p1 gold=2 give p3 ?', 'state p1 gold=3'),
  ],
])('a number counts what stands before it, and no more: %s', (_, plan) => {
  expect(errorsOf(plan)).toEqual([]);
});

test.each([
  ['Jean’s', 'jean take ? state p1 gold=2 wood=1 stone=1 brick=1'],
  ['one of a Seamstress’s', 'seamstress take ? state p1 gold=2 wood=1 stone=1 brick=1 take wood'],
])('a number shows a hidden good, and what stands behind it comes on top: %s', (_, line) => {
  const plan: GamePlan = {
    cells: { 'A1-1': { character: 'seamstress' } },
    hands: { p1: 'builder jean lumberjack' },
    goods: { p1: '1/1/1/1' },
    turns: [
      ['p1', 'builder build A1-1', line, 'lumberjack', line.includes('seam') ? 'state p1 wood=3' : 'state p1 wood=2'],
    ],
  };
  expect(errorsOf(plan)).toEqual([]);
});
