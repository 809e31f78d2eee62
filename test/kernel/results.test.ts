/** The numbers that any textbook gives. */
import { expect, test } from 'vitest';
import { Results } from '../../src/kernel/results.js';

function resultsOf(...values: readonly number[]): Results {
  const results = new Results();
  for (const value of values) results.add(value);
  return results;
}

test('the mean of some games, and how far it can be off', () => {
  const results = resultsOf(1, 2, 3, 6);
  expect(results.trials).toEqual({ count: 4, sum: 12, squares: 50 });
  // The mean of the squares, 12.5, less the square of the mean, 9; for four games a quarter of it.
  expect(results.mean).toEqual({ value: 3, variance: 3.5 / 4 });
});

test('games that all bring the same leave nothing open', () => {
  // Rounding would make it a little less than nothing.
  expect(resultsOf(0.1, 0.1, 0.1).mean.variance).toBe(0);
});
