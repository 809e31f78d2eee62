/** Every move that breaks one condition, and none that breaks more. */
import { expect, test } from 'vitest';
import type { Seat } from '../../src/kernel/index-of.js';
import { nearMisses } from '../../src/kernel/near-misses.js';
import { UNKNOWN } from '../../src/kernel/truth.js';
import { atTheFair, fair, price, prize } from './fair.js';

/** @param inHand coins @param inBox prizes @returns the move, its values and the rule that it breaks */
function missed(inHand: number, inBox: number): readonly string[] {
  return [...nearMisses(fair, atTheFair(inHand, inBox), 0 as Seat)].map(({ choice, rule }) =>
    choice.move === 0 ? `win ${prize.of(choice)} for ${price.of(choice)}: ${rule}` : `leave: ${rule}`,
  );
}

test('in the first slot or the second, in what is possible or what is a mistake', () => {
  expect(missed(1, 2)).toEqual([
    'win 1 for 2: fair.price.many',
    'win 1 for 0: fair.price.least',
    'win 2 for 1: fair.prize.odd',
    'win 3 for 1: fair.prize.box',
  ]);
});

test('in the move as a whole', () => {
  expect(missed(9, 1)).toEqual(['win 1 for 0: fair.price.least', 'leave: fair.leave.coins']);
});

test('not where two are broken, or where nobody knows', () => {
  expect(missed(1, UNKNOWN)).toEqual([]);
  expect(missed(0, 0)).toEqual([]);
});
