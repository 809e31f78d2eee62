/** The serf: a cube for each token that kills a cube of somebody else. @see rattus.md 4.13 */
import type { Choice, Values } from '../../../../kernel/choice.js';
import type { Seat } from '../../../../kernel/index-of.js';
import type { RuleIdOfRattus } from '../../rulebook.js';
import { SERF_CUBES } from '../amounts.js';
import { type RattusMove, RattusSlot } from '../declare.js';
import { type Region, SERF } from '../facts.js';
import { bring } from '../place.js';
import * as cells from '../table.js';

type Rattus = cells.Rattus;

function ruleOf(state: Rattus): RuleIdOfRattus {
  if (cells.earned.of(state) === cells.ONLY_POTIONS) return 'rattus.piper.serf-potion';
  return cells.earned.of(state) === cells.MISSED ? 'rattus.piper.serf-immediate' : 'rattus.piper.serf-add';
}

/** Where he acts. */
function placeOf(state: Rattus): Region {
  return cells.isFinal.of(state) === 1 ? (cells.serfWaits.of(state) as Region) : cells.plagueRegion(state);
}

export const region = new RattusSlot<Region>({
  name: 'region',
  at: 0,
  domain: (state: Rattus, _: Choice, values: Values) => values.push(placeOf(state)),
  conditions: [{ rule: 'rattus.piper.serf-add', holds: (state, _, at) => at === placeOf(state) }],
});

const amount = new RattusSlot<number>({
  name: 'cubes',
  at: 1,
  domain: [SERF_CUBES],
  conditions: [
    { rule: 'rattus.piper.serf-add', holds: (_, __, cubes) => cubes === SERF_CUBES },
    { rule: 'rattus.piper.serf-add', holds: (state, { seat }, cubes) => cells.supply.of(state, seat) >= cubes },
  ],
});

/** He acts for each token: an exception to once per turn. @see rattus.piper.serf-immediate */
export const serf: RattusMove = {
  name: 'serf',
  conditions: [
    ...cells.owned(SERF),
    { rule: ruleOf, holds: (state) => cells.earned.of(state) === cells.A_CUBE },
    { rule: 'rattus.piper.serf-immediate', holds: (state) => cells.declined.of(state) === 0 },
  ],
  slots: [region, amount],
  apply(state, choice) {
    const { seat } = choice;
    cells.earned.set(state, cells.HAD);
    const cubes = Math.min(amount.of(choice), cells.supply.of(state, seat));
    if (cubes > 0) bring(state, seat, region.of(choice), cubes, 'rattus.piper.serf-add');
  },
};

/** Whether he has a cube to add now. @param seat whose turn it is, or who has waited */
export function serfMayAct(state: Rattus, seat = cells.active.of(state) as Seat): boolean {
  return cells.earned.of(state) === cells.A_CUBE && cells.owns(state, seat, SERF) && cells.supply.of(state, seat) > 0;
}
