/** The peasant: one cube more than usual, and so one where no token lies. */
import { get } from '../../oracle/element.js';
import { shuffled } from '../../oracle/random.js';
import { cubesAt, owns, ratsIn } from '../../oracle/rattus-table.js';
import { atMoment } from './plant.js';
import { endRecord, restIgnores, withCards } from './use.js';
import type { Moment } from './walk.js';

/** The owner of the peasant places by tokens, and no other card has a say in how many. */
function places({ step, table, player }: Moment): boolean {
  if (step?.name !== 'place' || get(step, 'by') === 'mayor') return false;
  return owns(table, player, 'peasant') && !owns(table, player, 'queen') && cubesAt(table, 'supply', player).length > 5;
}

export const PEASANT = [
  atMoment('rattus.peasant.extra', (moment, _random, game) => {
    const { step, table } = moment;
    if (!step || !places(moment)) return undefined;
    const region = get(step, 'region');
    const due = ratsIn(table, region).length;
    if (due === 0 || !restIgnores(moment, [region], 1)) return undefined;
    step.attributes['cubes'] = String(due + 2);
    endRecord(game, moment, 1);
    return { what: `two cubes more than the ${due} tokens` };
  }),
  atMoment('rattus.peasant.rat-free', (moment, random, game) => {
    const { step, table } = moment;
    if (!step || !places(moment)) return undefined;
    const region = shuffled(table.regions, random).find(
      (other) => ratsIn(table, other).length === 0 && restIgnores(moment, [other, get(step, 'region')], 1),
    );
    if (region === undefined) return undefined;
    Object.assign(step.attributes, { region, cubes: '2' });
    endRecord(game, moment, 1);
    return { what: `two cubes to ${region} where no token lies` };
  }),
].map((mutator) => withCards(['peasant'], mutator));
