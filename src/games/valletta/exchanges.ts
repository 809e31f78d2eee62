/** Characters that exchange goods, and those that sell points for them. @see valletta.md 4.12 and 4.13 */
import { counts, name, player as playerName } from '../../engine/message.js';
import { known } from '../../log/attribute.js';
import {
  GOLD,
  GOOD_INDICES,
  type GoodIndex,
  type GoodsVector,
  MATERIAL_INDICES,
  type MutableGoods,
  named,
  notation,
  sum,
  vector,
  WOOD,
} from './goods.js';
import { notAffordable } from './payment.js';
import { gain, hiddenOf, hideGoods, owns, type Play, pay, quantitiesOf, score } from './play.js';
import type { RuleIdOfValletta } from './rulebook.js';
import type { VallettaElementOf } from './vocabulary.js';

/** valletta.card.trader: one material for three gold. */
export function trader(play: Play): void {
  const element = exchangeElement(
    play,
    MATERIAL_INDICES.some((good) => owns(play.player, good, 1) === true),
    play.table.profile.mustExchange,
  );
  if (!element) return;
  const given = givenGoods(play, element);
  if (!given) return;
  const right = sum(given) === 1 && given[GOLD] === 0;
  handIn(play, element, given, right, 'valletta_trader-price');
  gain(play, play.player, GOLD, 3, 'valletta.card.trader');
}

/** valletta.card.merchant: one gold for one of each material. */
export function merchant(play: Play): void {
  const element = exchangeElement(play, owns(play.player, GOLD, 1) === true, play.table.profile.mustExchange);
  if (!element) return;
  const given = givenGoods(play, element, [1, 0, 0, 0]) ?? [1, 0, 0, 0];
  handIn(play, element, given, sum(given) === 1 && given[GOLD] === 1, 'valletta_merchant-price');
  for (const good of MATERIAL_INDICES) gain(play, play.player, good, 1, 'valletta.card.merchant');
}

/** valletta.card.laparelli: four of one material for four points. */
export function laparelli(play: Play): void {
  const able = MATERIAL_INDICES.some((good) => owns(play.player, good, 4) === true);
  const element = exchangeElement(play, able, play.table.profile.mustPurchase);
  if (!element) return;
  const given = givenGoods(play, element);
  if (!given) return score(play, 4, 'valletta.card.laparelli');
  const kinds = GOOD_INDICES.filter((good) => given[good] > 0);
  const [kind] = kinds;
  // The kind alone stands for four of it.
  const paid: GoodsVector = kind !== undefined && kinds.length === 1 && given[kind] === 1 ? times(given, 4) : given;
  const right = kinds.length === 1 && kind !== GOLD && sum(paid) === 4;
  handIn(play, element, paid, right, 'valletta_laparelli-price');
  score(play, 4, 'valletta.card.laparelli');
}

/** valletta.card.schilling, -.del-monte: a fixed price for points. */
export function purchase(play: Play, price: GoodsVector, points: number): void {
  const able = GOOD_INDICES.every((good) => owns(play.player, good, price[good]) === true);
  const element = exchangeElement(play, able, play.table.profile.mustPurchase);
  if (!element) return;
  const give = known(element.values.give);
  const paid = give ? vector(give) : price;
  // The kinds alone stand for the price; anything else is what was paid.
  const kindsOnly = GOOD_INDICES.every((good) => paid[good] === (price[good] > 0 ? 1 : 0));
  const right = kindsOnly || GOOD_INDICES.every((good) => paid[good] === price[good]);
  handIn(play, element, kindsOnly ? price : paid, right, 'valletta_purchase-price', price);
  score(play, points, play.rule);
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
function givenGoods(play: Play, element: VallettaElementOf<'exchange'>, only?: GoodsVector): GoodsVector | undefined {
  const { give } = element.values;
  if (give === undefined && only) return only;
  if (give !== undefined && give !== '?') return vector(give);
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
