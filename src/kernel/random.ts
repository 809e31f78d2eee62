/** Chance that depends on nothing but its seed: the same seed gives the same numbers on every machine. */

/** A generator of pseudo-random whole numbers: xoshiro128** by Blackman and Vigna, in 32-bit integers alone. */
export class Random {
  private readonly words = new Int32Array(4);

  /** @param seeds whole numbers; other ones give another sequence */
  constructor(...seeds: readonly number[]) {
    this.seed(...seeds);
  }

  /** Begins anew. */
  seed(...seeds: readonly number[]): void {
    let mixed = 0;
    for (const seed of seeds) mixed = stirred(stirred(mixed, seed), Math.floor(seed / 2 ** 32));
    for (let word = 0; word < 4; word += 1) this.words[word] = stirred(mixed, word);
  }

  /** @returns a whole number from 0 to `count - 1`, each as likely as the others */
  below(count: number): number {
    return Math.floor(((this.next() >>> 0) * count) / 2 ** 32);
  }

  private next(): number {
    const { words } = this;
    const one = words[1] as number;
    const result = Math.imul(rotated(Math.imul(one, 5), 7), 9);
    const zero = words[0] as number;
    const two = (words[2] as number) ^ zero;
    const three = (words[3] as number) ^ one;
    words[0] = zero ^ three;
    words[1] = one ^ two;
    words[2] = two ^ (one << 9);
    words[3] = rotated(three, 11);
    return result;
  }
}

function rotated(word: number, by: number): number {
  return (word << by) | (word >>> (32 - by));
}

/** Takes in the low 32 bits of a number, and spreads them over all bits (the finaliser of MurmurHash3). */
function stirred(mixed: number, value: number): number {
  let word = (mixed + 0x9e3779b9) ^ value;
  word = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  word = Math.imul(word ^ (word >>> 13), 0xc2b2ae35);
  return word ^ (word >>> 16);
}
