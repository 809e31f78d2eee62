/** The merchant: up to three own cubes go together to a neighbouring region. @see rattus.md 4.10 */
import { type Move, Slot } from '../../../kernel/game-definition.js';
import { atLeast } from '../../../kernel/truth.js';
import { MOST } from '../merchant.js';
import type { RuleIdOfRattus } from '../rulebook.js';
import { cardNamed, REGIONS, type Region } from './facts.js';
import { AMOUNTS } from './place.js';
import { nextTo } from './step.js';
import { cubes, type Rattus, used } from './table.js';
import { usable } from './use.js';

const MERCHANT = cardNamed('merchant');

export const from = new Slot<Rattus, Region, RuleIdOfRattus>({
  name: 'from',
  at: 0,
  domain: REGIONS,
  conditions: [
    {
      rule: 'rattus.merchant.move',
      holds: (state, { seat }, region) => atLeast(cubes.of(state, region, seat), 1),
    },
  ],
});

export const to = new Slot<Rattus, Region, RuleIdOfRattus>({
  name: 'to',
  at: 1,
  domain: REGIONS,
  conditions: nextTo(from, 'rattus.merchant.move'),
});

export const amount = new Slot<Rattus, number, RuleIdOfRattus>({
  name: 'cubes',
  at: 2,
  domain: AMOUNTS,
  conditions: [
    { rule: 'rattus.merchant.move', holds: (_, __, moving) => moving <= MOST },
    {
      rule: 'rattus.merchant.move',
      holds: (state, choice, moving) => atLeast(cubes.of(state, from.of(choice), choice.seat), moving),
    },
  ],
});

export const merchant: Move<Rattus, RuleIdOfRattus> = {
  name: 'merchant',
  conditions: usable(MERCHANT),
  slots: [from, to, amount],
  apply(state, choice) {
    const { seat } = choice;
    const moving = Math.min(amount.of(choice), Math.max(0, cubes.of(state, from.of(choice), seat)));
    cubes.add(state, from.of(choice), seat, -moving, 'rattus.merchant.move');
    cubes.add(state, to.of(choice), seat, moving, 'rattus.merchant.move');
    used.set(state, MERCHANT, 1);
  },
};
