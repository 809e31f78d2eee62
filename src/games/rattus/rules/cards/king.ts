/** The king: one own cube comes into the castle, from a region without tokens. @see rattus.md 4.10 */
import { CASTLE } from '../facts.js';
import { cubeSlot, fewest, moveCube, ownRegion } from '../flasks.js';
import { cubes, rats } from '../table.js';
import { ability } from '../use.js';

export const from = ownRegion('from', 'rattus.king.castle', [
  { rule: 'rattus.king.rat-free', holds: (state, _, region) => rats.of(state, region) === 0 },
]);

/** By the book the owner chooses. @see rattus.online.king-potion */
export const height = cubeSlot(1, from, 'rattus.king.castle', [
  {
    rule: 'rattus.online.king-potion',
    holds: (state, choice, potions) =>
      potions === fewest(state, from.of(choice), choice.seat) || !state.facts.profile.kingTakesFewest,
  },
]);

export const king = ability('king', [from, height], (state, choice) => {
  const region = from.of(choice);
  if (cubes.of(state, region, choice.seat) !== 0)
    moveCube(state, region, CASTLE, choice.seat, height.of(choice), 'rattus.king.castle');
});
