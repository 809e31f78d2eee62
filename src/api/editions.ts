import type { EditionMistake } from '../editions/edition-mistake.js';
import { Editions } from '../editions/editions.js';
import { readEdition as read } from '../editions/read-edition.js';
import type { EditionFile } from '../engine/edition-file.js';
import { vocabularyOf } from '../games.js';
import { bytesOf, isObject, refuse } from './given.js';

/** An edition as it was read; undefined where anything in it is wrong. */
export interface ReadEdition {
  readonly edition: EditionFile | undefined;
  readonly mistakes: readonly EditionMistake[];
}

/**
 * Reads card values of your own: what `kiebitz new GAME --components` prints, edited.
 *
 * ```ts
 * import { readEdition } from 'kiebitz';
 *
 * const { edition } = readEdition('<components ruleset="tallinn" edition="mine"><influence n="1"/></components>');
 * console.log(edition?.name); // mine
 * ```
 *
 * @param file how mistakes name it; the name of an edition that has none
 * @throws TypeError for what is neither text nor bytes
 */
export function readEdition(components: string | Uint8Array, file = 'edition'): ReadEdition {
  const found = read(bytesOf(components, 'an edition'), file, vocabularyOf);
  return 'mistakes' in found ? { edition: undefined, ...found } : { edition: found.edition, mistakes: [] };
}

let shipped: Editions | undefined;

/**
 * @internal Finds the editions of a ruleset.
 * @param asked what stands for whatever a log names; an edition of another game does not
 * @throws TypeError for a name that there is not
 */
export function finderOf(
  ruleset: string,
  asked: EditionFile | 'practice' | undefined,
): (name: string) => EditionFile | undefined {
  shipped ??= new Editions();
  const find = shipped.finder(ruleset);
  if (asked === undefined) return find;
  const edition = typeof asked === 'string' ? find(asked) : asked;
  if (!edition) throw new TypeError(`there is no edition ${asked}`);
  if (!isObject(edition.element)) refuse('the name of an edition, or the edition that readEdition gives', edition);
  const own = edition.element.values['ruleset'];
  return own === undefined || own === ruleset ? () => ({ ...edition, asked: true }) : find;
}
