/**
 * Words of a log that are not written as the format has them, and leave no doubt: other capitals, no accents, a blank for a
 * hyphen. They are understood; the reader says so.
 */
import type { AttributeType } from './attribute.js';
import { UNKNOWN } from './attribute.js';

/** How a word differs from the one of the format. */
export type Spelling = 'case' | 'accent' | 'hyphen';

/** A text in the words of the format, and how the first of its words was spelled that differs. */
export interface Respelled {
  readonly text: string;
  readonly spelling: Spelling;
}

/** A word of the format may be written as so many. */
const MOST_WORDS = 6;
/** Nobody spells a longer list of words by hand. */
const LONGEST = 1024;

/** Words of a fixed set by what is left of them without capitals, accents, hyphens and blanks. */
type Folded = ReadonlyMap<string, string>;
const foldedChoices = new WeakMap<AttributeType<unknown>, Folded>();
const foldedNames = new WeakMap<object, Folded>();

/** The text with every word as the format has it; undefined where a word is none of them, or might be two. */
export function respell(text: string, type: AttributeType<unknown>): Respelled | undefined {
  const { choices, words: order } = type;
  if (!choices || !order || text.length > LONGEST) return undefined;
  const words = order === 'one' ? [text.trim()] : text.trim().split(/\s+/);
  const spelled: string[] = [];
  let spelling: Spelling | undefined;
  for (let index = 0; index < words.length; ) {
    const found = longest(words, index, type, choices);
    if (!found) return undefined;
    spelling ??= found.spelling;
    spelled.push(found.text);
    index += found.count;
  }
  return spelling === undefined ? undefined : { text: spelled.join(' '), spelling };
}

/** The one of some names that a word is another spelling of. */
export function respelledName(
  word: string,
  names: Iterable<string> & object,
): { readonly name: string; readonly spelling: Spelling } | undefined {
  let folded = foldedNames.get(names);
  if (!folded) {
    folded = foldsOf([...names]);
    foldedNames.set(names, folded);
  }
  const name = folded.get(fold(word));
  return name === undefined || name === '' ? undefined : { name, spelling: spellingOf(word, name) };
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
    const colon = type.words === 'counts' ? joined.lastIndexOf(':') : -1;
    const [word, number] = colon < 0 ? [joined, ''] : [joined.slice(0, colon), joined.slice(colon)];
    if (choices.includes(word) || (word === UNKNOWN && type.words === 'list')) {
      return { text: joined, spelling: undefined, count };
    }
    const name = choicesOf(type, choices).get(fold(word));
    if (name !== undefined && name !== '') return { text: name + number, spelling: spellingOf(word, name), count };
  }
  return undefined;
}

function choicesOf(type: AttributeType<unknown>, choices: readonly string[]): Folded {
  let folded = foldedChoices.get(type);
  if (!folded) {
    folded = foldsOf(choices);
    foldedChoices.set(type, folded);
  }
  return folded;
}

/** An empty word stands where two are meant. */
function foldsOf(choices: readonly string[]): Folded {
  const folded = new Map<string, string>();
  for (const choice of choices) folded.set(fold(choice), folded.has(fold(choice)) ? '' : choice);
  return folded;
}

function spellingOf(word: string, name: string): Spelling {
  if (word.trim().toLowerCase() === name.toLowerCase()) return 'case';
  if (plain(word) === name.toLowerCase()) return 'accent';
  return 'hyphen';
}

function plain(word: string): string {
  return word.trim().normalize('NFD').replace(/\p{M}/gu, '').replace(/ß/g, 'ss').toLowerCase();
}

function fold(word: string): string {
  return plain(word).replace(/[\s_.'’-]+/g, '');
}
