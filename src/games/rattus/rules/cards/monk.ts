/** The monk: one token goes to a neighbouring region, unseen. @see rattus.md 4.10 */
import { regionSlot } from '../declare.js';
import { nextTo, placeInRegion, regionWithRats, takesToken } from '../step.js';
import { addRat, disturb, rats, takeRat } from '../table.js';
import { ability } from '../use.js';

export const from = regionWithRats('from', 'rattus.monk.move');

export const to = regionSlot('to', [...nextTo(from, 'rattus.monk.move'), ...takesToken('rattus.monk.cap')], 1);

export const place = placeInRegion(2, from, 'rattus.monk.move');

export const monk = ability('monk', [from, to, place], (state, choice) => {
  if (rats.of(state, from.of(choice)) === 0) return;
  addRat(state, to.of(choice), takeRat(state, from.of(choice), place.of(choice)));
  disturb(state, from.of(choice));
});
