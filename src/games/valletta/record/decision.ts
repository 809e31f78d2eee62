/** What is decided in a game of Valletta, as a log has it. @see docs/log-format.md */
import type { Choice } from '../../../kernel/choice.js';
import { moveOf } from '../../../kernel/play.js';
import { makerOf } from '../../../log/vocabulary.js';
import { functionOf } from '../rules/apprentice.js';
import { action, BUILD, NOTHING, payment, site } from '../rules/build.js';
import { definition } from '../rules/definition.js';
import { FUNCTIONS } from '../rules/functions.js';
import { extraGood, gift } from '../rules/gifts.js';
import { dismissed, hired, shown } from '../rules/jean.js';
import { card } from '../rules/play.js';
import { BARREL, DRAFT, EXTRA, GIVE, PERSONNEL, PLAY } from '../rules/points.js';
import { HIDDEN_PAYMENT, paidIn, unpacked } from '../rules/price.js';
import { kept } from '../rules/setup.js';
import type { Valletta } from '../rules/table.js';
import { chosenGood, secondGood } from '../rules/take.js';
import { isTrading, TRADES, type TradingCard } from '../rules/trade.js';
import { characterOf } from '../table/components.js';
import { GOLD, GOOD_INDICES, type GoodIndex, goodsBy, named } from '../table/goods.js';
import { CELLS, GOODS, type VallettaElement, type VallettaVocabulary } from '../vocabulary.js';

const make = makerOf<VallettaVocabulary>();

/**
 * The element that records a choice, or the part of a `<play>` that does.
 * @param ids the players, by their seats
 * @returns undefined for what a record does not write: that something was declined
 */
export function decisionOf(ids: readonly string[], state: Valletta, choice: Choice): VallettaElement | undefined {
  const player = ids[choice.seat] ?? '';
  const { name } = moveOf(definition, state, choice);
  switch (state.point) {
    case DRAFT:
      return make('draft', { player, good: GOODS[kept.of(choice)] });
    case PLAY:
      return make('play', { card: characterOf(card.of(choice)) ?? '?' }, decisionsIn(state, choice));
    case BARREL:
      return make('barrel', { good: GOODS[shown.of(choice)] });
    case PERSONNEL:
      if (name === 'hire') return make('hire', { card: characterOf(hired.of(choice)) ?? '?' });
      return name === 'dismiss' ? make('dismiss', { card: characterOf(dismissed.of(choice)) ?? '?' }) : undefined;
    case GIVE:
      return name === 'give' ? make('give', { player, good: { [GOODS[gift.of(choice)]]: 1 } }) : undefined;
    case EXTRA:
      return name === 'extra' ? make('extra', { good: { [GOODS[extraGood.of(choice)]]: 1 } }) : undefined;
    default:
      return undefined;
  }
}

/** What was decided about a card when it was played. */
function decisionsIn(state: Valletta, choice: Choice): readonly VallettaElement[] {
  const performs = characterOf(functionOf(state, card.of(choice)));
  if (performs === undefined) return [];
  const { slots } = FUNCTIONS[performs];
  if (slots.includes(secondGood)) return [take(chosenGood.of(choice), secondGood.of(choice))];
  if (slots.includes(chosenGood)) return [take(chosenGood.of(choice))];
  if (slots.includes(action)) return construction(choice);
  return isTrading(performs) ? exchange(performs, choice) : [];
}

function take(...taken: readonly GoodIndex[]): VallettaElement {
  return make('take', { goods: named(goodsBy((good) => taken.filter((one) => one === good).length)) });
}

function construction(choice: Choice): readonly VallettaElement[] {
  const chosen = action.of(choice);
  if (chosen === NOTHING) return [];
  const paid = payment.of(choice);
  const pay = paid === HIDDEN_PAYMENT ? '?' : named(unpacked(paid));
  return [make(chosen === BUILD ? 'build' : 'upgrade', { at: CELLS[site.of(choice)] ?? '?', pay })];
}

/** The kind of good is named where it could be another one. */
function exchange(performs: TradingCard, choice: Choice): readonly VallettaElement[] {
  const { deals, given } = TRADES[performs];
  const paid = given.of(choice);
  if (paid === 0) return [];
  const kinds = GOOD_INDICES.filter((good) => paidIn(paid, good) > 0);
  const [kind = GOLD] = kinds;
  const isNamed = deals.length > 1 || (kinds.length === 1 && paidIn(paid, kind) === 1);
  return [make('exchange', isNamed ? { give: { [GOODS[kind]]: 1 } } : {})];
}
