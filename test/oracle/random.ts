/** Random numbers that are the same on every machine. */

/** A whole number from 0 to under `below`. */
export type Random = (below: number) => number;

/** mulberry32: the same numbers for the same seed. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return (((bits ^ (bits >>> 14)) >>> 0) % 0x100000000) % below;
  };
}

/** One of a list; undefined where it is empty. */
export function pick<T>(list: readonly T[], random: Random): T | undefined {
  return list[list.length === 0 ? 0 : random(list.length)];
}

/** The same things in a random order. */
export function shuffled<T>(list: readonly T[], random: Random): T[] {
  const rest = [...list];
  return list.flatMap(() => rest.splice(random(rest.length), 1));
}
