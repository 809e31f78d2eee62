/** Who has a slot in the last round. @see rattus.md 3.5 */
import { laidOut } from '../from-record.js';
import { seatOfSlot } from '../rules/last-round.js';
import type { TableState } from '../state.js';

/** The seats in their order: counter-clockwise, without the player who brought about the end. @see rattus.end.last-round-order */
export function slotsDue(table: TableState): readonly number[] {
  return table.players.slice(1).map((_, before) => seatOfSlot(laidOut(table), before));
}
