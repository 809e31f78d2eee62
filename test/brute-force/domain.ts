/** Candidates: everything that the vocabulary can say of a decision, whether it makes sense or not. */
import type { Vocabulary } from '../../src/log/vocabulary.js';
import type { Element } from '../oracle/element.js';
import type { OpenPlace } from './positions.js';

/** All candidates of a place. */
export interface Domain<Table extends object = object> {
  readonly candidates: (place: OpenPlace, table: Table) => Iterable<Element>;
  /** What could be written into a candidate behind all that it holds; only of legal ones, as nothing heals a breach. */
  readonly longer?: (candidate: Element, place: OpenPlace, table: Table) => Iterable<Element>;
}

/** The texts that an attribute may have; the empty text where it is left out. */
export type Texts = Readonly<Record<string, readonly string[]>>;

/** Elements of a name with every combination of values. */
export function* every(name: string, texts: Texts, inside: readonly (readonly Element[])[] = [[]]): Generator<Element> {
  for (const attributes of combinations(Object.entries(texts))) {
    for (const children of inside) yield { name, attributes, children: [...children], text: '' };
  }
}

function* combinations(texts: readonly (readonly [string, readonly string[]])[]): Generator<Record<string, string>> {
  const [first, ...rest] = texts;
  if (!first) {
    yield {};
    return;
  }
  const [name, values] = first;
  for (const others of combinations(rest)) {
    for (const value of values) yield value === LEFT_OUT ? others : { [name]: value, ...others };
  }
}

/** Stands for an attribute that is not written. */
export const LEFT_OUT = 'left out';

/** The words that an attribute of the vocabulary may hold. */
export function wordsOf(vocabulary: Vocabulary, element: string, attribute: string): readonly string[] {
  const { choices, named } = vocabulary[element]?.attributes[attribute]?.type ?? {};
  const found = choices ?? named;
  if (!found) throw new Error(`${element} ${attribute} has no words of its own`);
  return found;
}

/** Numbers as they are written. */
export function upTo(most: number): readonly string[] {
  return Array.from({ length: most + 1 }, (_, number) => String(number));
}

/** All rows of at most so many of these words, in each order, with repetitions. */
export function rows(words: readonly string[], most: number): readonly string[] {
  if (most === 0) return [''];
  const shorter = rows(words, most - 1);
  const longest = shorter.filter((row) => row.split(' ').filter(Boolean).length === most - 1);
  return [...shorter, ...longest.flatMap((row) => words.map((word) => `${row} ${word}`.trim()))];
}

/** The same, where the order makes no difference. */
export function bags(words: readonly string[], most: number): readonly string[] {
  const place = new Map(words.map((word, index) => [word, index]));
  const isSorted = (row: string): boolean =>
    row
      .split(' ')
      .every((word, index, all) => index === 0 || Number(place.get(all[index - 1] ?? '')) <= Number(place.get(word)));
  if (most === 0) return [''];
  const shorter = bags(words, most - 1);
  const longest = shorter.filter((row) => row.split(' ').filter(Boolean).length === most - 1);
  return [...shorter, ...longest.flatMap((row) => words.map((word) => `${row} ${word}`.trim())).filter(isSorted)];
}
