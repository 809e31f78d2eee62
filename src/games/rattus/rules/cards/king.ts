/** The king: one own cube comes into the castle, from a region without tokens. @see rattus.md 4.10 */
import { type Move, Slot } from '../../../../kernel/game-definition.js';
import { atLeast } from '../../../../kernel/truth.js';
import type { RuleIdOfRattus } from '../../rulebook.js';
import { cardNamed, REGIONS, type Region } from '../facts.js';
import { cubeSlot, empty, fewest } from '../flasks.js';
import { castle, cubes, type Rattus, rats, used } from '../table.js';
import { usable } from '../use.js';

const KING = cardNamed('king');

export const from = new Slot<Rattus, Region, RuleIdOfRattus>({
  name: 'from',
  at: 0,
  domain: REGIONS,
  conditions: [
    { rule: 'rattus.king.castle', holds: (state, { seat }, region) => atLeast(cubes.of(state, region, seat), 1) },
    { rule: 'rattus.king.rat-free', holds: (state, _, region) => rats.of(state, region) === 0 },
  ],
});

const anyCube = cubeSlot(1, from, 'rattus.king.castle');

/** By the book the owner chooses. @see rattus.online.king-potion */
export const height: typeof anyCube = new Slot({
  ...anyCube.declared,
  conditions: [
    ...anyCube.declared.conditions,
    {
      rule: 'rattus.online.king-potion',
      holds: (state, choice, potions) =>
        !state.facts.profile.kingTakesPlain || potions === fewest(state, from.of(choice), choice.seat),
    },
  ],
});

export const king: Move<Rattus, RuleIdOfRattus> = {
  name: 'king',
  conditions: usable(KING),
  slots: [from, height],
  apply(state, choice) {
    used.set(state, KING, 1);
    const { seat } = choice;
    const region = from.of(choice);
    if (cubes.of(state, region, seat) === 0) return;
    cubes.add(state, region, seat, -1, 'rattus.king.castle');
    empty(state, region, seat, height.of(choice));
    castle.add(state, seat, 1, 'rattus.king.castle');
  },
};
