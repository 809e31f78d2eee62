/** Ways of the figure that are too long, by the cards of knighthood that its player owns. */
import { words } from '../../oracle/element.js';
import { shuffled } from '../../oracle/random.js';
import type { Mutator } from '../mutator.js';
import { cardsOf } from './legal.js';
import { pathsOf } from './paths.js';
import { atMoment } from './plant.js';
import { withCards } from './use.js';

const KNIGHTHOOD = ['knight', 'crusader', 'soldier'];

/** Three steps to where the figure went anyway, so that nothing else changes. @param cards all that the player owns of knighthood */
export function threeSteps(rule: string, cards: readonly string[]): Mutator {
  const mutator = atMoment(rule, ({ step, turn, table, player }, random) => {
    if (step?.name !== 'plague' || !turn || turn.last) return undefined;
    const owned = cardsOf(table, player).filter((card) => KNIGHTHOOD.includes(card));
    if (owned.sort().join(' ') !== [...cards].sort().join(' ')) return undefined;
    const goal = words(step, 'path').at(-1);
    const path = shuffled(pathsOf(table, 3), random).find((way) => way.at(-1) === goal);
    if (!path) return undefined;
    step.attributes['path'] = path.join(' ');
    return { what: `three steps: ${path.join(', ')}` };
  });
  return withCards(cards, mutator);
}
