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
