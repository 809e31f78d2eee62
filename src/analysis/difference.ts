/** How far two shares are apart. */
import type { Trials } from '../kernel/appraisal.js';
import { shareOf } from './intervals.js';

/** A difference, and between what it lies 95 times in 100. */
export interface Difference {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/**
 * The share of first places of one less that of the other. @see Newcombe 1998, Interval estimation for the difference between
 * independent proportions, method 10: Wilson's intervals of both, put together
 */
export function differenceOf(one: Trials, other: Trials): Difference {
  const [a, b] = [shareOf(one.wins, one.count), shareOf(other.wins, other.count)];
  const value = a.value - b.value;
  const down = Math.hypot(a.value - (a.low ?? 0), (b.high ?? 1) - b.value);
  const up = Math.hypot((a.high ?? 1) - a.value, b.value - (b.low ?? 0));
  return { value, low: Math.max(-1, value - down), high: Math.min(1, value + up) };
}
