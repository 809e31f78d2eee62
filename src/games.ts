/** The games that Kiebitz knows. */
import type { Game } from './engine/game.js';
import { rattus } from './games/rattus/index.js';
import { tallinn } from './games/tallinn/index.js';
import { valletta } from './games/valletta/index.js';
import type { Vocabulary } from './log/vocabulary.js';

export const GAMES: readonly Game[] = [valletta, tallinn, rattus];

const byRuleset: ReadonlyMap<string, Game> = new Map(GAMES.map((game) => [game.ruleset, game]));

/** @returns undefined for a ruleset that nobody has taught Kiebitz */
export function gameOf(ruleset: string): Game | undefined {
  return byRuleset.get(ruleset);
}

/** The vocabulary that a ruleset's logs are read with. */
export function vocabularyOf(ruleset: string): Vocabulary | undefined {
  return gameOf(ruleset)?.vocabulary;
}
