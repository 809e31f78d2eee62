/** Which texts have been met, without keeping them. */

/** Numbers of 32 bits in a digest. */
const WORDS = 3;
/** A digest, and behind it a bit for each last letter that was met with it. */
const ENTRY = WORDS + 1;
const LETTERS = 32;
/** So much of the table may be taken before it grows to twice as much: beyond it a free place is far away. */
const FULL = 0.8;

/**
 * Texts, of which only a digest is kept, side by side in one piece of memory. Those that differ in nothing but their last letter, as ids
 * that are counted do, share one: a million of them take 2 MB, and 32 where each differs otherwise. Two texts with one digest have never
 * been found by chance; whoever looks for them accuses only a file of his own.
 */
export class Digests {
  /** Of texts. */
  private size = 0;
  private entries = 0;
  private table = new Uint32Array(256 * ENTRY);

  /** @param most so many are kept @returns false where the text is there already */
  add(text: string, most: number): boolean {
    const entry = entryOf(text);
    const place = placeOf(entry, this.table);
    if ((this.lettersAt(place) & lettersOf(entry)) !== 0) return false;
    if (this.size < most) this.keep(entry, place);
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
    for (const entry of filled(others)) {
      size += count(lettersOf(entry));
      if (size > most || (this.lettersAt(placeOf(entry, this.table)) & lettersOf(entry)) !== 0) return false;
    }
    for (const entry of filled(others)) this.keep(entry, placeOf(entry, this.table));
    return true;
  }

  /** All digests, and empty places. */
  get all(): Uint32Array {
    return this.table;
  }

  private lettersAt(place: number): number {
    return this.table[place + WORDS] as number;
  }

  private keep(entry: Uint32Array, place: number): void {
    const letters = this.lettersAt(place);
    this.table.set(entry, place);
    this.table[place + WORDS] = letters | lettersOf(entry);
    this.size += count(lettersOf(entry));
    if (letters !== 0) return;
    this.entries += 1;
    if (this.entries * ENTRY > FULL * this.table.length) this.grow();
  }

  private grow(): void {
    const before = this.table;
    this.table = new Uint32Array(before.length * 2);
    for (const entry of filled(before)) this.table.set(entry, placeOf(entry, this.table));
  }
}

/** The entries of a table: an empty place has no letter. */
function* filled(table: Uint32Array): Generator<Uint32Array> {
  for (let at = 0; at < table.length; at += ENTRY) {
    if (table[at + WORDS] !== 0) yield table.subarray(at, at + ENTRY);
  }
}

function lettersOf(entry: Uint32Array): number {
  return entry[WORDS] as number;
}

/** How many letters there are among those of an entry. */
function count(letters: number): number {
  let rest = letters;
  let found = 0;
  for (; rest !== 0; rest &= rest - 1) found += 1;
  return found;
}

/** Odd numbers without a pattern, one for each word of a digest. */
const FACTORS = [0x9e3779b1, 0x85ebca77, 0xc2b2ae3d] as const;

/**
 * 96 bits of a text, and its last letter. Each of the three words goes over the text in its own way, turned by some bits at each letter, so
 * that no bit of the letters stays where it is; then they are mixed with each other. No help against somebody who looks for two texts
 * with one digest.
 */
function entryOf(text: string): Uint32Array {
  const last = text.length - 1;
  const letter = last < 0 ? 0 : text.charCodeAt(last);
  const entry = new Uint32Array(ENTRY);
  for (let word = 0; word < WORDS; word += 1) {
    const factor = FACTORS[word] as number;
    let bits = text.length ^ factor;
    for (let at = 0; at <= last; at += 1) {
      const code = at < last ? text.charCodeAt(at) : Math.floor(letter / LETTERS);
      bits = Math.imul(bits ^ code, factor);
      bits = (bits << 13) | (bits >>> 19);
    }
    entry[word] = bits;
  }
  for (let round = 0; round < 2 * WORDS; round += 1) {
    const word = round % WORDS;
    const bits = (entry[word] as number) ^ (entry[(word + 1) % WORDS] as number);
    const mixed = Math.imul(bits ^ (bits >>> 15), FACTORS[word] as number);
    entry[word] = mixed ^ (mixed >>> 13);
  }
  entry[WORDS] = 1 << (letter % LETTERS);
  return entry;
}

/** Where a digest lies in a table, or the empty place where it belongs: the next free one behind the place that it names. */
function placeOf(entry: Uint32Array, table: Uint32Array): number {
  const [first = 0, second = 0, third = 0] = entry;
  const mask = table.length / ENTRY - 1;
  for (let index = second & mask; ; index = (index + 1) & mask) {
    const at = index * ENTRY;
    if (table[at + WORDS] === 0) return at;
    if (table[at] === first && table[at + 1] === second && table[at + 2] === third) return at;
  }
}
