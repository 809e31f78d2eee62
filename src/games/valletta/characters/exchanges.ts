/** Characters that exchange goods, and those that sell points for them. @see valletta.md 4.12 and 4.13 */
import { type Facts, foundAt } from '../../../engine/facts.js';
import { counts, name, player as playerName } from '../../../engine/message.js';
import { notAffordable } from '../build/payment.js';
import { requireChosen } from '../record/asked.js';
import { momentOf } from '../record/from-record.js';
import { packed, TOO_MUCH } from '../rules/price.js';
import { type Deal, NO_DEAL, TRADES, type Trade, type TradingCard } from '../rules/trade.js';
import { GOOD_INDICES, type GoodsVector, named, notation, sameGoods, sum, times, vector } from '../table/goods.js';
import { allGoodsOf } from '../table/quantities.js';
import { gain, hiddenOf, hideGoods, type Play, pay, score } from '../turn/play.js';
import type { VallettaElementOf } from '../vocabulary.js';

/** What is said of a wrong price. */
const WRONG_PRICE: Readonly<Record<TradingCard, string>> = {
  trader: 'valletta_trader-price',
  merchant: 'valletta_merchant-price',
  laparelli: 'valletta_laparelli-price',
  schilling: 'valletta_purchase-price',
  'del-monte': 'valletta_purchase-price',
};

/** A card that offers deals: one of them was made, or none. All of a card bring the same. */
export function exchange(play: Play): void {
  const { rule, deals } = tradeOf(play);
  const element = play.cursor.find('exchange');
  if (!element) return decline(play);
  const given = givenGoods(play, element);
  if (given) handIn(play, element, inFull(given, deals));
  const [{ get, points }] = deals;
  for (const good of GOOD_INDICES) gain(play, play.player, good, get[good], rule);
  score(play, points, rule);
}

function tradeOf({ card }: Play): Trade {
  return TRADES[card as TradingCard];
}

/** @param given as the declaration has it @param of the goods that it is about */
function ask(play: Play, given: number, of: GoodsVector, facts: () => Facts): void {
  const { table, judge, player } = play;
  requireChosen(judge, [[tradeOf(play).given, given]], momentOf(table), player.seat, {
    gaps: () => hiddenOf(player, of) ?? 'choice',
    facts,
  });
}

/** @see valletta.turn.no-effect-allowed, house.exchange, house.purchase */
function decline(play: Play): void {
  play.player.declined.push(tradeOf(play));
  ask(play, NO_DEAL, [1, 1, 1, 1], () => ({
    kind: 'missing',
    bug: 'too-permissive',
    message: 'valletta_must-exchange',
    with: { player: playerName(play.player.id), card: name('character', play.card) },
  }));
}

/** The kinds alone stand for the price; anything else is what was paid. */
function inFull(given: GoodsVector, deals: readonly Deal[]): GoodsVector {
  const meant = deals.find(({ give }) => GOOD_INDICES.every((good) => given[good] === Math.min(1, give[good])));
  if (meant) return meant.give;
  const [first] = deals;
  // So does a kind that the card does not take.
  return first && deals.length > 1 && sum(given) === 1 ? times(given, sum(first.give)) : given;
}

/** What was given; where the card takes one thing alone, the log need not say it. @returns undefined where it is hidden */
function givenGoods(play: Play, element: VallettaElementOf<'exchange'>): GoodsVector | undefined {
  const { judge, player, card } = play;
  const [{ give: only }, ...others] = tradeOf(play).deals;
  const { give } = element.values;
  if (give !== undefined && give !== '?') return vector(give);
  if (others.length === 0) return only;
  const missing = (): Facts => ({
    kind: 'missing',
    message: 'valletta_price-missing',
    with: { player: playerName(player.id), card: name('character', card) },
    element,
  });
  if (give === '?') judge.doubt(play.rule, 'choice');
  else judge.require('valletta.turn.execute-fully', false, missing);
  hideGoods(player, give === '?' ? 'choice' : 'breach');
  return undefined;
}

/** Pays the price of an exchange or purchase: exact, owned in full, without substitution. */
function handIn(play: Play, element: VallettaElementOf<'exchange'>, paid: GoodsVector): void {
  const { player, card } = play;
  const { deals } = tradeOf(play);
  const [{ give: only, points }, ...others] = deals;
  const isOneSale = others.length === 0 && points > 0;
  // What may not be done at all has no price.
  if (!play.isForbidden) {
    ask(play, packed(paid) || TOO_MUCH, paid, () =>
      deals.some(({ give }) => sameGoods(give, paid))
        ? notAffordable(play, paid, element, 'give')
        : {
            message: WRONG_PRICE[card as TradingCard],
            with: {
              player: playerName(player.id),
              card: name('character', card),
              paid: counts('good', named(paid)),
              ...(isOneSale && { price: counts('good', named(only)) }),
            },
            ...(isOneSale && { expected: notation(only) }),
            ...foundAt(element, 'give', notation(paid)),
            taints: allGoodsOf(player),
          },
    );
  }
  for (const good of GOOD_INDICES) pay(play, good, paid[good], play.rule);
}
