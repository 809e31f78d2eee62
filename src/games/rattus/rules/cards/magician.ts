/** The magician: a potion under an own cube. @see rattus.md 4.13 */
import { type Move, Slot } from '../../../../kernel/game-definition.js';
import { atLeast } from '../../../../kernel/truth.js';
import type { RuleIdOfRattus } from '../../rulebook.js';
import { cardNamed, REGIONS, type Region } from '../facts.js';
import { cubeSlot, pour } from '../flasks.js';
import { cubes, type Rattus, stock, used } from '../table.js';
import { usable } from '../use.js';

const MAGICIAN = cardNamed('magician');

export const region = new Slot<Rattus, Region, RuleIdOfRattus>({
  name: 'region',
  at: 0,
  domain: REGIONS,
  conditions: [
    {
      rule: 'rattus.piper.magician-potion',
      holds: (state, { seat }, at) => atLeast(cubes.of(state, at, seat), 1),
    },
  ],
});

const anyCube = cubeSlot(1, region, 'rattus.piper.magician-potion');

/** Ten potions by the book; online there is always one more. @see rattus.online.potions-unlimited */
export const height: typeof anyCube = new Slot({
  ...anyCube.declared,
  conditions: [
    ...anyCube.declared.conditions,
    {
      rule: 'rattus.piper.magician-potion',
      holds: (state) => stock.of(state) > 0 || state.facts.profile.potions === undefined,
    },
  ],
});

export const magician: Move<Rattus, RuleIdOfRattus> = {
  name: 'magician',
  conditions: usable(MAGICIAN),
  slots: [region, height],
  apply(state, choice) {
    used.set(state, MAGICIAN, 1);
    if (cubes.of(state, region.of(choice), choice.seat) !== 0)
      pour(state, region.of(choice), choice.seat, height.of(choice));
  },
};
