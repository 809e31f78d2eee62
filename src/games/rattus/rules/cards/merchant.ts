/** The merchant: up to three own cubes go together to a neighbouring region. @see rattus.md 4.10 */
import type { Choice, Values } from '../../../../kernel/choice.js';
import { type Move, Slot } from '../../../../kernel/game-definition.js';
import { atLeast } from '../../../../kernel/truth.js';
import type { RuleIdOfRattus } from '../../rulebook.js';
import { MERCHANT_CUBES } from '../amounts.js';
import { AMOUNTS, cardNamed, REGIONS, type Region } from '../facts.js';
import { carry, cubesOver, type Height, highest, PLAIN } from '../flasks.js';
import { nextTo } from '../step.js';
import { cubes, type Rattus, used } from '../table.js';
import { usable } from '../use.js';

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
    { rule: 'rattus.merchant.move', holds: (_, __, moving) => moving >= 1 && moving <= MERCHANT_CUBES },
    {
      rule: 'rattus.merchant.move',
      holds: (state, choice, moving) => atLeast(cubes.of(state, from.of(choice), choice.seat), moving),
    },
  ],
  followedBy: (_, __, moving) => heights.slice(0, moving),
});

/** Each of the cubes, those with the fewest potions first: their order makes no difference. */
export const heights: readonly Slot<Rattus, Height, RuleIdOfRattus>[] = [0, 1, 2].map(
  (index) =>
    new Slot<Rattus, Height, RuleIdOfRattus>({
      name: 'potions',
      at: 3 + index,
      domain: (state, choice, values) => fromLast(state, choice, values, index),
      conditions: [
        {
          rule: 'rattus.merchant.move',
          holds: (state, choice, potions) =>
            atLeast(
              cubesOver(state, from.of(choice), choice.seat, potions),
              1 + heights.slice(0, index).filter((slot) => slot.of(choice) === potions).length,
            ),
        },
      ],
    }),
);

function fromLast(state: Rattus, choice: Choice, values: Values, index: number): void {
  const top = highest(state);
  for (let height = heights[index - 1]?.of(choice) ?? PLAIN; height <= top; height = (height + 1) as Height)
    values.push(height);
}

/** The cubes that are moved. */
export function heightsIn(choice: Choice): readonly Height[] {
  return heights.slice(0, amount.of(choice)).map((slot) => slot.of(choice));
}

/** As many cubes, those with the fewest potions. */
export function fewestIn(state: Rattus, choice: Choice): readonly Height[] {
  const found: Height[] = [];
  for (let height = PLAIN; height <= highest(state); height = (height + 1) as Height)
    for (let left = cubesOver(state, from.of(choice), choice.seat, height); left > 0; left -= 1) found.push(height);
  return found.slice(0, amount.of(choice));
}

export const merchant: Move<Rattus, RuleIdOfRattus> = {
  name: 'merchant',
  conditions: usable(MERCHANT),
  slots: [from, to, amount],
  apply(state, choice) {
    used.set(state, MERCHANT, 1);
    const { seat } = choice;
    const moving = Math.min(amount.of(choice), Math.max(0, cubes.of(state, from.of(choice), seat)));
    for (const height of heights.slice(0, moving))
      carry(state, from.of(choice), to.of(choice), seat, height.of(choice));
    cubes.add(state, from.of(choice), seat, -moving, 'rattus.merchant.move');
    cubes.add(state, to.of(choice), seat, moving, 'rattus.merchant.move');
  },
};
