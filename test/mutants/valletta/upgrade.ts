/** Breaches of the rules about upgrading: rules/valletta.md 4.7. */
import { pick, shuffled } from '../../oracle/random.js';
import { oneCostFits, priceOf } from '../../oracle/valletta-buildings.js';
import { buildingAt, cellsOf, MATERIALS } from '../../oracle/valletta-table.js';
import type { Mutator } from '../mutator.js';
import { frontPoints, miscounted } from './final.js';
import { inlineBuilding } from './inline.js';
import { miscount } from './miscounts.js';
import {
  actAlso,
  actionOf,
  BUILDERS,
  covers,
  exactActionOf,
  foreignCells,
  freeCells,
  goodsOwned,
  neighbours,
  ownCells,
  payInstead,
  plus,
  printed,
  wayToPay,
  written,
} from './payments.js';
import { changeBy, inPlay, stateBehind } from './plant.js';

export const UPGRADE: readonly Mutator[] = [
  ...(['free', 'foreign', 'upgraded'] as const).map((state) =>
    inPlay(state === 'upgraded' ? 'valletta.upgrade.once' : 'valletta.upgrade.own-only', (play, random) => {
      const { player, before, what } = play;
      if (!BUILDERS.includes(what) || actionOf(play)) return undefined;
      const cells = {
        free: () => freeCells(before),
        foreign: () => foreignCells(before, player),
        upgraded: () => ownCells(before, player, true),
      }[state]();
      const cell = pick(cells, random);
      const paid = cell && wayToPay(priceOf(before, player, what, 'upgrade', cell), goodsOwned(before, player));
      return paid ? changeBy(`upgrades a ${state} building`, actAlso(play, 'upgrade', cell, paid)) : undefined;
    }),
  ),
  inPlay('valletta.upgrade.cost', (play) => {
    const action = exactActionOf(play, 'upgrade');
    const gold = action ? printed(play, action.cell, 'gold') : 0;
    const element = action && gold > 0 && payInstead(play, action, plus(action.paid, { gold }));
    return element ? { what: 'pays the gold, too', element } : undefined;
  }),
  inPlay('valletta.upgrade.cost', (play, random) => {
    const action = exactActionOf(play, 'upgrade');
    if (!action || play.what !== 'builder' || neighbours(play, action.cell) > 0) return undefined;
    for (const good of shuffled(MATERIALS, random)) {
      const element = payInstead(play, action, plus(action.paid, { [good]: -1 }));
      if (element) return { what: `pays a ${good} too little`, element };
    }
    return undefined;
  }),
  inPlay('valletta.upgrade.no-new-house', (play) => {
    if (actionOf(play)?.kind !== 'upgrade') return undefined;
    const { player, before } = play;
    const houses = String(7 - cellsOf(before, player).length);
    return houses === '-1' ? undefined : { what: 'another house', element: stateBehind(play, { player, houses }) };
  }),
  inPlay('valletta.upgrade.no-adjacency', (play, random) => {
    const action = exactActionOf(play, 'upgrade');
    const less = action ? neighbours(play, action.cell) : 0;
    if (!action || less === 0) return undefined;
    for (const good of shuffled(MATERIALS, random)) {
      const paid = plus(action.paid, { [good]: -less });
      // A payment of nothing says nothing about neighbours.
      const element = written(paid) === '' ? undefined : payInstead(play, action, paid);
      if (element) return { what: `${less} ${good} less because of neighbours`, element };
    }
    return undefined;
  }),
  // All fronts of the practice edition show one icon of a kind: buildings that count once are icons, or buildings.
  miscount('valletta.upgrade.yield', ['valletta.green.count-icons']),
  miscounted('valletta.upgrade.points', 'buildings', frontPoints),
  // The same game, but nobody says what this building costs.
  inPlay('valletta.upgrade.cost-consistency', (play, random) => {
    const { before, what, turn } = play;
    const action = exactActionOf(play, 'upgrade');
    const building = action && buildingAt(before, action.cell);
    if (!action || !building) return undefined;
    for (const good of shuffled(MATERIALS, random)) {
      const paid = plus(action.paid, { [good]: random(2) === 0 ? 1 : -1 });
      if (!covers(paid, {}) || oneCostFits(before, action.cell, what, { ...paid })) continue;
      const element = payInstead(play, action, paid);
      if (!element) continue;
      delete inlineBuilding(turn.game, building.id, {})?.attributes['cost'];
      return { what: `pays another number of ${good} than for building`, element };
    }
    return undefined;
  }),
];
