import type { Plain } from '../shapes.js';
import { type Telling, without } from './plainly.js';

export const tallinn: Telling = {
  claims: ['effect', 'state', 'transfer'],
  unordered: ['setup'],
  said({ name, attributes }, [around]) {
    // Others follow from the coins of the cards, and in the end there is one of everybody for each estate.
    if (name === 'contest' && !isOfLegate(attributes['player'], around)) return undefined;
    if (name === 'draw' && attributes['card'] === '?') return undefined;
    // A hand of which nobody has seen a number may be left out.
    if (name === 'hand' && !/\d/.test(attributes['cards'] ?? '')) return undefined;
    const claimed = name === 'score' ? [] : ['points'];
    return without(
      attributes,
      'tower-persons',
      'signal',
      'records',
      'at',
      'lang',
      ...claimed,
      ...(around ? [] : ['id']),
    );
  },
};

/** Whether a player has laid out the Legate in a round. */
function isOfLegate(player: string | undefined, round: Plain | undefined): boolean {
  const plays = (round?.children ?? []).filter(({ name }) => name === 'play');
  return plays.some(({ attributes }) => attributes['player'] === player && attributes['card'] === 'legate');
}
