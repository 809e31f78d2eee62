/** The three answers of a condition. While a game is played everything is known; while a record is judged not everything is. */

/** Whether something holds; `unknown` where the record leaves it open. */
export type Truth = boolean | 'unknown';

/** The amount of a quantity that nobody knows. No quantity of a game comes near it. */
export const UNKNOWN = -32_768;

/** The largest number that a state holds; a record may count on beyond it. */
export const MOST = 32_767;

/** Whether an amount reaches a number. */
export function atLeast(amount: number, least: number): Truth {
  return amount === UNKNOWN ? 'unknown' : amount >= least;
}

/** Whether both hold: one that does not decides it, whatever the other one is. */
export function both(one: Truth, other: Truth): Truth {
  if (one === false || other === false) return false;
  return one === 'unknown' ? one : other;
}

/** Whether something does not hold. */
export function opposite(truth: Truth): Truth {
  return truth === 'unknown' ? truth : !truth;
}

/** Whether one of two holds: one that does decides it, whatever the other one is. */
export function either(one: Truth, other: Truth): Truth {
  if (one === true || other === true) return true;
  return one === 'unknown' ? one : other;
}
