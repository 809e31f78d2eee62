/** The state follows the record where that differs from the rules. */
import type { Effect } from './effect.js';
import type { Judge } from './judge.js';
import type { RuleId } from './rule.js';

/** What the record has more than the replay; below zero: less. */
export interface Adjustment extends Pick<Effect, 'thing' | 'amount' | 'to'> {
  /** Undefined for what belongs to the table. */
  readonly player?: string;
  readonly which?: string;
  /** Where the pieces come from, if anybody keeps count of them there. */
  readonly from?: string;
}

/** @param rule under which wrong numbers stand that no single rule explains */
export function followRecord(judge: Judge, rule: RuleId, adjustment: Adjustment): void {
  const { player, thing, which, amount, from = '', to } = adjustment;
  if (amount === 0) return;
  judge.effect(rule, { verb: 'adjust', player, thing, which, amount, from, to });
}
