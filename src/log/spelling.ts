/**
 * Words of a log that are not written as the format has them, and leave no doubt: other capitals, no accents, a blank for a
 * hyphen, the name that stands on the card. They are understood; the reader says so.
 */
import { type AttributeType, type NamesInPrint, UNKNOWN } from './attribute.js';
import { entryOf } from './entry-of.js';

/** How a word differs from the one of the format. */
export type Spelling = 'case' | 'accent' | 'hyphen' | 'name';

/** The longest printed name has so many words. */
const MOST_WORDS = 6;
const NUMBER = /^[0-9]+$/;
/** Nobody spells a longer list of words by hand. */
const LONGEST = 1024;

/** Words of a fixed set by what is left of them without capitals, accents, hyphens and blanks. */
type Folded = ReadonlyMap<string, string>;
const foldedChoices = new WeakMap<AttributeType<unknown>, Folded>();
/** What words stand for among some names; the words that were met are remembered, but not more of them than a program has. */
const MOST_MET = 256;
const spelledNames = new WeakMap<object, { readonly folded: Folded; readonly met: Map<string, SpelledName | null> }>();

/** The text with every word as the format has it, and how the first that differs was spelled; undefined where a word is none of them, or might be two. */
export function respell(text: string, type: AttributeType<unknown>) {
  const { words: order } = type;
  const choices = type.choices ?? type.named;
  if (!choices || !order || text.length > LONGEST) return undefined;
  const words = order === 'one' ? [text.trim()] : text.trim().split(/\s+/);
  const spelled: string[] = [];
  let spelling: Spelling | undefined;
  for (let index = 0; index < words.length; ) {
    const isDone = order === 'beside' && spelling !== undefined;
    const found = isDone ? undefined : longest(words, index, type, choices);
    if (!found && order !== 'beside') return undefined;
    spelling ??= found?.spelling;
    spelled.push(found?.text ?? words[index] ?? '');
    index += found?.count ?? 1;
  }
  return spelling === undefined ? undefined : { text: spelled.join(' '), spelling };
}

/** The one of some names that a word is another spelling of. @param printed what they are called in print */
export function respelledName(
  word: string,
  names: Iterable<string> & object,
  printed?: NamesInPrint,
): SpelledName | undefined {
  const { folded, met } = entryOf(spelledNames, names, () => ({
    folded: foldsOf([...names], printed),
    met: new Map<string, SpelledName | null>(),
  }));
  const before = met.get(word);
  if (before !== undefined) return before ?? undefined;
  const name = folded.get(fold(word));
  const found = name === undefined || name === '' ? null : { name, spelling: spellingOf(word, name) };
  if (met.size >= MOST_MET) met.clear();
  met.set(word, found);
  return found ?? undefined;
}

interface SpelledName {
  readonly name: string;
  readonly spelling: Spelling;
}

interface Found {
  readonly text: string;
  readonly spelling: Spelling | undefined;
  readonly count: number;
}

/** The word that begins at an index, as long as it can be: `Stone Sculptor:2` is one. */
function longest(
  words: readonly string[],
  index: number,
  type: AttributeType<unknown>,
  choices: readonly string[],
): Found | undefined {
  for (let count = Math.min(MOST_WORDS, words.length - index); count > 0; count -= 1) {
    const joined = words.slice(index, index + count).join(' ');
    // Two numbers are never one: `1 0` is no card 10.
    if (/[0-9] [0-9]/.test(joined)) continue;
    const colon = type.words === 'counts' ? joined.lastIndexOf(':') : -1;
    const [word, number] = colon < 0 ? [joined, ''] : [joined.slice(0, colon), joined.slice(colon)];
    if (choices.includes(word) || (word === UNKNOWN && type.words === 'list')) {
      return { text: joined, spelling: undefined, count };
    }
    const folded = fold(word);
    // Nor is a number one without its signs: `-1` is no card 1, and `1.0` no card 10.
    const name = NUMBER.test(folded) ? undefined : choicesOf(type, choices).get(folded);
    if (name !== undefined && name !== '') return { text: name + number, spelling: spellingOf(word, name), count };
    // Of a list that is not of a fixed set: as it stands.
    if (count === 1 && !type.choices && type.read(word) !== undefined)
      return { text: word, spelling: undefined, count };
  }
  return undefined;
}

function choicesOf(type: AttributeType<unknown>, choices: readonly string[]): Folded {
  return entryOf(foldedChoices, type, () => foldsOf(choices, type.printed));
}

/** An empty word stands where two are meant. The words of the format come before those in print. */
function foldsOf(choices: readonly string[], printed: NamesInPrint = () => []): Folded {
  const folded = new Map<string, string>();
  const enter = (words: Map<string, string>, word: string, choice: string): void => {
    words.set(word, (words.get(word) ?? choice) === choice ? choice : '');
  };
  for (const choice of choices) enter(folded, fold(choice), choice);
  const names = new Map<string, string>();
  for (const choice of choices) {
    for (const name of printed(choice)) {
      enter(names, fold(name), choice);
      enter(names, fold(name.replace(/[äöü]/gi, (vowel) => `${vowel}e`)), choice);
    }
  }
  return new Map([...names, ...folded]);
}

function spellingOf(word: string, name: string): Spelling {
  if (word.trim().toLowerCase() === name.toLowerCase()) return 'case';
  if (plain(word) === name.toLowerCase()) return 'accent';
  return fold(word) === fold(name) ? 'hyphen' : 'name';
}

function plain(word: string): string {
  return word.trim().normalize('NFD').replace(/\p{M}/gu, '').replace(/ß/g, 'ss').toLowerCase();
}

/** What is left of a word without capitals, accents, hyphens and blanks. */
export function fold(word: string): string {
  return plain(word).replace(/[\s_.'’-]+/g, '');
}
