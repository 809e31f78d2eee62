/** The king: one own cube comes into the castle, from a region without tokens. @see rattus.md 4.10 */
import { type Move, Slot } from '../../../kernel/game-definition.js';
import { atLeast } from '../../../kernel/truth.js';
import type { RuleIdOfRattus } from '../rulebook.js';
import { cardNamed, REGIONS, type Region } from './facts.js';
import { castle, cubes, type Rattus, rats, used } from './table.js';
import { usable } from './use.js';

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

export const king: Move<Rattus, RuleIdOfRattus> = {
  name: 'king',
  conditions: usable(KING),
  slots: [from],
  apply(state, choice) {
    used.set(state, KING, 1);
    if (cubes.of(state, from.of(choice), choice.seat) === 0) return;
    cubes.add(state, from.of(choice), choice.seat, -1, 'rattus.king.castle');
    castle.add(state, choice.seat, 1, 'rattus.king.castle');
  },
};
