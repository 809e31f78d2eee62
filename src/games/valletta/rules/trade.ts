/** Characters that exchange goods, and those that sell points for them: give these, get that. @see valletta.md 4.12, 4.13 */
import type { Choice } from '../../../kernel/choice.js';
import { Slot } from '../../../kernel/game-definition.js';
import type { Index, Seat } from '../../../kernel/index-of.js';
import { atLeast, both, either, opposite, type Truth } from '../../../kernel/truth.js';
import type { RuleIdOfValletta } from '../rulebook.js';
import {
  GOLD,
  GOOD_INDICES,
  type GoodsVector,
  MATERIAL_INDICES,
  type MutableGoods,
  missing,
  NO_GOODS,
  sum,
} from '../table/goods.js';
import type { Character } from '../vocabulary.js';
import type { CardFunction } from './card-function.js';
import { packed, unpacked } from './price.js';
import { score } from './score.js';
import { gain, goods, pay, type Valletta } from './table.js';

/** What is given, and what for. */
export interface Deal {
  readonly give: GoodsVector;
  readonly get: GoodsVector;
  readonly points: number;
}

/** Goods that are given, as one number; 0 where no deal is made. @see packed */
type Given = Index<'given'>;
export const NO_DEAL = 0 as Given;

/** A card that offers deals, of which at most one is made. */
export interface Trade extends CardFunction {
  /** All of them bring the same. */
  readonly deals: readonly [Deal, ...Deal[]];
  readonly given: Slot<Valletta, Given, RuleIdOfValletta>;
}

/** Whether a player has what a deal takes. */
function isAffordable(state: Valletta, seat: Seat, { give }: Deal): Truth {
  let truth: Truth = true;
  for (const good of GOOD_INDICES) {
    if (give[good] > 0) truth = both(truth, atLeast(goods.of(state, seat, good), give[good]));
  }
  return truth;
}

/** Whether a player may leave a trade. @see options house.exchange, house.purchase */
function mayDecline(state: Valletta, seat: Seat, deals: readonly Deal[], family: TradeFamily): Truth {
  let canMake: Truth = false;
  for (const deal of deals) canMake = either(canMake, isAffordable(state, seat, deal));
  if (canMake === false) return true;
  const { profile } = state.facts;
  const isForced = family === 'exchange' ? profile.mustExchange : profile.mustPurchase;
  return isForced ? opposite(canMake) : true;
}

/** What its house rule is about. */
type TradeFamily = 'exchange' | 'sale';

/** A trade with the supply; its price is exact. @see valletta.yellow.exact-payment, valletta.substitute.only-cost */
function trade(
  family: TradeFamily,
  rule: RuleIdOfValletta,
  deals: Trade['deals'],
  ruleOfWrong: RuleOfWrong = () => rule,
): Trade {
  const prices = deals.map(({ give }) => packed(give) as Given);
  const dealFor = (value: Given): Deal | undefined => deals[prices.indexOf(value)];
  const given = new Slot<Valletta, Given, RuleIdOfValletta>({
    name: 'given',
    at: 1,
    domain: [NO_DEAL, ...prices],
    conditions: [
      {
        rule: (_, __, value, holds) => (holds === false ? ruleOfWrong(unpacked(value)) : rule),
        holds: (_, __, value) => value === NO_DEAL || prices.includes(value),
      },
      {
        rule,
        holds(state, { seat }, value) {
          const made = dealFor(value);
          return made ? isAffordable(state, seat, made) : mayDecline(state, seat, deals, family);
        },
      },
    ],
  });
  return {
    ...{ family, rule, deals, given },
    slots: [given],
    perform(state: Valletta, choice: Choice, under: RuleIdOfValletta) {
      const made = dealFor(given.of(choice));
      if (!made) return;
      for (const good of GOOD_INDICES) pay(state, choice.seat, good, made.give[good], under);
      for (const good of GOOD_INDICES) gain(state, choice.seat, good, made.get[good], under);
      score(state, choice.seat, made.points, under);
    },
  };
}

/** So many of one material, whichever it is. */
function ofOneMaterial(amount: number, of: Omit<Deal, 'give'>): Trade['deals'] {
  const give = (wood: number, stone: number, brick: number): Deal => ({ give: [0, wood, stone, brick], ...of });
  return [give(amount, 0, 0), give(0, amount, 0), give(0, 0, amount)];
}

/** The rule that a wrong price breaks. */
type RuleOfWrong = (paid: GoodsVector) => RuleIdOfValletta;

/** Three other goods for the gold: that is for building alone. */
const wrongExchange: RuleOfWrong = (paid) =>
  paid[GOLD] === 0 && sum(paid) === 3 ? 'valletta.substitute.only-cost' : 'valletta.card.merchant';

/** More of the one material, or some of it replaced. */
const wrongSale: RuleOfWrong = (paid) => {
  const [most, ...others] = [...paid].sort((one, other) => other - one);
  const isTooMuch = paid[GOLD] === 0 && others.every((amount) => amount === 0) && (most ?? 0) > 4;
  const [material] = [...MATERIAL_INDICES].sort((one, other) => paid[other] - paid[one]);
  const price = GOOD_INDICES.map((good) => (good === material ? 4 : 0)) as MutableGoods;
  return isTooMuch || isReplaced(price, paid) ? 'valletta.yellow.exact-payment' : 'valletta.card.laparelli';
};

/** The price several times, or with three other goods for each missing one: what no yellow card takes. */
function inexact(price: GoodsVector, rule: RuleIdOfValletta): RuleOfWrong {
  return (paid) => {
    const often = sum(paid) / sum(price);
    const isMultiple =
      often > 1 && Number.isInteger(often) && GOOD_INDICES.every((good) => paid[good] === price[good] * often);
    return isMultiple || isReplaced(price, paid) ? 'valletta.yellow.exact-payment' : rule;
  };
}

function isReplaced(price: GoodsVector, paid: GoodsVector): boolean {
  const short = missing(price, paid);
  return short > 0 && sum(paid) === sum(price) + 2 * short;
}

/** A trade for one price. */
function sale(rule: RuleIdOfValletta, give: GoodsVector, points: number): Trade {
  return trade('sale', rule, [{ give, get: NO_GOODS, points }], inexact(give, rule));
}

export const TRADES = {
  trader: trade('exchange', 'valletta.card.trader', ofOneMaterial(1, { get: [3, 0, 0, 0], points: 0 })),
  merchant: trade(
    'exchange',
    'valletta.card.merchant',
    [{ give: [1, 0, 0, 0], get: [0, 1, 1, 1], points: 0 }],
    wrongExchange,
  ),
  laparelli: trade('sale', 'valletta.card.laparelli', ofOneMaterial(4, { get: NO_GOODS, points: 4 }), wrongSale),
  schilling: sale('valletta.card.schilling', [4, 0, 0, 0], 4),
  'del-monte': sale('valletta.card.del-monte', [1, 1, 1, 1], 5),
} as const;

export type TradingCard = keyof typeof TRADES;

export function isTrading(card: Character): card is TradingCard {
  return card in TRADES;
}
