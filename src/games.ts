/** The games that Kiebitz knows. */
import type { Game } from './engine/game.js';
import { rattus } from './games/rattus/index.js';
import { tallinn } from './games/tallinn/index.js';
import { valletta } from './games/valletta/index.js';
import { RULESETS, type Ruleset } from './log/envelope.js';
import { vocabularyFor } from './vocabularies.js';

export { vocabularyOf } from './vocabularies.js';

/** In the program a game comes to life when it is asked for (`.build/games.js`): most runs need one of them. */
const DOORS: Readonly<Record<Ruleset, () => Game>> = {
  valletta: () => valletta,
  tallinn: () => tallinn,
  rattus: () => rattus,
};

const begun: Partial<Record<Ruleset, Game>> = {};

/** Its logs may say what stands on the cards. */
function begin(ruleset: Ruleset): Game {
  begun[ruleset] ??= {
    ...DOORS[ruleset](),
    get vocabulary() {
      return vocabularyFor(ruleset);
    },
  };
  return begun[ruleset];
}

export function allGames(): readonly Game[] {
  return RULESETS.map(begin);
}

/** @returns undefined for a ruleset that nobody has taught Kiebitz */
export function gameOf(ruleset: string): Game | undefined {
  const known = RULESETS.find((one) => one === ruleset);
  return known && begin(known);
}
