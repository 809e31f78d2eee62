/** Rat tokens on their way. */
import type { Effect } from '../../../engine/effect.js';
import type { Judge } from '../../../engine/judge.js';
import type { RuleIdOfRattus } from '../rulebook.js';

/** A token that goes from a place to another one. Places are named as in effects: a region, `supply`, `box`. */
interface RatMove extends Pick<Effect, 'verb' | 'from' | 'to'> {
  readonly player?: { readonly id: string };
  /** Its place in the region that it leaves, 1 = there longest. */
  readonly slot?: number;
}

/** Moves one token. */
export function moveRat(judge: Judge, rule: RuleIdOfRattus, { verb, player, slot, from, to }: RatMove): void {
  const which = slot === undefined ? {} : { which: String(slot) };
  judge.effect(rule, { verb, player: player?.id, thing: 'rat', ...which, amount: 1, from, to });
}
