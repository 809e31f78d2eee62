/** How many errors of their own the referee finds in legal games in which one thing was edited at random. */
import { isRootError } from '../../src/engine/finding.js';
import { findingText, recordingsOf, replayed } from '../engine/replays.js';
import { type Element, get, toJson } from '../oracle/element.js';
import { editOf, vocabularyOf } from '../oracle/mutate.js';
import { pick, randomFrom } from '../oracle/random.js';

/** Kinds of edits that are one fault: none that move or copy something to another place, or end the record. */
const KINDS = ['swap', 'drop', 'repeat', 'value', 'number', 'list', 'omit'];

/** One edited game. */
export interface Edited {
  /** Kind, element and, if one was changed, attribute. */
  readonly kind: string;
  readonly what: string;
  /** The errors of their own, for people. */
  readonly roots: readonly string[];
  /** Whether something is said to leave nothing wrong. */
  readonly isMended: boolean;
  /** Whether a word that is said to fit is what stood there before; undefined where none is said. */
  readonly isRestored?: boolean;
}

/** Edits random games, one thing in each; the same for the same seed. */
export function judgeEdits(games: readonly Element[], count: number, seed: number): readonly Edited[] {
  const random = randomFrom(seed);
  const vocabulary = vocabularyOf(games);
  const edited: Edited[] = [];
  while (edited.length < count) {
    const game = pick(games, random);
    if (!game) throw new Error('no games');
    const { kind, what, game: mutant } = editOf(game, vocabulary, random);
    if (!KINDS.includes(kind)) continue;
    const [recording] = recordingsOf(JSON.stringify(toJson(mutant)), 'edited.json');
    if (!recording) throw new Error('an edit without a game');
    const roots = replayed(recording, false).findings.filter((one) => isRootError(one) && one.kind !== 'unread');
    const words = roots.flatMap((one) => (one.fits?.way === 'word' ? one.fits.word : []));
    edited.push({
      ...{ kind: kindOf(kind, what), what: `${get(game, 'id')}: ${what}`, roots: roots.map(findingText) },
      isMended: roots.some(({ fits }) => fits !== undefined),
      ...(words.length > 0 && { isRestored: wordsBefore(what).some((word) => words.includes(word)) }),
    });
  }
  return edited;
}

/** What stood in the attribute that was edited: all of it, and each of its words. */
function wordsBefore(what: string): readonly string[] {
  const attribute = what.match(/ to ([\w-]+)=/)?.[1];
  const before = what.match(new RegExp(` ${attribute}="([^"]*)"`))?.[1] ?? '';
  return [before, ...before.split(' ')];
}

/** @returns how many errors of their own there are more than one, in all games together */
export function surplusOf(edited: readonly Edited[]): number {
  return edited.reduce((sum, { roots }) => sum + Math.max(0, roots.length - 1), 0);
}

function kindOf(kind: string, what: string): string {
  const element = what.match(/<([\w-]+)/)?.[1] ?? '';
  const attribute = what.match(/ to ([\w-]+)=/)?.[1] ?? what.match(/^omit ([\w-]+) of/)?.[1] ?? '';
  return [kind, element, attribute].join(' ').trim();
}
