import { expect, test } from 'vitest';
import { Trust } from '../../src/engine/trust.js';

test('a doubtful quantity keeps its first cause until it is certain again', () => {
  const trust = new Trust();
  trust.taint(['p1 gold', 'p1 wood'], 'f1');
  trust.taint(['p1 gold'], 'f2');
  expect(trust.causeOf(['p2 gold', 'p1 gold'])).toBe('f1');
  expect(trust.isTainted('p1 wood')).toBe(true);
  trust.restore('p1 gold');
  expect(trust.causeOf(['p1 gold'])).toBeNull();
  expect(trust.causeOf(undefined)).toBeNull();
  expect(trust.isTainted('p1 wood')).toBe(true);
});

test('a record that agrees ends doubt and following', () => {
  const trust = new Trust();
  trust.taint(['p1 gold'], 'f1');
  trust.follow('p1 gold', { by: 2, finding: 'f1' });
  trust.agree('p1', 'gold');
  expect(trust.isTainted('p1 gold')).toBe(false);
  expect(trust.takeBack('p1 gold', -2)).toBeUndefined();
});

test('how a record was followed is told once', () => {
  const trust = new Trust();
  trust.follow('p1 gold', { by: -1, finding: 'f3' });
  expect(trust.takeBack('p1 gold', 1)).toBe('f3');
  expect(trust.takeBack('p1 gold', 1)).toBeUndefined();
});

test.each([
  ['the last one', -2, 'f2'],
  ['one before it', 1, 'f1'],
  ['all together', -1, 'f2'],
  ['something else', -4, undefined],
  ['nothing', 0, undefined],
])('a record takes back what was followed: %s', (_, by, finding) => {
  const trust = new Trust();
  trust.follow('p1 gold', { by: -1, finding: 'f1' });
  trust.follow('p1 gold', { by: 2, finding: 'f2' });
  expect(trust.takeBack('p1 gold', by)).toBe(finding);
  expect(trust.takeBack('p1 gold', -2)).toBeUndefined();
});
