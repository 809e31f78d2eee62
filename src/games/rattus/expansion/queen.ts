/** The queen: two cubes more, for whoever has the largest connected area. @see rattus.md 4.13 */
import type { Judge, Located, Truth } from '../../../engine/judge.js';
import { player as playerName } from '../../../engine/message.js';
import type { RuleIdOfRattus } from '../rulebook.js';
import type { TableState } from '../state.js';

/** One of her two cubes: the rules do not say whether that may be. @see rattus.piper.queen-bonus */
export function noteOneCube(judge: Judge, rule: RuleIdOfRattus, player: string, element: Located): void {
  judge.note(rule, () => ({ message: 'rattus_queen-one', with: { player: playerName(player) }, element }));
}

/** True where her areas can only be compared on a map that is invented. */
export function queenRestsOnInvention(table: TableState, seat: number): boolean {
  return reigns(table, seat, (other) => table.area(other, (a, b) => table.surelyAdjacent(a, b))) === 'values';
}

/** @param areaOf the size of a player's largest area, by seat; undefined where that is open */
function reigns(table: TableState, seat: number, areaOf: (seat: number) => number | undefined): Truth {
  const own = areaOf(seat);
  let open = own === undefined;
  for (const other of table.players) {
    if (other.seat === seat) continue;
    const area = areaOf(other.seat);
    if (area === undefined || own === undefined) open = true;
    else if (area >= own) return false;
  }
  return open ? 'values' : true;
}

/** How large everybody's area is. @see rattus.piper.queen-area */
export function tellAreas(table: TableState, judge: Judge): void {
  if (!judge.scribe) return;
  for (const other of table.players) {
    const size = table.area(other.seat);
    if (size === undefined) continue;
    judge.line('rattus.piper.queen-area', 'rattus_area', () => ({ player: playerName(other.id), count: size }));
  }
}
