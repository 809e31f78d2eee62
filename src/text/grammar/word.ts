/** Names inside a sentence, with what articles need to know about them. */
import { FluentType } from '@fluent/bundle';
import type { Noun } from '../names/name.js';

/** What has no grammar in the tables stands without an article. */
const UNKNOWN: Noun = { gender: 'm', number: 'singular', proper: true };

/** A name; it prints as it stands in the table. */
export class Word extends FluentType<string> {
  /** @param several the word behind every number but 1, for what can be counted */
  constructor(
    word: string,
    readonly noun: Noun = UNKNOWN,
    readonly several?: string,
  ) {
    super(word);
  }

  /** The noun that stands behind an article. */
  get bare(): string {
    return this.noun.bare ?? this.value;
  }

  override toString(): string {
    return this.value;
  }
}

/** Several names; an article goes before each of them. */
export class Words extends FluentType<string> {
  /** @param joined the words as a list of the language */
  constructor(
    readonly items: readonly (Word | string)[],
    readonly joined: (words: readonly string[]) => string,
  ) {
    super(joined(items.map(String)));
  }

  /** What a verb has to agree with; of several names the masculine prevails. */
  get noun(): Noun {
    const nouns = this.items.map((item) => (typeof item === 'string' ? UNKNOWN : item.noun));
    const [first, second] = nouns;
    if (!first) return { gender: 'm', number: 'singular' };
    if (!second) return first;
    return { gender: nouns.every(({ gender }) => gender === first.gender) ? first.gender : 'm', number: 'plural' };
  }

  override toString(): string {
    return this.value;
  }
}

/** Puts an article, or what stands for it, before a name. */
export type Article = (word: Word) => string;
