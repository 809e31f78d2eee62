/** What the page of a game works with, without a page. */
import { Editions } from '../../src/editions/editions.js';
import { gameOf } from '../../src/games.js';
import type { Kit } from '../../src/recorder/kit.js';

export function kitOf(ruleset: string): Kit {
  const game = gameOf(ruleset);
  const edition = new Editions().finder(ruleset)('practice');
  if (!game || !edition) throw new Error(ruleset);
  return {
    ...{ game, edition, isOwnEdition: false, chance: () => 0.5, clock: () => 0 },
    sentences: () => Promise.reject(new Error('nobody speaks')),
  };
}
