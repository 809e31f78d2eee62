/** Bytes that a fuzzer makes, read as decisions: a byte more or less changes one decision and not all that follow. */
import { type Random, randomFrom } from '../oracle/random.js';

/** The decisions in some bytes, in their order. */
export interface Decisions {
  /** A whole number from 0 to under `below`. Behind the last byte the numbers go on, the same for the same bytes. */
  readonly next: Random;
  /** True while there are bytes: whoever makes a list of things goes on as long. */
  readonly more: () => boolean;
}

/** @param data read from its beginning, one byte for a decision among up to 256, two for more */
export function decisionsOf(data: Uint8Array): Decisions {
  let at = 0;
  let rest: Random | undefined;
  const byte = (): number => data[at++] ?? 0;
  return {
    more: () => at < data.length,
    next: (below) => {
      if (at < data.length) return (below > 256 ? byte() * 256 + byte() : byte()) % below;
      rest ??= randomFrom(sumOf(data));
      return rest(below);
    },
  };
}

function sumOf(data: Uint8Array): number {
  return data.reduce((sum, byte) => (Math.imul(sum, 31) + byte) | 0, data.length);
}
