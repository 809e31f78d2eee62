/** Breaches of action B of Rattus, and of the board. */
import { type Element, get } from '../../oracle/element.js';
import { pick, type Random } from '../../oracle/random.js';
import { cubesAt, owns, ratsIn, regionsFor } from '../../oracle/rattus-table.js';
import { newElement } from '../edits.js';
import type { Mutator } from '../mutator.js';
import { atMoment, type Change, insert } from './plant.js';
import { concerns } from './turn.js';
import { endRecord, rest } from './use.js';
import type { Moment } from './walk.js';

export const PLACE: readonly Mutator[] = [
  atMoment('rattus.board.castle', (moment, _random, game) => placed(game, moment, { region: 'castle' })),
  atMoment(
    'rattus.setup.unused-regions-closed',
    (moment, random, game) => {
      const region = pick(unusedRegions(moment.table.players.length), random);
      return region === undefined ? undefined : placed(game, moment, { region, cubes: '1' });
    },
    // Both rules say that the region is not used; which of them an element breaks, they do not say.
    ['rattus.setup.regions-by-players'],
  ),
  atMoment('rattus.place.own-cubes', (moment, random, game) => {
    const { table, player } = moment;
    const left = cubesAt(table, 'supply', player).length;
    const region = free(moment, random, (other) => ratsIn(table, other).length > left);
    if (region === undefined) return undefined;
    return placed(game, moment, { region, cubes: String(ratsIn(table, region).length) });
  }),
  atMoment('rattus.place.single-region', (moment, random, game) => {
    const { step, table } = moment;
    const cubes = Number(step && get(step, 'cubes'));
    const region = free(moment, random, (other) => ratsIn(table, other).length > 1);
    if (!(cubes > 1) || region === undefined) return undefined;
    const change = placed(game, moment, { cubes: String(cubes - 1) });
    if (change) insert(moment, newElement('place', { region, cubes: '1' }), 1);
    return change;
  }),
  atMoment('rattus.place.count', (moment, random, game) => {
    const { step, table, player } = moment;
    const cubes = ratsIn(table, regionOf(step)).length + 1 + random(2);
    return cubesAt(table, 'supply', player).length >= cubes
      ? placed(game, moment, { cubes: String(cubes) })
      : undefined;
  }),
  atMoment(
    'rattus.place.count',
    (moment, _random, game) => {
      const { step, table, player } = moment;
      const rats = ratsIn(table, regionOf(step)).length;
      if (rats < 2 || cubesAt(table, 'supply', player).length < rats) return undefined;
      return placed(game, moment, { cubes: String(rats - 1) });
    },
    // Too few: the rule of the number and that of the duty say the same.
    ['rattus.turn.b-obligation'],
  ),
  atMoment('rattus.place.rat-free', (moment, random, game) => {
    const region = free(moment, random, (other) => ratsIn(moment.table, other).length === 0);
    return region === undefined ? undefined : placed(game, moment, { region, cubes: '1' });
  }),
];

function regionOf(step: Element | undefined): string {
  return step ? get(step, 'region') : '';
}

export function unusedRegions(players: number): string[] {
  return regionsFor(4).filter((region) => !regionsFor(players).includes(region));
}

/** A region that nothing later in the turn has to do with. */
function free(moment: Moment, random: Random, fits: (region: string) => boolean): string | undefined {
  const later = rest(moment).filter(({ name }) => name !== 'state');
  const regions = moment.table.regions.filter(
    (region) => !later.some((step) => concerns(step, region)) && fits(region),
  );
  return pick(regions, random);
}

/** Changes a placement by tokens without peasant, queen and mayor, in a region that does not matter any more in this turn. */
function placed(game: Element, moment: Moment, values: Record<string, string>): Change | undefined {
  const { step, table, player } = moment;
  if (step?.name !== 'place' || get(step, 'by') !== '') return undefined;
  if (['peasant', 'queen', 'mayor'].some((card) => owns(table, player, card))) return undefined;
  const later = rest(moment, 1).filter(({ name }) => name !== 'state');
  if (later.some((other) => other.name === 'use' || concerns(other, get(step, 'region')))) return undefined;
  endRecord(game, moment);
  Object.assign(step.attributes, values);
  return { what: `places ${get(step, 'cubes')} in ${get(step, 'region')}` };
}
