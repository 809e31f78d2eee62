/** Who has a slot in the last round. @see rattus.md 3.5 */
import type { TableState } from '../state.js';

/** The seats in their order: counter-clockwise, without the player who brought about the end. @see rattus.end.last-round-order */
export function slotsDue({ players, trigger }: Pick<TableState, 'players' | 'trigger'>): readonly number[] {
  const size = players.length;
  const seat = trigger?.seat ?? 0;
  return Array.from({ length: size - 1 }, (_, step) => (seat + size - 1 - step) % size);
}
