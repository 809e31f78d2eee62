/** Rat tokens on their way. */
import type { Effect } from '../../../engine/effect.js';
import type { Judge } from '../../../engine/judge.js';
import type { RuleIdOfRattus } from '../rulebook.js';

/** A token that goes from a place to another one. Places are named as in effects: a region, `supply`, `box`. */
interface RatMove extends Pick<Effect, 'verb' | 'from' | 'to'> {
  readonly player?: { readonly id: string };
  /** Its place in the region that it leaves, 1 = there longest; undefined where nobody says it. */
  readonly slot?: number | undefined;
  /** The id of one that comes into a region, where the record shows it. */
  readonly token?: string | undefined;
}

/** Moves one token. */
export function moveRat(judge: Judge, rule: RuleIdOfRattus, { verb, player, slot, token, from, to }: RatMove): void {
  const which = slot === undefined ? token : String(slot);
  judge.effect(rule, { verb, player: player?.id, thing: 'rat', which, from, to });
}
