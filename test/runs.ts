/**
 * How much of a test runs: with each change a sample, with `KIEBITZ_LONG=1` (`npm run test:long`) everything, and laws ten times as
 * often, for what shows in one game of thousands.
 */
import fc, { type Parameters } from 'fast-check';
import { it } from 'vitest';

export const IS_LONG = process.env['KIEBITZ_LONG'] === '1';

const TIMES = IS_LONG ? 10 : 1;
/** As often as a law is tried that says nothing of it. */
const USUAL = 100;

if (IS_LONG) fc.configureGlobal({ numRuns: USUAL * TIMES });

/** @param count in the short run @param long in the long one */
export function runs<T>(count: number, long = count * TIMES): Parameters<T> {
  return { numRuns: IS_LONG ? long : count };
}

/** In the short run so many of the rows, from all over them and always the same. */
export function sampled<T>(rows: readonly T[], count: number): readonly T[] {
  if (IS_LONG || rows.length <= count) return rows;
  return rows.filter(
    (_, at) => Math.floor((at * count) / rows.length) !== Math.floor(((at + 1) * count) / rows.length),
  );
}

/**
 * Tests that are there for every row: in the short run each of them runs for one row, and the next one for the next.
 *
 * @returns gives the test function, to be asked anew for each test
 */
export function dealt<T>(rows: readonly T[], row: T): () => ReturnType<typeof it.runIf> {
  let next = rows.indexOf(row);
  return () => {
    const isItsTurn = next % rows.length === 0;
    next += 1;
    return it.runIf(IS_LONG || isItsTurn);
  };
}
