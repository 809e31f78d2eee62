/** Stated losses that no wrong reading of a whole token explains: which cause was misjudged for the players concerned? */

import { only } from '../../../engine/only.js';
import type { RuleIdOfRattus } from '../rulebook.js';
import { type Hits, isEstate, isOwned, type Outbreak } from './outbreak.js';

/**
 * The one rule that was wrongly applied to single players, whatever became of the others.
 * @param right the cubes that each seat loses by the rules
 * @param claims what the log says, by seat; nothing where it says nothing
 * @returns undefined where no single rule explains it
 */
export function misjudged(
  outbreak: Outbreak,
  hits: readonly Hits[],
  right: readonly number[],
  claims: readonly number[],
): RuleIdOfRattus | undefined {
  const rules = new Set<RuleIdOfRattus | undefined>();
  let [toLeaders, toOthers] = [0, 0];
  for (const { player, causes } of hits) {
    const difference = (claims[player.seat] ?? right[player.seat] ?? 0) - (right[player.seat] ?? 0);
    if (difference === 0) continue;
    if (causes.includes('M')) toLeaders += difference;
    else toOthers += difference;
    rules.add(difference < 0 ? ruleOfMissing(hits, causes) : ruleOfTooMany(outbreak));
  }
  // The one of M went to somebody else.
  if (leadersIn(hits).length === 1 && toLeaders === -1 && toOthers === 1) return 'rattus.ravage.majority';
  return only(rules);
}

/** What should have cost a player cubes; nothing where several things did. */
function ruleOfMissing(hits: readonly Hits[], causes: readonly string[]): RuleIdOfRattus | undefined {
  const cause = only(new Set(causes));
  if (cause === undefined) return undefined;
  if (cause === 'A') return 'rattus.ravage.all';
  if (cause !== 'M') return 'rattus.ravage.symbol';
  return leadersIn(hits).length > 1 ? 'rattus.ravage.majority-tie' : 'rattus.ravage.majority';
}

/** What of a token can have been taken for a reason to remove cubes. */
function ruleOfTooMany({ table, token }: Outbreak): RuleIdOfRattus | undefined {
  const hit = only(new Set((token?.hits ?? []).map((one) => (isEstate(one) ? 'symbol' : one))));
  if (hit === undefined) return undefined;
  if (hit === 'A') return 'rattus.ravage.all';
  if (hit === 'M') return 'rattus.ravage.majority';
  const owned = token?.hits?.some((one) => isEstate(one) && isOwned(table, one));
  return owned ? 'rattus.ravage.symbol' : 'rattus.ravage.symbol-unowned';
}

/** Who has the most cubes, where the token asks for that. */
export function leadersIn(hits: readonly Hits[]): readonly Hits[] {
  return hits.filter(({ causes }) => causes.includes('M'));
}
