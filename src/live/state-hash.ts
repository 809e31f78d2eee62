/** A state of a game as a short text: the same numbers, the same text, in whatever language a program reckons it. */
import type { Measure } from '../engine/effect.js';

/** What lies where, as lines `place thing amount`, in the order of their UTF-16 code units; what is 0 has no line. */
function linesOf(measure: Measure): readonly string[] {
  return [...measure]
    .filter(([, amount]) => amount !== 0)
    .map(([key, amount]) => `${key} ${amount}`)
    .sort();
}

/** The 64 bits of FNV-1a over the UTF-8 of these lines, each with a line feed behind it, as 16 hexadecimal digits. */
export function hashOf(measure: Measure): string {
  let high = 0xcbf29ce4;
  let low = 0x84222325;
  for (const byte of new TextEncoder().encode(
    linesOf(measure)
      .map((line) => `${line}\n`)
      .join(''),
  )) {
    low = (low ^ byte) >>> 0;
    // Times 2^40 + 435, in two halves: no product of them is greater than a double can hold.
    const product = low * PRIME;
    high = (Math.imul(high, PRIME) + Math.floor(product / 2 ** 32) + (low << 8)) >>> 0;
    low = product >>> 0;
  }
  return [high, low].map((half) => half.toString(16).padStart(8, '0')).join('');
}
const PRIME = 435;
