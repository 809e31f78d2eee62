/** The monk: one token goes to a neighbouring region, unseen. @see rattus.md 4.10 */
import { RattusSlot } from '../declare.js';
import { PLACES, type Place, REGIONS, type Region } from '../facts.js';
import { nextTo, takesToken } from '../step.js';
import { addRat, disturb, isPlaceIn, rats, takeRat } from '../table.js';
import { ability } from '../use.js';

export const from = new RattusSlot<Region>({
  name: 'from',
  at: 0,
  domain: REGIONS,
  conditions: [{ rule: 'rattus.monk.move', holds: (state, _, region) => rats.of(state, region) > 0 }],
});

export const to = new RattusSlot<Region>({
  name: 'to',
  at: 1,
  domain: REGIONS,
  conditions: [...nextTo(from, 'rattus.monk.move'), ...takesToken('rattus.monk.cap')],
});

export const place = new RattusSlot<Place>({
  name: 'slot',
  at: 2,
  domain: PLACES,
  conditions: [{ rule: 'rattus.monk.move', holds: (state, choice, at) => isPlaceIn(state, from.of(choice), at) }],
});

export const monk = ability('monk', [from, to, place], (state, choice) => {
  if (rats.of(state, from.of(choice)) === 0) return;
  addRat(state, to.of(choice), takeRat(state, from.of(choice), place.of(choice)));
  disturb(state, from.of(choice));
});
