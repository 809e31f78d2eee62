/** What a finding tells about the program that wrote the log. */
import type { BugKind, Finding } from '../engine/finding.js';

/** The chapters of a rulebook that count what others have moved: `tallinn.score.advance`, `rattus.invariant.cubes`. */
const ABOUT_COUNTING: ReadonlySet<string> = new Set(['claim', 'score', 'invariant']);

/**
 * The kind of bug behind a finding. It is read off the finding alone, so it is the likeliest one and no proof.
 * @param statesEffects whether the log also states what each move changed in the quantity that the finding is about:
 *   then a wrong total is wrong although the moves were right
 * @returns null for a remark and for what follows from another finding
 */
export function bugKindOf(finding: Finding, statesEffects: () => boolean): BugKind | null {
  const { kind, severity, rule, cause, at } = finding;
  if (cause !== null || kind === 'note' || severity === 'note') return null;
  if (finding.bug) return finding.bug;
  if (rule === null) return 'incomplete-log';
  switch (kind) {
    case 'illegal':
      return 'too-permissive';
    case 'wrong':
      if (ABOUT_COUNTING.has(rule.split('.')[1] ?? '')) {
        // Where a log states nothing but the result, anything before it may have been wrong.
        return at.section === 'result' && !statesEffects() ? 'wrong-effect' : 'wrong-bookkeeping';
      }
      return at.element === 'state' && statesEffects() ? 'wrong-bookkeeping' : 'wrong-effect';
    case 'missing':
      // A log that merely stops is not the whole game.
      return severity === 'error' ? 'too-strict' : 'incomplete-log';
    case 'order':
      return 'wrong-order';
    case 'setup':
      return at.element === 'option' ? 'too-permissive' : 'wrong-effect';
    case 'data':
    case 'unread':
      return 'incomplete-log';
  }
}
