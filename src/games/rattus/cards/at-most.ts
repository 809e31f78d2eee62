/** How often a card acts in one use. */
import { differing, type Facts, numbersFrom } from '../../../engine/facts.js';
import { player as playerName } from '../../../engine/message.js';
import type { Use } from '../base/act.js';
import type { RuleIdOfRattus } from '../rulebook.js';

/** @param message takes `player`, `count`, and `most` where that is more than one @returns false where there are too many */
export function requireAtMost(
  { judge, player }: Use,
  rule: RuleIdOfRattus,
  most: number,
  elements: readonly unknown[],
  message: string,
  facts: Pick<Facts, 'taints'> = {},
): boolean {
  const count = elements.length;
  return judge.require(rule, count <= most, () => ({
    message,
    with: { player: playerName(player.id), count, ...(most > 1 && { most }) },
    ...differing(numbersFrom(1, most), count),
    ...facts,
  }));
}
