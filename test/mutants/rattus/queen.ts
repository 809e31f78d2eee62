/** The queen: two cubes more, while her owner's area is the largest. */
import { type Element, get } from '../../oracle/element.js';
import { cubesAt, owns, queenWorks, ratsIn } from '../../oracle/rattus-table.js';
import type { Mutator } from '../mutator.js';
import { atMoment, type Change } from './plant.js';
import { endRecord, restIgnores, withCards } from './use.js';
import type { Moment } from './walk.js';

/** The queen's owner, without the peasant, places so many cubes more than there are tokens. */
function placeMore(game: Element, moment: Moment, usable: boolean, more: number): Change | undefined {
  const { step, table, player, turn } = moment;
  if (step?.name !== 'place' || get(step, 'by') === 'mayor' || turn?.last !== false) return undefined;
  if (!owns(table, player, 'queen') || owns(table, player, 'peasant')) return undefined;
  const region = get(step, 'region');
  const rats = ratsIn(table, region).length;
  const enough = cubesAt(table, 'supply', player).length > rats + more;
  if (queenWorks(table, player) !== usable || !enough || rats === 0) return undefined;
  if (!restIgnores(moment, [region], 1)) return undefined;
  step.attributes['cubes'] = String(rats + more);
  endRecord(game, moment);
  return { what: `${more} cubes more than the ${rats} tokens` };
}

export const QUEEN: readonly Mutator[] = [
  atMoment('rattus.piper.queen-condition', (moment, _random, game) => placeMore(game, moment, false, 2)),
  atMoment('rattus.piper.queen-bonus', (moment, _random, game) => placeMore(game, moment, true, 3)),
].map((mutator) => withCards(['queen'], mutator));
