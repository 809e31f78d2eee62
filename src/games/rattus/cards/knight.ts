/** The knight: the figure goes two steps and may count as two cubes. @see rattus.md 4.10 */
import type { Facts } from '../../../engine/judge.js';
import { player as playerName } from '../../../engine/message.js';
import type { Act } from '../base/act.js';
import { isSpent, momentIn } from '../record/from-record.js';
import { NEUTRAL } from '../rules/amounts.js';
import { figureBringsBack } from '../rules/ravage.js';
import { countsAtEnd } from '../rules/table.js';

/**
 * `<use card="knight"/>`: a declaration of its own, for a program that does not write `as-cubes`.
 * @see rattus.knight.neutral-before-flip
 */
export function declareNeutral(use: Act): void {
  const { lastRound, ravage, table } = use;
  if (lastRound && !table.profile.lastRoundKnightNow) countAtEnd(use);
  else if (ravage) {
    ravage.mayRest = ravage.flips > 0 && isSpent(table, ravage) !== false;
    ravage.neutral = NEUTRAL;
    ravage.neutralUnknown = false;
    if (lastRound && figureBringsBack(momentIn(use))) ravage.over = false;
  }
}

/** In the last round of the book the figure counts where it stands when the game ends, and not before. @see rattus.end.knight-neutral */
export function countAtEnd({ table, judge }: Act): void {
  if (!table.figure) return;
  countsAtEnd.set(table.board, 1);
  judge.line('rattus.end.knight-neutral', 'rattus_counts-at-end', () => ({ count: NEUTRAL }));
}

/** What is said where it comes too late. */
export function tellLate({ player }: Act): Facts {
  return { kind: 'order', message: 'rattus_neutral-late', with: { player: playerName(player.id) } };
}
