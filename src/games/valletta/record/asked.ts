/** The judge asks the declarations of `rules`: a recorded choice is put to them, and what does not hold is told in the words of its card. */
import {
  type Filled as FilledSlot,
  keepBefore,
  keepInSlot,
  recordedChoice,
  requireDeclared,
  type Telling,
} from '../../../engine/declared.js';
import type { Judge } from '../../../engine/judge.js';
import type { Choice } from '../../../kernel/choice.js';
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
  const recorded = recordedChoice(seat, []);
  const kept = keepBefore(judge, move, state, recorded);
  return (
    kept === move.conditions.length || requireDeclared(judge, answersBefore(move, state, recorded).slice(kept), telling)
  );
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

/** The same about one slot of a choice. */
export function requireInSlot(
  judge: Judge,
  slot: Filled[0],
  state: Valletta,
  recorded: Choice,
  telling: Telling,
): boolean {
  const kept = keepInSlot(judge, slot, state, recorded);
  return (
    kept === slot.declared.conditions.length ||
    requireDeclared(judge, answersInSlot(slot, state, recorded).slice(kept), telling)
  );
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
