/** The judge asks the declarations of `rules`: a recorded choice is put to them, and what does not hold is told in the words of its card. */
import {
  type Filled as FilledSlot,
  recordedChoice,
  requireDeclared,
  requireInSlot,
  type Telling,
} from '../../../engine/declared.js';
import type { Judge } from '../../../engine/judge.js';
import { answersBefore, answersInSlot, mayStand } from '../../../kernel/conditions.js';
import type { Move } from '../../../kernel/game-definition.js';
import type { RuleIdOfValletta } from '../rulebook.js';
import type { Valletta } from '../rules/table.js';

/** What a record says in a slot. */
export type Filled = FilledSlot<Valletta>;

/** Asks what must hold before a move is made at all. @returns false where something certainly does not */
export function requireBefore(
  judge: Judge,
  move: Move<Valletta, RuleIdOfValletta>,
  state: Valletta,
  seat: number,
  telling: Telling,
): boolean {
  return requireDeclared(judge, answersBefore(move, state, recordedChoice(seat, [])), telling);
}

/**
 * Asks what was chosen in the last of some slots, after what was chosen in those before it.
 * @param state as it was before the choice
 * @returns false where something certainly does not hold
 */
export function requireChosen(
  judge: Judge,
  values: readonly [...Filled[], Filled],
  state: Valletta,
  seat: number,
  telling: Telling,
): boolean {
  const [slot] = values[values.length - 1] as Filled;
  return requireInSlot(judge, slot, state, recordedChoice(seat, values), telling);
}

/**
 * The rule that a choice certainly breaks in the last of some slots, for whoever has more to say than that; undefined where it
 * breaks none. @see requireChosen
 */
export function brokenBy(
  values: readonly [...Filled[], Filled],
  state: Valletta,
  seat: number,
): RuleIdOfValletta | undefined {
  const [slot] = values[values.length - 1] as Filled;
  const recorded = recordedChoice(seat, values);
  if (mayStand(slot, state, recorded) !== false) return undefined;
  return answersInSlot(slot, state, recorded).find(({ holds }) => holds === false)?.rule as RuleIdOfValletta;
}
