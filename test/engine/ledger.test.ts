import { expect, test } from 'vitest';
import type { Effect } from '../../src/engine/effect.js';
import { Ledger } from '../../src/engine/ledger.js';

function gain(amount: number, player = 'p1', from = 'supply'): Effect {
  return { verb: 'gain', player, thing: 'gold', amount, from, to: player };
}

test('counts what the current move has changed', () => {
  const ledger = new Ledger();
  ledger.enter('game.a.one', gain(5));
  ledger.beginMove();
  ledger.enter('game.a.two', gain(3));
  ledger.enter('game.a.three', gain(2, 'p2', 'p1'));
  expect(ledger.changeOf('p1', 'gold')).toBe(1);
  expect(ledger.changeOf('p1', 'wood')).toBe(0);
  expect(ledger.lastRuleOn('p1', 'gold')).toBe('game.a.three');
  expect(ledger.lastRuleOn('p3', 'gold')).toBeUndefined();
  expect(ledger.countInMove).toBe(2);
});

test('finds the latest rule whose leaving out or doing twice makes a difference, even before the move', () => {
  const ledger = new Ledger();
  ledger.enter('game.a.one', gain(5));
  ledger.enter('game.a.two', gain(3));
  ledger.enter('game.claim.total', { ...gain(5), verb: 'adjust' });
  ledger.beginMove();
  expect(ledger.ruleThatExplains('p1', 'gold', -5)).toBe('game.a.one');
  expect(ledger.ruleThatExplains('p1', 'gold', 3)).toBe('game.a.two');
  expect(ledger.ruleThatExplains('supply', 'gold', 3)).toBe('game.a.two');
  expect(ledger.ruleThatExplains('p1', 'gold', 4)).toBeUndefined();
});

test('forgets what is long past, and everything when it is told to', () => {
  const ledger = new Ledger();
  ledger.enter('game.a.old', gain(7));
  for (let count = 0; count < 64; count += 1) ledger.enter('game.a.new', gain(1));
  ledger.beginMove();
  expect(ledger.ruleThatExplains('p1', 'gold', 7)).toBeUndefined();
  expect(ledger.ruleThatExplains('p1', 'gold', 1)).toBe('game.a.new');
  expect(ledger.countInMove).toBe(0);
  ledger.clear();
  expect(ledger.ruleThatExplains('p1', 'gold', 1)).toBeUndefined();
});

test('knows what a right number leaves to explain', () => {
  const ledger = new Ledger();
  ledger.enter('game.a.one', gain(1));
  expect(ledger.isSettledBeforeMove('p1', 'gold')).toBe(false);
  ledger.settle('p1', 'gold');
  ledger.beginMove();
  expect(ledger.isSettledBeforeMove('p1', 'gold')).toBe(true);
  expect(ledger.isSettledBeforeMove('p2', 'gold')).toBe(false);
  expect(ledger.ruleThatExplains('p1', 'gold', 1)).toBeUndefined();
  expect(ledger.ruleThatExplains('supply', 'gold', 1)).toBe('game.a.one');
  ledger.enter('game.a.two', gain(1));
  expect(ledger.ruleThatExplains('p1', 'gold', 1)).toBe('game.a.two');
  expect(ledger.isSettledBeforeMove('p1', 'gold')).toBe(true);
  for (let count = 0; count < 64; count += 1) ledger.enter('game.a.new', gain(2));
  ledger.beginMove();
  expect(ledger.isSettledBeforeMove('p1', 'gold')).toBe(false);
  expect(ledger.ruleThatExplains('p1', 'gold', 2)).toBe('game.a.new');
});

test('finds a gift that was made twice', () => {
  const ledger = new Ledger();
  ledger.enter('game.a.gift', { ...gain(1, 'p1', 'p2'), verb: 'give' });
  ledger.enter('game.a.gift', { ...gain(2, 'p1', 'p3'), verb: 'give' });
  expect(ledger.giftsThatExplain('p1', 'gold', 1)).toEqual([{ rule: 'game.a.gift', other: 'p2', amount: -1 }]);
  expect(ledger.giftsThatExplain('p1', 'gold', -1)).toEqual([{ rule: 'game.a.gift', other: 'p2', amount: 1 }]);
  expect(ledger.giftsThatExplain('p1', 'gold', 4)).toEqual([]);
});

test('finds those for whom a rule did the same, and from whom that came', () => {
  const ledger = new Ledger();
  ledger.enter('game.a.other', gain(1, 'p4'));
  ledger.enter('game.a.one', gain(1, 'p1', 'p2'));
  ledger.enter('game.a.one', gain(1, 'p1', 'p3'));
  ledger.enter('game.a.two', gain(1, 'p2'));
  ledger.enter('game.a.two', gain(1, 'p3'));
  ledger.enter('game.a.two', gain(2, 'p4'));
  expect(ledger.alike('p3', 'gold', -1)).toEqual([
    { place: 'p2', by: 1 },
    { place: 'supply', by: -1 },
  ]);
  expect(ledger.alike('p1', 'gold', -1)).toEqual([]);
  expect(ledger.alike('p4', 'gold', 2)).toEqual([]);
});

test('of what lies at several places, only what came or went explains a wrong total, and only behind a right one', () => {
  const ledger = new Ledger();
  const explains = (difference: number): unknown =>
    ledger.ruleThatExplainsSum(['here', 'there'], 'gold', difference, ['p1', 'board']);
  ledger.enter('game.a.old', gain(2, 'here'));
  expect(explains(-2)).toBe('game.a.old');
  ledger.settle('p1', 'board');
  expect(explains(-2)).toBeUndefined();
  ledger.enter('game.a.come', gain(1, 'there'));
  ledger.enter('game.a.go', gain(3, 'box', 'here'));
  ledger.enter('game.a.move', gain(1, 'here', 'there'));
  expect(explains(-1)).toBe('game.a.come');
  expect(explains(3)).toBe('game.a.go');
});
