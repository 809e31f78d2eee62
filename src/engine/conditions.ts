/** The conditions of a move, in the order in which they were judged, as they stand in its transcript. */
import type { Truth } from './facts.js';
import type { Finding } from './finding.js';
import type { Trial } from './opening.js';
import type { RuleId } from './rule.js';

/** One condition of a move, and whether it holds. */
export interface Condition {
  /** Null where it is no rule of the game that fails. */
  readonly rule: RuleId | null;
  /** Where it is left open, what the record lacks. */
  readonly holds: Truth;
  /** What is said about it: of one that fails, or a remark on one that holds. */
  readonly finding: Finding | undefined;
}

/** Each rule once; where it is judged several times, it must hold every time. */
export function conditionsOf({ step, findings }: Pick<Trial, 'step' | 'findings'>): readonly Condition[] {
  const conditions = new Map<string, Condition>();
  const left = new Map(findings.map((finding) => [finding.id, finding]));
  const add = (condition: Condition): void => {
    const key = condition.finding ? condition.finding.id : (condition.rule ?? '');
    if (!conditions.has(key)) conditions.set(key, condition);
  };
  for (const entry of step?.entries ?? []) {
    if (entry.type === 'rule') add({ rule: entry.rule, holds: true, finding: undefined });
    else if (entry.type === 'doubt') {
      // What was seen to hold once may be in doubt the next time.
      conditions.delete(entry.rule);
      add({ rule: entry.rule, holds: entry.gaps, finding: undefined });
    } else if (entry.type === 'finding') {
      const finding = left.get(entry.finding);
      if (finding) add(conditionOf(finding));
      left.delete(entry.finding);
    }
  }
  // What was found elsewhere because of the move.
  for (const finding of left.values()) add(conditionOf(finding));
  const all = [...conditions.values()];
  const failed = new Set(all.flatMap(({ rule, holds }) => (holds === false && rule !== null ? [rule] : [])));
  return all.filter(({ rule, holds, finding }) => finding || holds === false || rule === null || !failed.has(rule));
}

function conditionOf(finding: Finding): Condition {
  return { rule: finding.rule, holds: finding.severity !== 'error', finding };
}

/** What `check` would say of a move that is not allowed: its first error, roots before consequences. */
export function failureOf(findings: readonly Finding[]): Finding | undefined {
  const errors = findings.filter(({ severity }) => severity === 'error');
  return errors.find(({ cause }) => cause === null) ?? errors[0];
}
