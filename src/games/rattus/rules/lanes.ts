/** A small number for each seat, side by side in one word: so all of them are reckoned with at once. */
import type { Seat } from '../../../kernel/index-of.js';

/** Of each seat; the highest of them is never part of a number. */
const BITS = 8;
const MOST = 0x7f;
/** In every lane 1, and the bit that no number reaches. */
const ONES = 0x01010101;
const SIGNS = 0x80808080;

/** A number at the place of a seat, and none for the others. @param amount 0 to 127 */
export function laneOf(seat: Seat, amount: number): number {
  return amount << (seat * BITS);
}

/** The number of a seat. */
export function amountOf(lanes: number, seat: Seat): number {
  return (lanes >> (seat * BITS)) & MOST;
}

/** The same number for every seat. */
export function everywhere(amount: number): number {
  return amount * ONES;
}

/** All of them together. @returns 0 to 255 */
export function sumOf(lanes: number): number {
  return Math.imul(lanes, ONES) >>> (3 * BITS);
}

/** What is left of each, none of them below zero. */
export function less(lanes: number, by: number): number {
  const left = ((lanes | SIGNS) - by) | 0;
  return left & (((left & SIGNS) >>> (BITS - 1)) * MOST);
}
