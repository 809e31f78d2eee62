/** Drawing: one card each at the end of a round, while the pile lasts. @see tallinn.md 4.8 */
import type { DecisionPoint, Move } from '../../../kernel/game-definition.js';
import type { Seat } from '../../../kernel/index-of.js';
import { seatsWith } from '../../../kernel/state.js';
import type { RuleIdOfTallinn } from '../rulebook.js';
import { SET_SIZE } from '../table/components.js';
import { beginRound } from './choose.js';
import { draw, drawn, leftOut } from './deal.js';
import type { TallinnFacts } from './facts.js';
import { mayHaveBonus } from './final.js';
import { LEGATE_BONUS } from './points.js';
import { hand, mustDraw, round, type Tallinn } from './table.js';

export const drawOne: Move<Tallinn, RuleIdOfTallinn> = {
  name: 'draw',
  conditions: [
    { rule: 'tallinn.draw.one', holds: (state, { seat }) => state.isDue(seat) },
    { rule: 'tallinn.draw.empty-pile', holds: (state, { seat }) => mustDraw(state, seat) },
  ],
  slots: [drawn],
  apply: (state, choice) => draw(state, choice.seat, drawn.of(choice), 'tallinn.draw.one'),
};

export const drawNothing = leftOut('tallinn.draw.one');

/** tallinn.round.limit, tallinn.legate.round-limit */
export function lastRound({ profile }: Pick<TallinnFacts, 'profile'>): number {
  return SET_SIZE + (profile.legate ? 1 : 0);
}

/** Whether a player has a card left, in the hand or in the pile. */
export function hasCards(state: Tallinn, seat: Seat): boolean {
  return hand.of(state, seat) !== 0 || mustDraw(state, seat);
}

export const DRAWING: DecisionPoint<Tallinn, RuleIdOfTallinn> = {
  name: 'draw',
  chance: true,
  moves: [drawOne],
  /** tallinn.end.all-played */
  next(state) {
    if (seatsWith(state, hasCards) !== 0 && round.of(state) < lastRound(state.facts)) beginRound(state);
    else state.open(LEGATE_BONUS, seatsWith(state, mayHaveBonus));
  },
};
