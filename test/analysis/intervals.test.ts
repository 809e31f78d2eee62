import { describe, expect, it } from 'vitest';
import { Sums, shareOf, studentQuantile, Tally } from '../../src/analysis/intervals.js';

describe('the interval of a share', () => {
  // Values as R's prop.test(part, whole, correct = FALSE) has them.
  it.each([
    [0, 10, 0, 0.2775],
    [1, 10, 0.0179, 0.4042],
    [5, 10, 0.2366, 0.7634],
    [10, 10, 0.7225, 1],
    [50, 100, 0.4038, 0.5962],
  ])('of %i of %i', (part, whole, low, high) => {
    const share = shareOf(part, whole);
    expect(share.value).toBe(part / whole);
    expect(share.low).toBeCloseTo(low, 4);
    expect(share.high).toBeCloseTo(high, 4);
  });

  it('of nothing says nothing', () => {
    expect(shareOf(0, 0)).toEqual({ count: 0, value: 0, low: null, high: null });
  });
});

describe('the interval of a mean', () => {
  it.each([
    [1, 12.706],
    [2, 4.303],
    [4, 2.776],
    [5, 2.571],
    [7, 2.365],
    [9, 2.262],
    [29, 2.045],
    [120, 1.98],
  ])('uses the quantile of Student’s t with %i degrees of freedom', (freedom, quantile) => {
    expect(studentQuantile(freedom)).toBeCloseTo(quantile, 3);
  });

  it('is that of a textbook', () => {
    const sums = new Sums();
    for (const value of [2, 4, 4, 4, 5, 5, 7, 9]) sums.add(value);
    const { count, value, low, high } = sums.mean();
    expect([count, value]).toEqual([8, 5]);
    // Standard deviation 2.1381, t 2.3646 with 7 degrees of freedom.
    expect(low).toBeCloseTo(5 - 1.7875, 3);
    expect(high).toBeCloseTo(5 + 1.7875, 3);
  });

  it('counts what was never added as 0, and does not go below 0 where nothing is', () => {
    const sums = new Sums();
    sums.add(8);
    const { value, low, high } = sums.mean(4);
    expect(value).toBe(2);
    expect(low).toBe(0);
    expect(high).toBeGreaterThan(8);
    sums.add(-1);
    expect(sums.mean().low).toBeLessThan(0);
  });

  it('is not known for a single observation', () => {
    const sums = new Sums();
    expect(sums.mean()).toEqual({ count: 0, value: 0, low: null, high: null });
    sums.add(3);
    expect(sums.mean()).toEqual({ count: 1, value: 3, low: null, high: null });
  });
});

it('a tally knows its quantiles', () => {
  const tally = new Tally();
  expect(tally.quantile(0.5)).toBeUndefined();
  for (const value of [7, 1, 3, 3, 9]) tally.add(value);
  expect(tally.entries).toEqual([
    [1, 1],
    [3, 2],
    [7, 1],
    [9, 1],
  ]);
  expect([0, 0.25, 0.5, 0.75, 1].map((share) => tally.quantile(share))).toEqual([1, 3, 3, 7, 9]);
});

it('of an even number of games the median lies midway between the two in the middle', () => {
  const tally = new Tally();
  for (const value of [60, 32]) tally.add(value);
  expect([0, 0.25, 0.5, 0.75, 1].map((share) => tally.quantile(share))).toEqual([32, 32, 46, 60, 60]);
});
