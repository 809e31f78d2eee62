/** The monk: one token goes to a neighbouring region, unseen. @see rattus.md 4.10 */
import { type Move, Slot } from '../../../../kernel/game-definition.js';
import type { RuleIdOfRattus } from '../../rulebook.js';
import { cardNamed, PLACES, type Place, REGIONS, type Region } from '../facts.js';
import { nextTo, takesToken } from '../step.js';
import { addRat, disturb, isPlaceIn, type Rattus, rats, takeRat, used } from '../table.js';
import { usable } from '../use.js';

const MONK = cardNamed('monk');

export const from = new Slot<Rattus, Region, RuleIdOfRattus>({
  name: 'from',
  at: 0,
  domain: REGIONS,
  conditions: [{ rule: 'rattus.monk.move', holds: (state, _, region) => rats.of(state, region) > 0 }],
});

export const to = new Slot<Rattus, Region, RuleIdOfRattus>({
  name: 'to',
  at: 1,
  domain: REGIONS,
  conditions: [...nextTo(from, 'rattus.monk.move'), ...takesToken('rattus.monk.cap')],
});

export const place = new Slot<Rattus, Place, RuleIdOfRattus>({
  name: 'slot',
  at: 2,
  domain: PLACES,
  conditions: [{ rule: 'rattus.monk.move', holds: (state, choice, at) => isPlaceIn(state, from.of(choice), at) }],
});

export const monk: Move<Rattus, RuleIdOfRattus> = {
  name: 'monk',
  conditions: usable(MONK),
  slots: [from, to, place],
  apply(state, choice) {
    used.set(state, MONK, 1);
    if (rats.of(state, from.of(choice)) === 0) return;
    addRat(state, to.of(choice), takeRat(state, from.of(choice), place.of(choice)));
    disturb(state, from.of(choice));
  },
};
