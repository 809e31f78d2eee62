/** The serf: a cube for each token that kills a cube of somebody else. @see rattus.md 4.13 */
import type { Move } from '../../../../kernel/game-definition.js';
import type { Seat } from '../../../../kernel/index-of.js';
import type { RuleIdOfRattus } from '../../rulebook.js';
import { SERF } from '../facts.js';
import { bring } from '../place.js';
import { A_CUBE, active, declined, earned, HAD, owned, owns, plagueRegion, type Rattus, supply } from '../table.js';

/** He acts for each token: an exception to once per turn. @see rattus.piper.serf-immediate */
export const serf: Move<Rattus, RuleIdOfRattus> = {
  name: 'serf',
  conditions: [
    ...owned(SERF),
    { rule: 'rattus.piper.serf-add', holds: (state) => earned.of(state) === A_CUBE },
    { rule: 'rattus.piper.serf-immediate', holds: (state) => declined.of(state) === 0 },
    { rule: 'rattus.piper.serf-add', holds: (state, { seat }) => supply.of(state, seat) > 0 },
  ],
  slots: [],
  apply(state, { seat }) {
    earned.set(state, HAD);
    if (supply.of(state, seat) > 0) bring(state, seat, plagueRegion(state), 1, 'rattus.piper.serf-add');
  },
};

/** Whether he has a cube to add now. */
export function serfMayAct(state: Rattus): boolean {
  const seat = active.of(state) as Seat;
  return earned.of(state) === A_CUBE && owns(state, seat, SERF) && supply.of(state, seat) > 0;
}
