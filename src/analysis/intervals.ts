/** How far a number that was counted in some games may be from the one behind it: intervals that hold 95 times in 100. */
import { ExactSum } from './exact-sum.js';

export interface Estimate {
  /** How many observations it rests on. */
  readonly count: number;
  readonly value: number;
  /** Null where the observations are too few to say. */
  readonly low: number | null;
  readonly high: number | null;
}

/** The 97.5 % quantile of the standard normal distribution. */
const Z = 1.959963984540054;

/**
 * A share with its Wilson score interval, which never leaves 0 to 1 and makes sense for few observations, too.
 * @param part of `whole`; from 0 to `whole`
 * @see https://doi.org/10.1080/01621459.1927.10502953
 */
export function shareOf(part: number, whole: number): Estimate {
  if (whole === 0) return { count: 0, value: 0, low: null, high: null };
  const share = part / whole;
  const square = Z ** 2 / whole;
  const middle = (share + square / 2) / (1 + square);
  const reach = (Z * Math.sqrt((share * (1 - share)) / whole + square / (4 * whole))) / (1 + square);
  return {
    count: whole,
    value: share,
    low: part === 0 ? 0 : Math.max(0, middle - reach),
    high: part === whole ? 1 : Math.min(1, middle + reach),
  };
}

/** Numbers of which only their sums are kept: memory does not grow with them. In what order they come makes no difference. */
export class Sums {
  private count = 0;
  private readonly sum = new ExactSum();
  private readonly squares = new ExactSum();
  private least = 0;

  add(value: number): void {
    this.count += 1;
    this.sum.add(value);
    this.squares.add(value ** 2);
    this.least = Math.min(this.least, value);
  }

  merge(other: Sums): void {
    this.count += other.count;
    this.sum.merge(other.sum);
    this.squares.merge(other.squares);
    this.least = Math.min(this.least, other.least);
  }

  /**
   * Their mean with its interval by Student's t.
   * @param count of the observations; those that were never added were 0
   */
  mean(count = this.count): Estimate {
    return meanOf({ count, sum: this.sum.value, squares: this.squares.value, least: this.least });
  }
}

/**
 * A mean with its interval by Student's t, from sums.
 * @param count of the observations @param squares the sum of their squares @param least the least of them, or 0
 */
export function meanOf({
  count,
  sum,
  squares,
  least,
}: Readonly<Record<'count' | 'sum' | 'squares' | 'least', number>>): Estimate {
  if (count === 0) return { count, value: 0, low: null, high: null };
  const value = sum / count;
  if (count < 2) return { count, value, low: null, high: null };
  const variance = Math.max(0, squares - count * value ** 2) / (count - 1);
  const reach = studentQuantile(count - 1) * Math.sqrt(variance / count);
  // What is never less than 0 is not expected to be.
  const low = least < 0 ? value - reach : Math.max(0, value - reach);
  return { count, value, low, high: value + reach };
}

/** Few degrees of freedom, from 1 on, where the series below is not good enough. */
const SMALL = [12.7062, 4.30265, 3.18245, 2.77645, 2.57058, 2.44691] as const;

/**
 * The 97.5 % quantile of Student's t distribution, to three decimals.
 * @param freedom degrees of freedom, a whole number from 1 on
 * @see Abramowitz and Stegun, Handbook of Mathematical Functions, 26.7.5
 */
export function studentQuantile(freedom: number): number {
  const known = SMALL[freedom - 1];
  if (known !== undefined) return known;
  const terms = [
    (Z ** 3 + Z) / 4,
    (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / 96,
    (3 * Z ** 7 + 19 * Z ** 5 + 17 * Z ** 3 - 15 * Z) / 384,
    (79 * Z ** 9 + 776 * Z ** 7 + 1482 * Z ** 5 - 1920 * Z ** 3 - 945 * Z) / 92160,
  ];
  return terms.reduce((sum, term, index) => sum + term / freedom ** (index + 1), Z);
}

/** How often each whole number came up. */
export class Tally {
  private readonly counts = new Map<number, number>();

  add(value: number): void {
    this.counts.set(value, (this.counts.get(value) ?? 0) + 1);
  }

  merge(other: Tally): void {
    for (const [value, count] of [...other.counts]) this.counts.set(value, (this.counts.get(value) ?? 0) + count);
  }

  /** By value. */
  get entries(): readonly (readonly [value: number, count: number])[] {
    return [...this.counts].sort(([a], [b]) => a - b);
  }

  /** The value below which a share of all lies, midway between two where both will do; undefined where there is none. */
  quantile(share: number): number | undefined {
    const { entries } = this;
    const sought = share * entries.reduce((sum, [, count]) => sum + count, 0);
    let before = 0;
    for (const [index, [value, count]] of entries.entries()) {
      before += count;
      if (before === sought) return (value + (entries[index + 1]?.[0] ?? value)) / 2;
      if (before > sought) return value;
    }
    return undefined;
  }
}
