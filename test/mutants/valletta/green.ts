/** Breaches of the rules about green Characters: rules/valletta.md 4.11. */
import { iconsOf } from '../../oracle/valletta-table.js';
import type { Mutator } from '../mutator.js';
import { goodBut } from './goods-cards.js';
import { GOOD_OF, miscount } from './miscounts.js';
import { bookedAs, changeBy, inPlay } from './plant.js';

export const GREEN: readonly Mutator[] = [
  miscount('valletta.green.count-icons'),
  miscount('valletta.green.all-colours'),
  miscount('valletta.green.yield-field-only'),
  inPlay('valletta.green.zero', (play) => {
    const good = GOOD_OF[play.card];
    if (!good || iconsOf(play.before, play.player, good) > 0) return undefined;
    return changeBy(`1 ${good} without an icon`, bookedAs(play, play.player, { [good]: 1 }));
  }),
  miscount('valletta.green.own-only'),
  ...Object.entries(GOOD_OF).map(([card, good]) =>
    inPlay(`valletta.card.${card}`, (play, random) => {
      const amount = iconsOf(play.before, play.player, good);
      if (play.card !== card || amount === 0) return undefined;
      const other = goodBut([good], random);
      return changeBy(`${other} instead of ${good}`, bookedAs(play, play.player, { [good]: 0, [other]: amount }));
    }),
  ),
];
