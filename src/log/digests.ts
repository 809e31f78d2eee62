/** Which texts have been met, without keeping them. */

/** Numbers of 32 bits in a digest. */
const WORDS = 4;

/**
 * Texts, of which only a digest of 128 bits is kept, side by side in one piece of memory: a million texts take 32 MB. Two texts with one
 * digest have never been found by chance; whoever looks for them accuses only a file of his own.
 */
export class Digests {
  private size = 0;
  private table = new Uint32Array(256 * WORDS);

  /** @param most so many are kept @returns false where the text is there already */
  add(text: string, most: number): boolean {
    const digest = digestOf(text);
    // An empty place begins with zero.
    if (digest[0] === 0) digest[0] = 1;
    const place = placeOf(digest, this.table);
    if (this.table[place] !== 0) return false;
    if (this.size === most) return true;
    this.keep(digest, place);
    return true;
  }

  /**
   * Adds those of other texts, all or none.
   * @param others from `all`
   * @param most so many are kept
   * @returns false where one of them is there already, or not all can be kept
   */
  merge(others: Uint32Array, most: number): boolean {
    let size = this.size;
    for (const digest of filled(others)) {
      size += 1;
      if (size > most || this.table[placeOf(digest, this.table)] !== 0) return false;
    }
    for (const digest of filled(others)) this.keep(digest, placeOf(digest, this.table));
    return true;
  }

  /** All digests, and empty places. */
  get all(): Uint32Array {
    return this.table;
  }

  private keep(digest: Uint32Array, place: number): void {
    this.table.set(digest, place);
    this.size += 1;
    if (this.size * WORDS * 2 > this.table.length) this.grow();
  }

  private grow(): void {
    const before = this.table;
    this.table = new Uint32Array(before.length * 2);
    for (const digest of filled(before)) this.table.set(digest, placeOf(digest, this.table));
  }
}

/** The digests in a table. */
function* filled(table: Uint32Array): Generator<Uint32Array> {
  for (let at = 0; at < table.length; at += WORDS) {
    if (table[at] !== 0) yield table.subarray(at, at + WORDS);
  }
}

/** Odd numbers without a pattern, one for each word of a digest. */
const FACTORS = [0x9e3779b1, 0x85ebca77, 0xc2b2ae3d, 0x27d4eb2f] as const;

/**
 * 128 bits of a text. Each of the four words goes over the text in its own way, turned by some bits at each letter, so that no bit of the letters
 * stays where it is; then they are mixed with each other. No help against somebody who looks for two texts with one digest.
 */
function digestOf(text: string): Uint32Array {
  const digest = Uint32Array.from(FACTORS);
  for (let word = 0; word < WORDS; word += 1) {
    const factor = FACTORS[word] as number;
    let bits = text.length ^ factor;
    for (let at = 0; at < text.length; at += 1) {
      bits = Math.imul(bits ^ text.charCodeAt(at), factor);
      bits = (bits << 13) | (bits >>> 19);
    }
    digest[word] = bits;
  }
  for (let round = 0; round < 2 * WORDS; round += 1) {
    const word = round % WORDS;
    const bits = (digest[word] as number) ^ (digest[(word + 1) % WORDS] as number);
    const mixed = Math.imul(bits ^ (bits >>> 15), FACTORS[word] as number);
    digest[word] = mixed ^ (mixed >>> 13);
  }
  return digest;
}

/** Where a digest lies in a table, or the empty place where it belongs: the next free one behind the place that it names. */
function placeOf(digest: Uint32Array, table: Uint32Array): number {
  const [first = 0, second = 0, third = 0, fourth = 0] = digest;
  const mask = table.length / WORDS - 1;
  for (let index = second & mask; ; index = (index + 1) & mask) {
    const at = index * WORDS;
    if (table[at] === 0) return at;
    if (table[at] === first && table[at + 1] === second && table[at + 2] === third && table[at + 3] === fourth)
      return at;
  }
}
