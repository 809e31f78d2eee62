/** The games that Kiebitz knows. */
import type { Game } from './engine/game.js';
import { rattus } from './games/rattus/index.js';
import { tallinn } from './games/tallinn/index.js';
import { valletta } from './games/valletta/index.js';
import { vocabularyFor } from './vocabularies.js';

export { vocabularyOf } from './vocabularies.js';

/** Their logs may say what stands on the cards. */
export const GAMES: readonly Game[] = [valletta, tallinn, rattus].map((game) => ({
  ...game,
  get vocabulary() {
    return vocabularyFor(game.ruleset);
  },
}));

const byRuleset: ReadonlyMap<string, Game> = new Map(GAMES.map((game) => [game.ruleset, game]));

/** @returns undefined for a ruleset that nobody has taught Kiebitz */
export function gameOf(ruleset: string): Game | undefined {
  return byRuleset.get(ruleset);
}
