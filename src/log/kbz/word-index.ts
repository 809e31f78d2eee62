/** Words that people write short: by their beginning, in any language, as long as it leaves no doubt. */
import type { NamesInPrint } from '../attribute.js';
import { fold } from '../spelling.js';

/** What a word stands for. */
export interface Found {
  /** One: that is meant. Several: it leaves a doubt. */
  readonly words: readonly string[];
  /** How well they fit: 0 as it stands, 1 spelled otherwise, 2 a name in print, 3 its beginning. */
  readonly distance: number;
}

interface Entry {
  readonly folded: string;
  readonly word: string;
  readonly distance: 1 | 2;
}

/** Some words, to be found by what they begin with. */
export class WordIndex {
  readonly words: ReadonlySet<string>;
  private readonly entries: readonly Entry[];
  private readonly met = new Map<string, Found | undefined>();

  /** @param printed what the words are called in print */
  constructor(words: Iterable<string>, printed: NamesInPrint = () => []) {
    this.words = new Set(words);
    const entries = new Map<string, Entry>();
    for (const word of this.words) {
      const enter = (name: string, distance: 1 | 2): void => {
        const folded = fold(name);
        const key = `${folded} ${word}`;
        if (folded !== '' && !entries.has(key)) entries.set(key, { folded, word, distance });
      };
      enter(word, 1);
      for (const name of printed(word)) {
        enter(name, 2);
        enter(
          name.replace(/[äöü]/gi, (vowel) => `${vowel}e`),
          2,
        );
      }
    }
    this.entries = [...entries.values()].sort((one, other) => (one.folded < other.folded ? -1 : 1));
  }

  /** @returns undefined where no word begins so */
  find(word: string): Found | undefined {
    if (this.words.has(word)) return { words: [word], distance: 0 };
    if (this.met.has(word)) return this.met.get(word);
    const found = this.search(fold(word));
    // Of a hostile text nothing is to be kept.
    if (this.met.size >= MOST_MET) this.met.clear();
    if (word.length <= LONGEST) this.met.set(word, found);
    return found;
  }

  private search(start: string): Found | undefined {
    if (start === '') return undefined;
    const beginning: Entry[] = [];
    for (let at = this.firstFrom(start); this.entries[at]?.folded.startsWith(start); at += 1) {
      beginning.push(this.entries[at] as Entry);
    }
    for (const distance of [1, 2] as const) {
      const whole = beginning.filter((entry) => entry.folded === start && entry.distance === distance);
      if (whole.length > 0) return { words: distinct(whole), distance };
    }
    return beginning.length === 0 ? undefined : { words: distinct(beginning), distance: 3 };
  }

  private firstFrom(start: string): number {
    let [low, high] = [0, this.entries.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.entries[middle] as Entry).folded < start) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

const MOST_MET = 1024;
const LONGEST = 64;

function distinct(entries: readonly Entry[]): readonly string[] {
  return [...new Set(entries.map(({ word }) => word))];
}
