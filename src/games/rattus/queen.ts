/** The queen: two cubes more, for whoever has the largest connected area. @see rattus.md 4.13 */
import type { Judge, Truth } from '../../engine/judge.js';
import { player as playerName } from '../../engine/message.js';
import type { TableState } from './state.js';

/** rattus.piper.queen-bonus */
export const QUEEN_CUBES = 2;

/** Is the player's largest area strictly larger than that of everybody else? @see rattus.piper.queen-condition */
export function queenReigns(table: TableState, seat: number): Truth {
  const own = table.area(seat);
  let open = own === undefined;
  for (const other of table.players) {
    if (other.seat === seat) continue;
    const area = table.area(other.seat);
    if (area === undefined || own === undefined) open = true;
    else if (area >= own) return false;
  }
  return open ? 'unknown' : true;
}

/** Whether the queen helps her owner now, and how large everybody's area is. @see rattus.piper.queen-area */
export function askQueen(table: TableState, judge: Judge, seat: number): Truth {
  for (const other of table.players) {
    const size = table.area(other.seat);
    if (size === undefined) continue;
    judge.line('rattus.piper.queen-area', 'rattus_area', () => ({ player: playerName(other.id), count: size }));
  }
  return queenReigns(table, seat);
}
