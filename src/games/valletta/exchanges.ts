/** Characters that exchange goods, and those that sell points for them. @see valletta.md 4.12 and 4.13 */
import { counts, name, player as playerName } from '../../engine/message.js';
import {
  GOLD,
  GOOD_INDICES,
  type GoodIndex,
  type GoodsVector,
  MATERIAL_INDICES,
  type MutableGoods,
  named,
  notation,
  sameGoods,
  sum,
  vector,
  WOOD,
} from './goods.js';
import { notAffordable } from './payment.js';
import { gain, hiddenOf, hideGoods, owns, type Play, pay, quantitiesOf, score } from './play.js';
import type { RuleIdOfValletta } from './rulebook.js';
import { type Deal, TRADES } from './rules/trade.js';
import type { VallettaElementOf } from './vocabulary.js';

type TradingCard = keyof typeof TRADES;

/** What is said of a wrong price. */
const WRONG_PRICE: Readonly<Record<TradingCard, string>> = {
  trader: 'valletta_trader-price',
  merchant: 'valletta_merchant-price',
  laparelli: 'valletta_laparelli-price',
  schilling: 'valletta_purchase-price',
  'del-monte': 'valletta_purchase-price',
};

/** A card that offers deals: one of them was made, or none. All of a card bring the same. */
export function exchange(play: Play, card: TradingCard): void {
  const { player, table } = play;
  const { rule, deals, isForced } = TRADES[card];
  const able = deals.some(({ give }) => GOOD_INDICES.every((good) => owns(player, good, give[good]) === true));
  const element = exchangeElement(play, able, isForced(table.profile));
  if (!element) return;
  const [{ get, points }] = deals;
  const only = deals.length === 1 ? deals[0] : undefined;
  const given = givenGoods(play, element, only?.give);
  if (given) {
    const paid = inFull(given, deals);
    const right = deals.some(({ give }) => sameGoods(give, paid));
    handIn(play, element, paid, right, WRONG_PRICE[card], only && points > 0 ? only.give : undefined);
  }
  for (const good of GOOD_INDICES) gain(play, player, good, get[good], rule);
  score(play, points, rule);
}

/** The kinds alone stand for the price; anything else is what was paid. */
function inFull(given: GoodsVector, deals: readonly Deal[]): GoodsVector {
  const meant = deals.find(({ give }) => GOOD_INDICES.every((good) => given[good] === Math.min(1, give[good])));
  if (meant) return meant.give;
  const [first] = deals;
  // So does a kind that the card does not take.
  return first && deals.length > 1 && sum(given) === 1 ? times(given, sum(first.give)) : given;
}

/** Whether the optional exchange of a card was made. @see valletta.turn.no-effect-allowed */
function exchangeElement(play: Play, able: boolean, must: boolean): VallettaElementOf<'exchange'> | undefined {
  const { judge, player, cursor } = play;
  const element = cursor.find('exchange');
  if (element) return element;
  if (must && able) {
    judge.require(play.rule, false, () => ({
      kind: 'missing',
      bug: 'too-permissive',
      message: 'valletta_must-exchange',
      with: { player: playerName(player.id), card: name('character', play.card) },
    }));
  }
  return undefined;
}

/** @param only what is given where the log does not say it, as the card takes nothing else */
function givenGoods(
  play: Play,
  element: VallettaElementOf<'exchange'>,
  only: GoodsVector | undefined,
): GoodsVector | undefined {
  const { give } = element.values;
  if (give !== undefined && give !== '?') return vector(give);
  if (only) return only;
  if (give === '?') play.judge.doubt(play.rule, 'choice');
  else {
    play.judge.require('valletta.turn.execute-fully', false, () => ({
      kind: 'missing',
      message: 'valletta_price-missing',
      with: { player: playerName(play.player.id), card: name('character', play.card) },
      element,
    }));
  }
  hideGoods(play.player, give === '?' ? 'choice' : 'breach');
  return undefined;
}

/** Pays the price of an exchange or purchase: exact, owned in full, without substitution. */
function handIn(
  play: Play,
  element: VallettaElementOf<'exchange'>,
  paid: GoodsVector,
  right: boolean,
  message: string,
  price?: GoodsVector,
): void {
  const { judge, player } = play;
  const priceRule = ruleOfPrice(play, paid, price);
  const short = GOOD_INDICES.filter((good) => owns(player, good, paid[good]) === false);
  // What may not be done at all has no price.
  judge.require(priceRule, right || play.isForbidden === true, () => ({
    message,
    with: { player: playerName(player.id), card: name('character', play.card), paid: counts('good', named(paid)) },
    actual: notation(paid),
    ...(price && { expected: notation(price) }),
    element,
    attribute: 'give',
    spoils: quantitiesOf(player),
  }));
  if (right && !play.isForbidden) {
    const holds = short.length === 0 && (hiddenOf(player, paid) ?? true);
    judge.require(play.rule, holds, () => notAffordable(player, paid, short, element, 'give'));
  }
  for (const good of GOOD_INDICES) {
    const owned = player.unknownGoods[good] ? paid[good] : player.goods[good];
    pay(play, good, Math.min(paid[good], owned), play.rule);
  }
}

/** The rule that a wrong price breaks. */
function ruleOfPrice({ card, rule }: Play, paid: GoodsVector, price: GoodsVector | undefined): RuleIdOfValletta {
  switch (card) {
    case 'trader':
      return 'valletta.card.trader';
    case 'merchant':
      // Three other goods for the gold: that is for building alone.
      return paid[GOLD] === 0 && sum(paid) === 3 ? 'valletta.substitute.only-cost' : 'valletta.card.merchant';
    case 'laparelli': {
      const oneMaterial = GOOD_INDICES.filter((good) => paid[good] > 0).length === 1 && paid[GOLD] === 0;
      const most = MATERIAL_INDICES.reduce<GoodIndex>((good, other) => (paid[other] > paid[good] ? other : good), WOOD);
      const four = GOOD_INDICES.map((good) => (good === most ? 4 : 0)) as MutableGoods;
      const inexact = (oneMaterial && sum(paid) > 4) || isReplaced(four, paid);
      return inexact ? 'valletta.yellow.exact-payment' : 'valletta.card.laparelli';
    }
    default:
      return price && isInexact(price, paid) ? 'valletta.yellow.exact-payment' : rule;
  }
}

/** The price several times, or with three other goods for each missing one: what no yellow card takes. */
function isInexact(price: GoodsVector, paid: GoodsVector): boolean {
  const often = sum(paid) / sum(price);
  const multiple =
    often > 1 && Number.isInteger(often) && GOOD_INDICES.every((good) => paid[good] === price[good] * often);
  return multiple || isReplaced(price, paid);
}

function isReplaced(price: GoodsVector, paid: GoodsVector): boolean {
  const missing = GOOD_INDICES.reduce<number>((units, good) => units + Math.max(0, price[good] - paid[good]), 0);
  return missing > 0 && sum(paid) === sum(price) + 2 * missing;
}

function times(goods: GoodsVector, factor: number): GoodsVector {
  return [goods[0] * factor, goods[1] * factor, goods[2] * factor, goods[3] * factor];
}
