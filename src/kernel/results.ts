/** What games that were played on have brought. */

/** What came of some games for one seat: first places, where a shared one counts in part; or points. */
export interface Trials {
  readonly count: number;
  readonly sum: number;
  readonly squares: number;
}

/** The mean of what came of some games, and its variance. */
export interface Mean {
  readonly value: number;
  readonly variance: number;
}

/** Adds up what came of games. */
export class Results implements Trials {
  count = 0;
  sum = 0;
  squares = 0;

  add(value: number): void {
    this.count += 1;
    this.sum += value;
    this.squares += value ** 2;
  }

  get mean(): Mean {
    return meanOf(this);
  }

  get trials(): Trials {
    const { count, sum, squares } = this;
    return { count, sum, squares };
  }
}

export function meanOf({ count, sum, squares }: Trials): Mean {
  const value = sum / count;
  return { value, variance: Math.max(0, squares / count - value ** 2) / count };
}
