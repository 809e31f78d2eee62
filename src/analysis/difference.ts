/** How far apart what came of two kinds of games is. */
import type { Measure } from '../kernel/appraisal.js';
import type { Trials } from '../kernel/results.js';
import { shareOf, studentQuantile } from './intervals.js';

/** A difference, and between what it lies 95 times in 100. */
export interface Difference {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** The mean of one less that of the other. */
export function differenceOf(one: Trials, other: Trials, measure: Measure): Difference {
  return measure === 'chance' ? differenceOfShares(one, other) : differenceOfMeans(one, other);
}

/** @see Newcombe 1998, Interval estimation for the difference between independent proportions, method 10: Wilson's intervals of both, put together */
function differenceOfShares(one: Trials, other: Trials): Difference {
  const [a, b] = [shareOf(one.sum, one.count), shareOf(other.sum, other.count)];
  const value = a.value - b.value;
  const down = Math.hypot(a.value - (a.low ?? 0), (b.high ?? 1) - b.value);
  const up = Math.hypot((a.high ?? 1) - a.value, b.value - (b.low ?? 0));
  return { value, low: Math.max(-1, value - down), high: Math.min(1, value + up) };
}

/** As if they did not depend on each other: so the interval is rather too wide. */
function differenceOfMeans(one: Trials, other: Trials): Difference {
  const [a, b] = [meanOf(one), meanOf(other)];
  const value = a.value - b.value;
  const reach = studentQuantile(Math.min(one.count, other.count) - 1) * Math.sqrt(a.variance + b.variance);
  return { value, low: value - reach, high: value + reach };
}

/** @param trials two or more */
function meanOf({ count, sum, squares }: Trials): { readonly value: number; readonly variance: number } {
  const value = sum / count;
  return { value, variance: Math.max(0, squares - count * value ** 2) / (count - 1) / count };
}
