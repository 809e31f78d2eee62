/** A thread that makes numbers, and counts them where the test can see it. */
import { serve } from '../../src/io/threads.js';

/** Plain values, and a counter that both sides see. */
export interface Numbers {
  readonly most: number;
  readonly made: Int32Array;
  /** After so many it fails. */
  readonly fails?: number;
  /** After so many it says nothing any more. */
  readonly hangs?: number;
}

serve(async function* ({ most, made, fails, hangs }: Numbers) {
  for (let number = 0; number < most; number += 1) {
    if (number === fails) throw new Error('out of numbers');
    if (number === hangs) for (;;);
    Atomics.add(made, 0, 1);
    yield number;
  }
});
