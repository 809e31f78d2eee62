/** How often a law is tried: ten times as often with `KIEBITZ_LONG=1`, for what shows in one game of thousands. */
import fc, { type Parameters } from 'fast-check';

const TIMES = process.env['KIEBITZ_LONG'] === '1' ? 10 : 1;
/** As often as a law is tried that says nothing of it. */
const USUAL = 100;

if (TIMES > 1) fc.configureGlobal({ numRuns: USUAL * TIMES });

/** @param count in the short run */
export function runs<T>(count: number): Parameters<T> {
  return { numRuns: count * TIMES };
}
