/** What logs of the games may say: readers and writers need no more of a game. */
import { vocabulary as rattus } from './games/rattus/vocabulary.js';
import { vocabulary as tallinn } from './games/tallinn/vocabulary.js';
import { vocabulary as valletta } from './games/valletta/vocabulary.js';
import { RULESETS, type Ruleset } from './log/envelope.js';
import { type Vocabulary, withNamesInPrint } from './log/vocabulary.js';
import { namesInPrint } from './text/names/in-print.js';

const DECLARED = { valletta, tallinn, rattus };
/** By ruleset, with the types of everything in them. */
export type DeclaredVocabularies = typeof DECLARED;

const made: Partial<Record<Ruleset, Vocabulary>> = {};

/** It also understands what stands on the cards. Made when a log of the game comes. */
export function vocabularyFor(ruleset: Ruleset): Vocabulary {
  made[ruleset] ??= withNamesInPrint(DECLARED[ruleset], namesInPrint(ruleset));
  return made[ruleset];
}

/** The vocabulary that a ruleset's logs are read with. @returns undefined for a ruleset that nobody has taught Kiebitz */
export function vocabularyOf(ruleset: string): Vocabulary | undefined {
  const known = RULESETS.find((one) => one === ruleset);
  return known && vocabularyFor(known);
}
