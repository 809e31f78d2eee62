/** Breaches of the rules about replacing goods in a payment: rules/valletta.md 4.8. */
import { pick, type Random, shuffled } from '../../oracle/random.js';
import { GOODS, MATERIALS } from '../../oracle/valletta-table.js';
import { insertBehind, newElement } from '../edits.js';
import type { Mutator } from '../mutator.js';
import {
  type Action,
  actionOf,
  amountOf,
  bookedInPlay,
  covers,
  exactActionOf,
  goodsOwned,
  neighbours,
  payInstead,
  plus,
  printed,
  written,
} from './payments.js';
import { type Amounts, type Change, changeBy, inPlay } from './plant.js';
import { REDUCED } from './reductions.js';
import type { Play } from './walk.js';

export const SUBSTITUTE: readonly Mutator[] = [
  ...[2, 4].map((number) =>
    inPlay('valletta.substitute.three-for-one', (play, random) => {
      const action = exactActionOf(play);
      const good = action && pick(pricedMaterials(action), random);
      return !action || good === undefined ? undefined : replaceUnits(play, action, { [good]: 1 }, number, random);
    }),
  ),
  ...[3, 5].map((number) =>
    inPlay('valletta.substitute.several', (play, random) => {
      const action = exactActionOf(play);
      const [good, other] = action ? shuffled(pricedMaterials(action), random) : [];
      if (!action || good === undefined || other === undefined || !isClear(play, action, number)) return undefined;
      return replaceUnits(play, action, { [good]: 1, [other]: 1 }, number, random);
    }),
  ),
  inPlay('valletta.substitute.only-cost', (play, random) => {
    const owned = goodsOwned(play.before, play.player);
    if (play.what !== 'merchant' || play.element.children.length > 0 || amountOf(owned, 'gold') > 0) return undefined;
    const given = substitutesFrom(owned, ['gold'], 3, random);
    if (!given) return undefined;
    bookedInPlay(play, plus(negative(given), { wood: 1, stone: 1, brick: 1 }));
    return { what: 'three other goods for the gold of the Merchant', element: exchange(play, given) };
  }),
  inPlay('valletta.substitute.only-cost', (play, random) => {
    if (play.what !== 'builder' || actionOf(play)) return undefined;
    const good = pick(MATERIALS, random) ?? '';
    const given = { [good]: 3 };
    if (!covers(goodsOwned(play.turn.played, play.player), given)) return undefined;
    bookedInPlay(play, { [good]: -3, gold: 1 });
    return { what: `three ${good} for a gold, without any payment`, element: exchange(play, given) };
  }),
  inPlay('valletta.substitute.other-type', (play, random) => {
    const action = exactActionOf(play);
    const good = action && pick(pricedMaterials(action), random);
    if (!action || good === undefined) return undefined;
    return changeBy(`three ${good} for one`, payInstead(play, action, plus(action.paid, { [good]: 2 })));
  }),
  inPlay('valletta.substitute.after-reduction', (play, random) => {
    const action = exactActionOf(play);
    const reduced = REDUCED[play.what];
    if (!action || !reduced) return undefined;
    const left = 2 - printed(play, action.cell, reduced);
    const good = pick(
      pricedMaterials(action).filter((other) => other !== reduced),
      random,
    );
    if (left <= 0 || good === undefined) return undefined;
    const paid = plus(action.paid, { [good]: -1, [reduced]: 3 - left });
    return changeBy(`the ${play.what} takes ${left} off the substitutes`, payInstead(play, action, paid));
  }),
];

/** A neighbour might have taken a unit off the price, and a discount of gold might stand for some of the substitutes. */
function isClear(play: Play, { kind, cell, price }: Action, number: number): boolean {
  if (kind === 'upgrade') return neighbours(play, cell) === 0;
  return number === 3 && amountOf(price, 'gold') !== number;
}

function pricedMaterials({ price }: Action): string[] {
  return MATERIALS.filter((good) => amountOf(price, good) > 0);
}

/** Pays a number of other goods for units of the price. */
function replaceUnits(play: Play, action: Action, units: Amounts, number: number, random: Random): Change | undefined {
  const left = plus(goodsOwned(play.before, play.player), negative(action.paid));
  // Gold that is not due has other reasons more often.
  const given = substitutesFrom(left, ['gold', ...Object.keys(units)], number, random);
  if (!given) return undefined;
  const paid = plus(plus(action.paid, negative(units)), given);
  return changeBy(`${number} goods for ${written(units)}`, payInstead(play, action, paid));
}

/** So many goods of other kinds than these; undefined where there are not enough. */
function substitutesFrom(owned: Amounts, but: readonly string[], number: number, random: Random): Amounts | undefined {
  const single = GOODS.filter((good) => !but.includes(good)).flatMap((good) =>
    Array.from({ length: Math.max(0, amountOf(owned, good)) }, () => good),
  );
  if (single.length < number) return undefined;
  const given = shuffled(single, random).slice(0, number);
  return Object.fromEntries(GOODS.map((good) => [good, given.filter((one) => one === good).length]));
}

function negative(goods: Amounts): Amounts {
  return Object.fromEntries(GOODS.map((good) => [good, -amountOf(goods, good)]));
}

function exchange(play: Play, given: Amounts) {
  return insertBehind(play.element, undefined, newElement('exchange', { give: written(given) }));
}
