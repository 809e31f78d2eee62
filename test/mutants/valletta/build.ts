/** Breaches of the rules about building: rules/valletta.md 4.6. */
import { pick, shuffled } from '../../oracle/random.js';
import { columnOf, priceOf } from '../../oracle/valletta-buildings.js';
import { cellsOf, GOODS, MATERIALS } from '../../oracle/valletta-table.js';
import type { Mutator } from '../mutator.js';
import { cardsCounted } from './counts.js';
import { miscount } from './miscounts.js';
import {
  actAlso,
  actionOf,
  amountOf,
  anyAction,
  BUILDERS,
  exactActionOf,
  foreignCells,
  freeCells,
  goodsOwned,
  payInstead,
  plus,
  wayToPay,
} from './payments.js';
import { breakOffAt, changeBy, inPlay, stateBehind } from './plant.js';

export const BUILD: readonly Mutator[] = [
  ...['own', 'foreign'].map((owner) =>
    inPlay('valletta.build.unbuilt-only', (play, random) => {
      const { player, before, what } = play;
      if (!BUILDERS.includes(what) || actionOf(play)) return undefined;
      const cells = owner === 'own' ? cellsOf(before, player) : foreignCells(before, player);
      const cell = pick(cells, random);
      const paid = cell && wayToPay(priceOf(before, player, what, 'build', cell), goodsOwned(before, player));
      if (!paid || cellsOf(before, player).length === 8) return undefined;
      return changeBy('builds where a house stands', actAlso(play, 'build', cell, paid));
    }),
  ),
  inPlay('valletta.build.on-display', (play, random) => {
    const action = actionOf(play);
    const rows = ['A3', 'B3'].filter((row) => play.before.display.every(({ cell }) => !cell.startsWith(row)));
    const row = pick(rows, random);
    if (action?.kind !== 'build' || row === undefined) return undefined;
    action.element.attributes['at'] = `${row}-${columnOf(action.cell)}`;
    breakOffAt(play);
    return { what: 'builds where no building lies', element: action.element };
  }),
  inPlay('valletta.build.needs-action', (play, random) => {
    if (BUILDERS.includes(play.what) || play.what === 'nothing') return undefined;
    const action = anyAction(play, random(3) === 0 ? 'upgrade' : 'build', random);
    return action && { what: `${action.name} with a card that does not build`, element: action };
  }),
  inPlay('valletta.build.cost', (play, random) => {
    const action = exactActionOf(play, 'build');
    if (!action || play.what !== 'builder') return undefined;
    for (const good of shuffled(MATERIALS, random)) {
      const paid = payInstead(play, action, plus(action.paid, { [good]: -1 }));
      if (paid) return { what: `pays a ${good} too little`, element: paid };
    }
    return undefined;
  }),
  inPlay('valletta.build.cost', (play, random) => {
    const { player, before, what } = play;
    if (!BUILDERS.includes(what) || actionOf(play) || cellsOf(before, player).length === 8) return undefined;
    for (const cell of shuffled(freeCells(before), random)) {
      const price = priceOf(before, player, what, 'build', cell);
      const owned = goodsOwned(before, player);
      if (GOODS.filter((good) => amountOf(owned, good) < amountOf(price, good)).length !== 1) continue;
      return changeBy('pays more than there is', actAlso(play, 'build', cell, price));
    }
    return undefined;
  }),
  inPlay('valletta.build.exact-payment', (play, random) => {
    const action = exactActionOf(play, 'build');
    if (!action || play.what !== 'builder') return undefined;
    for (const good of shuffled(MATERIALS, random)) {
      const paid = payInstead(play, action, plus(action.paid, { [good]: 1 }));
      if (paid) return { what: `pays a ${good} too much`, element: paid };
    }
    return undefined;
  }),
  inPlay('valletta.build.take-character', (play) => {
    if (actionOf(play)?.kind !== 'build') return undefined;
    return { what: 'no Character is taken', element: stateBehind(play, cardsCounted(play, { hand: -1 })) };
  }),
  inPlay('valletta.build.place-house', (play) => {
    if (actionOf(play)?.kind !== 'build') return undefined;
    const { player, before } = play;
    const houses = String(8 - cellsOf(before, player).length);
    return { what: 'no house is placed', element: stateBehind(play, { player, houses }) };
  }),
  inPlay('valletta.build.house-available', (play, random) => {
    const { player, before, what } = play;
    if (!BUILDERS.includes(what) || actionOf(play) || cellsOf(before, player).length < 8) return undefined;
    for (const cell of shuffled(freeCells(before), random)) {
      const paid = wayToPay(priceOf(before, player, what, 'build', cell), goodsOwned(before, player));
      if (paid) return changeBy('a ninth house', actAlso(play, 'build', cell, paid));
    }
    return undefined;
  }),
  // One icon too few is also just a wrong count.
  miscount('valletta.build.built-now-counts', ['valletta.green.count-icons']),
];
