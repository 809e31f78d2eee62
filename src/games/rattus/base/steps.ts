/** Who may move the figure farther than one step. @see rattus.piper.knighthood-combo */
import type { TableState } from '../state.js';
import type { Card } from '../vocabulary.js';

/** rattus.knight.two-steps, rattus.piper.crusader-move, rattus.piper.soldier-move */
export const MOST_STEPS = 2;

const KNIGHTHOOD = ['knight', 'crusader', 'soldier'] as const satisfies readonly Card[];

/** The cards of a player that let the figure go two steps. */
export function stepCards(table: TableState, seat: number): readonly Card[] {
  return KNIGHTHOOD.filter((card) => table.owns(seat, card));
}
