/** The tables of the three answers. */
import { describe, expect, test } from 'vitest';
import { atLeast, both, either, opposite, type Truth, UNKNOWN } from '../../src/kernel/truth.js';

const TRUTHS: readonly Truth[] = [false, 'unknown', true];
/** The answers in their order, from what holds least. */
const least = (...truths: Truth[]): Truth => TRUTHS.find((truth) => truths.includes(truth)) ?? true;
const opposites: readonly Truth[] = [true, 'unknown', false];

describe.each(TRUTHS.flatMap((one) => TRUTHS.map((other) => ({ one, other }))))('$one, $other', ({ one, other }) => {
  test('both hold as far as the weaker one does', () => {
    expect(both(one, other)).toBe(least(one, other));
  });

  test('one of them holds as far as the stronger one does', () => {
    expect(either(one, other)).toBe(opposite(least(opposite(one), opposite(other))));
  });
});

test('what does not hold is told apart from what nobody knows', () => {
  expect(TRUTHS.map(opposite)).toEqual(opposites);
});

test.each([
  [2, 3, false],
  [3, 3, true],
  [4, 3, true],
  [UNKNOWN, 3, 'unknown'],
] as const)('%i reaches %i: %s', (amount, wanted, truth) => {
  expect(atLeast(amount, wanted)).toBe(truth);
});
