/** The knight: the figure goes two steps and may count as two cubes. @see rattus.md 4.10 */
import { player as playerName } from '../../../engine/message.js';
import type { Use } from '../base/act.js';
import { NEUTRAL } from '../rules/amounts.js';

/**
 * `<use card="knight"/>`: a declaration of its own, for a program that does not write `as-cubes`.
 * @see rattus.knight.neutral-before-flip
 */
export function declareNeutral({ table, judge, player, ravage }: Use): void {
  const perToken = table.profile.neutralPerToken;
  judge.require(
    'rattus.knight.neutral-before-flip',
    ravage !== undefined && (perToken || (ravage.flips === 0 && !ravage.order)),
    () => ({
      kind: 'order',
      message: 'rattus_neutral-late',
      with: { player: playerName(player.id) },
    }),
  );
  if (ravage) ravage.neutral = NEUTRAL;
}
