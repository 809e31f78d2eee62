/** What the rules do not leave to anybody: no move of a decision point, but what a record may lack. */
import type { Move } from '../../../kernel/game-definition.js';
import type { RuleIdOfTallinn } from '../rulebook.js';
import type { Tallinn } from './table.js';

/** To do nothing where something is due. @param rule the one that says so */
export function leftOut(rule: RuleIdOfTallinn): Move<Tallinn, RuleIdOfTallinn> {
  const conditions = [{ rule, holds: (state, { seat }) => !state.isDue(seat) }] satisfies Move<Tallinn>['conditions'];
  return { name: 'nothing', conditions, slots: [], apply: () => undefined };
}
