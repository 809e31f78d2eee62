/** Vocabularies for the tests of this room, which must not need the games. */
import { vocabulary as rattus } from '../../src/games/rattus/vocabulary.js';
import { vocabulary as tallinn } from '../../src/games/tallinn/vocabulary.js';
import { vocabulary as valletta } from '../../src/games/valletta/vocabulary.js';
import type { Vocabulary } from '../../src/log/vocabulary.js';

/** By ruleset. */
export const VOCABULARIES: Readonly<Record<string, Vocabulary>> = { valletta, tallinn, rattus };

export function vocabularyOf(ruleset: string): Vocabulary | undefined {
  return new Map(Object.entries(VOCABULARIES)).get(ruleset);
}
