/** What may stand anywhere in the record of a game: numbers that it states, notes, and what was taken back. */
import { tellRemark } from '../../../engine/annotation.js';
import type { Judge } from '../../../engine/judge.js';
import type { RuleIdOfRattus } from '../rulebook.js';
import type { TableState } from '../table/state.js';
import type { RattusElement, RattusElementOf } from '../vocabulary.js';
import { checkEffect, checkState } from './claims.js';

/**
 * Anything else is left alone.
 * @param fixed the rule by which online nothing is taken back behind a token that was turned up; null where it may be
 */
export function readAnywhere(
  table: TableState,
  judge: Judge,
  element: RattusElement,
  fixed: RuleIdOfRattus | null = 'rattus.online.save-points',
): void {
  if (element.name === 'state') return checkState(table, judge, element);
  if (element.name === 'effect') return checkEffect(table, judge, element);
  tellRemark(judge, element);
  if (element.name === 'undo' && table.profile.online && fixed !== null) tellFixed(judge, element, fixed);
}

/** What was taken back changes nothing, whether it could be or not: a remark. @see rattus.md RA-53 */
function tellFixed(judge: Judge, undo: RattusElementOf<'undo'>, rule: RuleIdOfRattus): void {
  if (!holdsFlip(undo)) return;
  judge.note(rule, () => ({ message: 'rattus_taken-back', element: undo, play: null }));
}

function holdsFlip({ children }: Pick<RattusElement, 'children'>): boolean {
  return children.some((child: RattusElement) => child.name === 'reveal' || isOrder(child) || holdsFlip(child));
}

/** Whether the crusader turns up all tokens here. @see rattus.piper.crusader-reveal */
export function isOrder(element: RattusElement): boolean {
  return (
    element.name === 'use' &&
    element.values.card === 'crusader' &&
    element.children.some(({ name }) => name === 'order')
  );
}
