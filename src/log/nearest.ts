/** Did you mean ...? One place decides it, for names in logs as for words on the command line. */
import { distance } from 'fastest-levenshtein';

/** Longer words are not worth the time (which grows with the square of their length). */
const LONGEST = 64;

/**
 * The known name that was probably meant by `word`, or `undefined` where none is near or two are equally near. Capital
 * letters, blanks and underscores for hyphens do not count as differences; else one letter in three may be wrong.
 */
export function nearest(word: string, known: readonly string[]): string | undefined {
  if (word.length === 0 || word.length > LONGEST) return undefined;
  const plain = flatten(word);
  let best: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const name of known) {
    const mistakes = mistakesBetween(plain, flatten(name));
    if (mistakes > least) continue;
    best = mistakes < least ? name : undefined;
    least = mistakes;
  }
  return best !== undefined && least <= Math.floor(Math.min(plain.length, best.length) / 3) ? best : undefined;
}

/** The same among the few names that a place allows: one letter may be wrong there even in a short word. */
export function nearestOfFew(word: string, known: readonly string[]): string | undefined {
  const strict = nearest(word, known);
  if (strict !== undefined || word.length === 0 || word.length > LONGEST) return strict;
  const near = known.filter((name) => isSlip(flatten(word), flatten(name)));
  return near.length === 1 ? near[0] : undefined;
}

/** True where a word may be any of the names with a slip of the pen, even where it might be several. */
export function isNearAny(word: string, known: readonly string[]): boolean {
  const plain = flatten(word.slice(0, LONGEST));
  return known.some((name) => {
    const near = mistakesBetween(plain, flatten(name)) <= Math.floor(Math.min(plain.length, name.length) / 3);
    return near || isSlip(plain, flatten(name));
  });
}

/** One letter too many, too few, or in another place; another letter only in words that are long enough to be known by the rest. */
function isSlip(word: string, name: string): boolean {
  if (mistakesBetween(word, name) > 1) return false;
  return word.length !== name.length || word.length > 2 || [...word].sort().join('') === [...name].sort().join('');
}

/** Two neighbours that have changed places are one mistake, not two. */
function mistakesBetween(word: string, name: string): number {
  if (word.length === name.length) {
    let at = 0;
    while (at < word.length && word[at] === name[at]) at += 1;
    const swapped = `${word.slice(0, at)}${word[at + 1] ?? ''}${word[at] ?? ''}${word.slice(at + 2)}`;
    if (swapped === name) return word === name ? 0 : 1;
  }
  return distance(word, name);
}

function flatten(word: string): string {
  return word
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-');
}
