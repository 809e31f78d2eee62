/** A small sample of `npm run analysed`. */
import { expect, it } from 'vitest';
import { tallyBlunders, tallyLuck } from './gates.js';

const TALLINN = { ruleset: 'tallinn', given: {} };

it('the four terms come to the change of the chance in every game, and do not where luck is biased', () => {
  expect(tallyLuck(TALLINN, 2, 2, 'random', 1).broken).toBe(0);
  expect(tallyLuck(TALLINN, 2, 1, 'random', 1, 0.01).broken).toBe(1);
  expect(tallyLuck(TALLINN, 3, 1, 'random', 1, 0, 'points').broken).toBe(0);
  expect(tallyLuck(TALLINN, 3, 1, 'random', 1, 0.01, 'points').broken).toBe(1);
});

it('a planted blunder is looked for where it was played, and found', () => {
  expect(tallyBlunders(TALLINN, 2, 1, 'greedy', 8, 1)).toEqual({ planted: 1, found: 1 });
});
