/** The magician: a potion under an own cube. @see rattus.md 4.13 */
import { cubeSlot, ownRegion, pour } from '../flasks.js';
import { cubes, stock } from '../table.js';
import { ability } from '../use.js';

const rule = 'rattus.piper.magician-potion';

export const region = ownRegion('region', rule);

/** Ten potions by the book; online there is always one more. @see rattus.online.potions-unlimited */
export const height = cubeSlot(1, region, rule, [
  { rule, holds: (state) => stock.of(state) > 0 || state.facts.profile.potionsUnlimited },
]);

export const magician = ability('magician', [region, height], (state, choice) => {
  if (cubes.of(state, region.of(choice), choice.seat) !== 0)
    pour(state, region.of(choice), choice.seat, height.of(choice));
});
