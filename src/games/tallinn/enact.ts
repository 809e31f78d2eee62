/** Rules that fire with nothing to reckon: the trace names them, no sentence is made of them. */
import type { Judge } from '../../engine/judge.js';
import type { RuleIdOfTallinn } from './rulebook.js';

/** The game went by this rule. Free unless somebody wants an explanation. */
export function enact(judge: Judge, ...rules: readonly RuleIdOfTallinn[]): void {
  if (judge.scribe) for (const rule of rules) judge.scribe.rule(rule);
}
