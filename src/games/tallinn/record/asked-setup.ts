/** What a record says that was dealt, as the declarations are asked about it. @see asked.ts */
import { recordedChoice } from '../../../engine/declared.js';
import { type Answer, answersBefore, answersInSlot } from '../../../kernel/conditions.js';
import { bitOf } from '../../../kernel/state.js';
import {
  dealHand,
  dealNoHand,
  dealNoStart,
  dealStart,
  drawn,
  handSize,
  legates,
  openingHand,
  startCard,
} from '../rules/deal.js';
import { type Card, LEGATE, SOME_CARD, type Start } from '../rules/facts.js';
import { DEAL_HAND, DEAL_START } from '../rules/points.js';
import { HAND, start, where } from '../rules/table.js';
import { numberOf, type PlayerState, type TableState } from '../table/state.js';
import { type CardName, LEGATE as LEGATE_NAME } from '../vocabulary.js';
import { ASKED_SEAT, type Asked, asked, asking } from './asked.js';

const DEALT = {
  start: { point: DEAL_START, deal: dealStart, leaveOut: dealNoStart },
  hand: { point: DEAL_HAND, deal: dealHand, leaveOut: dealNoHand },
};

/** So many start cards, or hands, are recorded of somebody: nothing more is due where something has been dealt before. */
export function askCount(table: TableState, what: keyof typeof DEALT, count: number): readonly Answer[] {
  const state = table.asked;
  const { point, deal, leaveOut } = DEALT[what];
  state.open(point, count > 1 ? 0 : bitOf(ASKED_SEAT));
  return answersBefore(count === 0 ? leaveOut : deal, state, recordedChoice(ASKED_SEAT, []));
}

/** The start card of a player. */
export function askStart(table: TableState, player: PlayerState, card: CardName): Asked {
  const state = asking(table, player);
  const isDealt = table.players.some(({ display }) => display.some((shown) => shown.card === card));
  start.set(state, ASKED_SEAT, isDealt ? NAMED : 0);
  return asked(dealStart, state, SOME_CARD, [[startCard, NAMED]]);
}

/** The start card that is asked about, whatever its number; on the empty table that is nobody's. */
const NAMED = 1 as Start;

/** A card of an opening hand. */
export interface DealtCard extends Pick<Asked, 'card' | 'answers'> {
  readonly name: CardName;
}

/** The cards of an opening hand, one after the other; the legate comes from no pile. */
export function askDealt(table: TableState, player: PlayerState, names: readonly CardName[]): readonly DealtCard[] {
  const state = asking(table, player);
  state.open(DEAL_HAND, bitOf(ASKED_SEAT));
  return names.flatMap((name) => {
    if (name === '?' || name === LEGATE_NAME) return [];
    const card = numberOf(name) as Card;
    const answers = answersInSlot(drawn, state, recordedChoice(ASKED_SEAT, [[drawn, card]]));
    where.set(state, ASKED_SEAT, card, HAND);
    return [{ card, answers, name }];
  });
}

/** An opening hand as a whole. @param names `?` for an unseen card, which may be the legate */
export function askOpeningHand(table: TableState, player: PlayerState, names: readonly CardName[]): Asked {
  const state = asking(table, player);
  const named = names.filter((name) => name === LEGATE_NAME).length;
  const mayHideIt = table.profile.legate && names.includes('?');
  return asked(openingHand, state, LEGATE, [
    [legates, named === 0 && mayHideIt ? 1 : named],
    [handSize, names.length],
  ]);
}
