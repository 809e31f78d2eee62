/** Breaches of the rules about blue Characters that build for less: rules/valletta.md 4.12. */
import { shuffled } from '../../oracle/random.js';
import { MATERIALS } from '../../oracle/valletta-table.js';
import type { Mutator } from '../mutator.js';
import { type Action, exactActionOf, neighbours, payInstead, plus, printed, written } from './payments.js';
import { bookedMore, changeBy, inPlay } from './plant.js';
import type { Play } from './walk.js';

/** The good that each of them takes two off. */
export const REDUCED: Readonly<Record<string, string>> = {
  bricklayer: 'brick',
  stonemason: 'stone',
  carpenter: 'wood',
};

export const REDUCTIONS: readonly Mutator[] = [
  ...Object.entries(REDUCED).flatMap(([card, good]) =>
    [0, 1, 3].map((reduction) =>
      inPlay(`valletta.card.${card}`, (play) => {
        const action = exactActionOf(play);
        if (play.card !== card || !action) return undefined;
        if (reduction === 3 && isBeside(play, action)) return undefined;
        const paid = { ...action.paid, [good]: Math.max(0, printed(play, action.cell, good) - reduction) };
        return changeBy(`${reduction} ${good} less`, payInstead(play, action, paid));
      }),
    ),
  ),
  inPlay('valletta.card.discount-no-refund', (play) => {
    const action = exactActionOf(play);
    const good = REDUCED[play.card];
    const left = good && action ? 2 - printed(play, action.cell, good) : 0;
    return good && left > 0 ? bookedMore(`${left} ${good} are paid out`, play, { [good]: left }) : undefined;
  }),
  inPlay('valletta.card.discount-no-refund', (play, random) => {
    const action = exactActionOf(play);
    const good = REDUCED[play.card];
    const left = good && action ? 2 - printed(play, action.cell, good) : 0;
    if (!action || !good || left <= 0 || isBeside(play, action)) return undefined;
    for (const other of shuffled(MATERIALS, random)) {
      const paid = plus(action.paid, { [other]: -left });
      // A payment of nothing says nothing about the reduction.
      const element = other === good || written(paid) === '' ? undefined : payInstead(play, action, paid);
      if (element) return { what: `the rest of the reduction is taken off the ${other}`, element };
    }
    return undefined;
  }),
];

/** Too little for an upgrade beside a neighbour could be the neighbour's doing. */
function isBeside(play: Play, { kind, cell }: Action): boolean {
  return kind === 'upgrade' && neighbours(play, cell) > 0;
}
