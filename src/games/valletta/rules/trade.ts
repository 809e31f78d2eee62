/** Characters that exchange goods, and those that sell points for them: give these, get that. @see valletta.md 4.12, 4.13 */
import type { Choice } from '../../../kernel/choice.js';
import { Slot } from '../../../kernel/game-definition.js';
import { type Index, indices, type Seat } from '../../../kernel/index-of.js';
import { atLeast, both, type Truth } from '../../../kernel/truth.js';
import type { GoodsVector } from '../goods.js';
import type { Profile } from '../profile.js';
import type { RuleIdOfValletta } from '../rulebook.js';
import type { CardFunction } from './card-function.js';
import { GOODS } from './facts.js';
import { score } from './score.js';
import { gain, goods, pay, type Valletta } from './table.js';

/** What is given, and what for. */
export interface Deal {
  readonly give: GoodsVector;
  readonly get: GoodsVector;
  readonly points: number;
}

/** One of the deals of a card, 1 for the first one; 0 for none. */
export type DealNumber = Index<'deal'>;

/** A card that offers deals, of which at most one is made. */
export interface Trade extends CardFunction {
  /** All of them bring the same. */
  readonly deals: readonly [Deal, ...Deal[]];
  /** Whether an option says that it cannot be declined. @see house.exchange, house.purchase */
  readonly isForced: (profile: Profile) => boolean;
  readonly deal: Slot<Valletta, DealNumber, RuleIdOfValletta>;
}

/** Whether a player has what a deal takes. */
function isAffordable(state: Valletta, seat: Seat, { give }: Deal): Truth {
  let truth: Truth = true;
  for (const good of GOODS)
    truth = both(truth, atLeast(goods.of(state, seat, good), give[good] ?? 0) || (give[good] ?? 0) === 0);
  return truth;
}

/** Whether a player may leave a trade. */
function mayDecline(state: Valletta, seat: Seat, deals: readonly Deal[], must: boolean): Truth {
  if (!must) return true;
  let truth: Truth = true;
  for (const deal of deals) {
    const canMake = isAffordable(state, seat, deal);
    if (canMake === true) return false;
    if (canMake === 'unknown') truth = canMake;
  }
  return truth;
}

/** A trade with the supply; its price is exact. @see valletta.yellow.exact-payment, valletta.substitute.only-cost */
function trade(rule: RuleIdOfValletta, isForced: Trade['isForced'], deals: Trade['deals']): Trade {
  const deal = new Slot<Valletta, DealNumber, RuleIdOfValletta>({
    name: 'deal',
    at: 1,
    domain: indices<DealNumber>(deals.length + 1),
    conditions: [
      {
        rule,
        holds(state, { seat }, value) {
          const made = deals[value - 1];
          return made ? isAffordable(state, seat, made) : mayDecline(state, seat, deals, isForced(state.facts.profile));
        },
      },
    ],
  });
  return {
    rule,
    deals,
    isForced,
    deal,
    slots: [deal],
    perform(state: Valletta, choice: Choice, under: RuleIdOfValletta) {
      const made = deals[deal.of(choice) - 1];
      if (!made) return;
      for (const good of GOODS)
        if ((made.give[good] ?? 0) > 0) pay(state, choice.seat, good, made.give[good] ?? 0, under);
      for (const good of GOODS)
        if ((made.get[good] ?? 0) > 0) gain(state, choice.seat, good, made.get[good] ?? 0, under);
      score(state, choice.seat, made.points, under);
    },
  };
}

const NO_GOODS: GoodsVector = [0, 0, 0, 0];

/** So many of one material, whichever it is. */
function ofOneMaterial(amount: number, of: Omit<Deal, 'give'>): Trade['deals'] {
  const give = (wood: number, stone: number, brick: number): Deal => ({ give: [0, wood, stone, brick], ...of });
  return [give(amount, 0, 0), give(0, amount, 0), give(0, 0, amount)];
}

const mustExchange = (profile: Profile): boolean => profile.mustExchange;
const mustPurchase = (profile: Profile): boolean => profile.mustPurchase;

export const TRADES = {
  trader: trade('valletta.card.trader', mustExchange, ofOneMaterial(1, { get: [3, 0, 0, 0], points: 0 })),
  merchant: trade('valletta.card.merchant', mustExchange, [{ give: [1, 0, 0, 0], get: [0, 1, 1, 1], points: 0 }]),
  laparelli: trade('valletta.card.laparelli', mustPurchase, ofOneMaterial(4, { get: NO_GOODS, points: 4 })),
  schilling: trade('valletta.card.schilling', mustPurchase, [{ give: [4, 0, 0, 0], get: NO_GOODS, points: 4 }]),
  'del-monte': trade('valletta.card.del-monte', mustPurchase, [{ give: [1, 1, 1, 1], get: NO_GOODS, points: 5 }]),
} as const;
