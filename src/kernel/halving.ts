/** Sequential halving: a budget is shared out so that what looks hopeless costs little. @see https://proceedings.mlr.press/v28/karnin13.html */

/** Something that is tried again and again. */
export interface Arm {
  /** What the trials have brought. */
  sum: number;
  count: number;
}

/**
 * Tries all of them, then the better half, and so on.
 * @param arms at least one
 * @param budget of trials; each arm is tried once in any case
 * @param trial brings the larger number, the better
 * @returns the one that is left
 */
export function halve<A extends Arm>(arms: readonly A[], budget: number, trial: (arm: A) => number): A {
  let left = [...arms];
  const rounds = Math.ceil(Math.log2(left.length));
  for (let round = 0; round < rounds; round += 1) {
    const each = Math.max(1, Math.floor(budget / (rounds * left.length)));
    for (const arm of left) {
      for (let time = 0; time < each; time += 1) arm.sum += trial(arm);
      arm.count += each;
    }
    left.sort((one, other) => other.sum / other.count - one.sum / one.count);
    left = left.slice(0, Math.ceil(left.length / 2));
  }
  return left[0] as A;
}
