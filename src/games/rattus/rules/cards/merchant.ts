/** The merchant: up to three own cubes go together to a neighbouring region. @see rattus.md 4.10 */
import type { Choice, Values } from '../../../../kernel/choice.js';
import { atLeast } from '../../../../kernel/truth.js';
import { MERCHANT_CUBES } from '../amounts.js';
import { RattusSlot, regionSlot } from '../declare.js';
import { AMOUNTS } from '../facts.js';
import { heightsIn as allHeightsIn, cubesOver, type Height, highest, moveCube, ownRegion, PLAIN } from '../flasks.js';
import { nextTo } from '../step.js';
import { cubes, type Rattus } from '../table.js';
import { ability } from '../use.js';

export const from = ownRegion('from', 'rattus.merchant.move');

export const to = regionSlot('to', nextTo(from, 'rattus.merchant.move'), 1);

export const amount = new RattusSlot<number>({
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
const heights: readonly RattusSlot<Height>[] = [0, 1, 2].map(
  (index) =>
    new RattusSlot<Height>({
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
  return allHeightsIn(state, from.of(choice), choice.seat).slice(0, amount.of(choice));
}

export const merchant = ability('merchant', [from, to, amount], (state, choice) => {
  const { seat } = choice;
  const moving = Math.min(amount.of(choice), Math.max(0, cubes.of(state, from.of(choice), seat)));
  for (const height of heights.slice(0, moving))
    moveCube(state, from.of(choice), to.of(choice), seat, height.of(choice), 'rattus.merchant.move');
});
