/** The mayor: a cube to each region that his owner leads, instead of the cubes by tokens. */
import { type Element, get, words } from '../../oracle/element.js';
import { shuffled } from '../../oracle/random.js';
import { cubesAt, leads, owns, queenWorks, ratsIn, type Table } from '../../oracle/rattus-table.js';
import { newElement } from '../edits.js';
import type { Mutator } from '../mutator.js';
import { atMoment, type Change, insert } from './plant.js';
import { isPeaceful, mayTake, take } from './preparing.js';
import { endRecord, restIgnores, withCards } from './use.js';
import type { Moment } from './walk.js';

/** The mayor's owner places cubes, of which there are enough, and the other cards have so much to say. */
function mayPlace({ step, table, player, turn }: Moment, peasant: boolean, queen: boolean): boolean {
  if (step?.name !== 'place' || turn?.last !== false || !owns(table, player, 'mayor')) return false;
  if (owns(table, player, 'peasant') !== peasant || owns(table, player, 'queen') !== queen) return false;
  return cubesAt(table, 'supply', player).length > led(table, player).length + 2;
}

function led(table: Table, player: string): string[] {
  return table.regions.filter((region) => leads(table, player, region));
}

/** Nobody has more there than the player, but somebody has as many. */
function isTied(table: Table, player: string, region: string): boolean {
  const own = cubesAt(table, region, player).length;
  const others = table.players.filter((other) => other !== player).map((other) => cubesAt(table, region, other).length);
  return own > 0 && Math.max(...others) === own;
}

/** The cubes are placed the mayor's way, in these regions; undefined where something later depends on them. */
function placeIn(game: Element, moment: Moment, regions: readonly string[], what: string): Change | undefined {
  const { step } = moment;
  if (!step) return undefined;
  const changed = [...regions, get(step, 'region'), ...words(step, 'regions')];
  if (!restIgnores(moment, changed, 1)) return undefined;
  for (const name of Object.keys(step.attributes)) delete step.attributes[name];
  Object.assign(step.attributes, { by: 'mayor', regions: regions.join(' ') });
  endRecord(game, moment);
  return { what: `${what}: ${regions.join(', ')}` };
}

/** Cubes in regions that the player leads, and so many in one that he does not lead. */
function besides(
  game: Element,
  moment: Moment,
  cubes: number,
  what: string,
  stranger: string | undefined,
): Change | undefined {
  const own = led(moment.table, moment.player);
  if (own.length === 0 || stranger === undefined) return undefined;
  return placeIn(game, moment, [...own, ...Array<string>(cubes).fill(stranger)], what);
}

/** A region that a player does not lead, where nobody could take it for a tie. */
function notLed({ table, player }: Moment): string | undefined {
  return table.regions.find((region) => !leads(table, player, region) && !isTied(table, player, region));
}

/** The queen, in the hands of the active player, would work. */
function reigns({ table, player }: Moment): boolean {
  const cards = table.cards.map((own) => (own.card === 'queen' ? { ...own, owner: player } : own));
  return queenWorks({ ...table, cards }, player);
}

export const MAYOR: readonly Mutator[] = [
  atMoment('rattus.piper.mayor-place', (moment, random, game) => {
    if (!mayPlace(moment, false, false)) return undefined;
    const own = led(moment.table, moment.player);
    const [twice] = shuffled(own, random);
    return twice === undefined ? undefined : placeIn(game, moment, [...own, twice], 'two cubes in a region');
  }),
  atMoment('rattus.piper.mayor-majority', (moment, random, game) => {
    if (!mayPlace(moment, false, false)) return undefined;
    const { table, player } = moment;
    const [tied] = shuffled(table.regions, random).filter((region) => isTied(table, player, region));
    return besides(game, moment, 1, 'a tie is no majority', tied);
  }),
  atMoment('rattus.piper.mayor-waive', (moment, random, game) => {
    if (!mayPlace(moment, false, false)) return undefined;
    const { step, table, player } = moment;
    const byMayor = step && get(step, 'by') === 'mayor';
    const own = led(table, player);
    const [region] = shuffled(table.regions, random).filter((one) => ratsIn(table, one).length > 0);
    if (own.length === 0 || region === undefined || !restIgnores(moment, [...own, region], 1)) return undefined;
    const again = byMayor
      ? newElement('place', { region, cubes: String(ratsIn(table, region).length) })
      : newElement('place', {
          by: 'mayor',
          regions: own.filter((one) => step && one !== get(step, 'region')).join(' '),
        });
    if (get(again, 'regions') === '' && !byMayor) return undefined;
    insert(moment, again, 1);
    endRecord(game, moment);
    return { what: 'by tokens and the mayor’s way', element: again };
  }),
  withCards(
    ['peasant'],
    atMoment('rattus.piper.mayor-peasant', (moment, _random, game) => {
      const takes = mayPlace(moment, false, false) && mayTake(moment, 'peasant') && isPeaceful(moment);
      if (!takes && !mayPlace(moment, true, false)) return undefined;
      const change = besides(game, moment, 1, 'the peasant’s cube where he does not lead', notLed(moment));
      if (change && takes) take(moment, 'peasant');
      return change;
    }),
  ),
  withCards(
    ['queen'],
    atMoment('rattus.piper.mayor-queen', (moment, _random, game) => {
      const takes = mayPlace(moment, false, false) && mayTake(moment, 'queen') && isPeaceful(moment);
      if (!takes && !mayPlace(moment, false, true)) return undefined;
      if (!reigns(moment)) return undefined;
      const change = besides(game, moment, 2, 'the queen’s cubes where he does not lead', notLed(moment));
      if (change && takes) take(moment, 'queen');
      return change;
    }),
  ),
].map((mutator) => withCards(['mayor'], mutator));
