/** The queen: two cubes more, for whoever has the largest connected area. @see rattus.md 4.13 */
import type { Facts, Judge } from '../../../engine/judge.js';
import { player as playerName } from '../../../engine/message.js';
import type { Seat } from '../../../kernel/index-of.js';
import { UNKNOWN } from '../../../kernel/truth.js';
import { withSureMap } from '../record/from-record.js';
import type { RuleIdOfRattus } from '../rulebook.js';
import { largestArea, queenReigns } from '../rules/area.js';
import type { TableState } from '../table/state.js';

/** One of her two cubes: the rules do not say whether that may be. @param at where, if not in the element of the move @see rattus.piper.queen-bonus */
export function noteOneCube(judge: Judge, rule: RuleIdOfRattus, player: string, at: Pick<Facts, 'element'> = {}): void {
  judge.note(rule, () => ({ message: 'rattus_queen-one', with: { player: playerName(player) }, ...at }));
}

/** True where her areas can only be compared on a map that is invented. */
export function queenRestsOnInvention(table: TableState, seat: Seat): boolean {
  return queenReigns(withSureMap(table), seat) === 'unknown';
}

/** How large everybody's area is. @see rattus.piper.queen-area */
export function tellAreas(table: TableState, judge: Judge): void {
  if (!judge.trace) return;
  for (const { id, seat } of table.players) {
    const size = largestArea(table.board, seat);
    if (size === UNKNOWN) continue;
    judge.line('rattus.piper.queen-area', 'rattus_area', () => ({ player: playerName(id), count: size }));
  }
}
