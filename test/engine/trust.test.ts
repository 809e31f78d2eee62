import { expect, test } from 'vitest';
import { quantityOf } from '../../src/engine/quantity.js';
import { Trust } from '../../src/engine/trust.js';

const GOLD = quantityOf('p1', 'gold');

test('a doubtful quantity keeps its first cause until it is certain again', () => {
  const trust = new Trust();
  trust.taint([GOLD, quantityOf('p1', 'wood')], 'f1');
  trust.taint([GOLD], 'f2');
  expect(trust.causeOf([quantityOf('p2', 'gold'), GOLD])).toBe('f1');
  expect(trust.isTainted(quantityOf('p1', 'wood'))).toBe(true);
  trust.restore(GOLD);
  expect(trust.causeOf([GOLD])).toBeNull();
  expect(trust.causeOf(undefined)).toBeNull();
  expect(trust.isTainted(quantityOf('p1', 'wood'))).toBe(true);
});

test('a record that agrees ends doubt, and not how it was followed: a steady miscount may end later', () => {
  const trust = new Trust();
  trust.taint([GOLD], 'f1');
  trust.follow(GOLD, { by: 2, finding: 'f1' });
  trust.agree('p1', 'gold');
  expect(trust.isTainted(GOLD)).toBe(false);
  expect(trust.followingOf(GOLD)).toEqual({ by: 2, finding: 'f1' });
  expect(trust.takeBack(GOLD, -2)).toBe('f1');
  expect(trust.followingOf(GOLD)).toBeUndefined();
});

test('how a record was followed is told once', () => {
  const trust = new Trust();
  trust.follow(GOLD, { by: -1, finding: 'f3' });
  expect(trust.takeBack(GOLD, 1)).toBe('f3');
  expect(trust.takeBack(GOLD, 1)).toBeUndefined();
});

test.each([
  ['the last one', -2, 'f2', -1],
  ['one before it', 1, 'f1', 2],
  ['all together', -1, 'f2', undefined],
  ['something else', -4, undefined, 1],
  ['nothing', 0, undefined, 1],
])('a record takes back what was followed: %s', (_, by, finding, left) => {
  const trust = new Trust();
  trust.follow(GOLD, { by: -1, finding: 'f1' });
  trust.follow(GOLD, { by: 2, finding: 'f2' });
  expect(trust.takeBack(GOLD, by)).toBe(finding);
  expect(trust.followingOf(GOLD)?.by).toBe(left);
});
