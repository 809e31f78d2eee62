/** The knight: the figure goes two steps and may count as two cubes. @see rattus.md 4.10 */
import type { Facts } from '../../../engine/judge.js';
import { player as playerName } from '../../../engine/message.js';
import type { Act, Use } from '../base/act.js';
import { NEUTRAL } from '../rules/amounts.js';

/**
 * `<use card="knight"/>`: a declaration of its own, for a program that does not write `as-cubes`.
 * @see rattus.knight.neutral-before-flip
 */
export function declareNeutral({ ravage }: Use): void {
  if (ravage) ravage.neutral = NEUTRAL;
}

/** What is said where it comes too late. */
export function tellLate({ player }: Act): Facts {
  return { kind: 'order', message: 'rattus_neutral-late', with: { player: playerName(player.id) } };
}
