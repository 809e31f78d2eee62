/**
 * One player compared with the others at the same tables: each game is one observation of the player, and one of the others.
 * There are many of these sums, some for each thing that a player ever met: six numbers each.
 */
import { type Estimate, meanOf, shareOf } from './intervals.js';

/** What a player had of something, and what each of the others had of it. */
export interface Compared {
  readonly own: Estimate;
  readonly others: Estimate;
}

/** The mean of up to six others is a whole number of these parts, so sums of it do not depend on the order of the games. */
const PARTS = 60;

export class ComparedSums {
  private own = 0;
  private ownSquares = 0;
  private ownLeast = 0;
  private others = 0;
  private othersSquares = 0;
  private othersLeast = 0;

  /**
   * @param values of one game, whole numbers by seat: of two players at least
   * @param most what is more counts as that
   */
  add(values: readonly number[], seat: number, most = Number.POSITIVE_INFINITY): void {
    const own = Math.min(most, values[seat] ?? 0);
    let rest = -own;
    for (let other = 0; other < values.length; other += 1) rest += Math.min(most, values[other] ?? 0);
    const others = (rest * PARTS) / (values.length - 1);
    this.own += own;
    this.ownSquares += own ** 2;
    this.ownLeast = Math.min(this.ownLeast, own);
    this.others += others;
    this.othersSquares += others ** 2;
    this.othersLeast = Math.min(this.othersLeast, others);
  }

  /** The means over so many games; those that were never added were 0. */
  means(count: number): Compared {
    return {
      own: meanOf({ count, sum: this.own, squares: this.ownSquares, least: this.ownLeast }),
      others: meanOf({
        count,
        sum: this.others / PARTS,
        squares: this.othersSquares / PARTS ** 2,
        least: this.othersLeast / PARTS,
      }),
    };
  }

  /** The same for what there is once or not at all in each game: the player's own is a share then. */
  shares(count: number): Compared {
    const { others } = this.means(count);
    const high = others.high === null ? null : Math.min(1, others.high);
    return { own: shareOf(this.own, count), others: { ...others, high } };
  }
}
