/** Whether a move may be made: the conditions of its slots, one after the other. */
import { type Choice, NOT_SHOWN } from './choice.js';
import { type Move, ruleOf, type Slot } from './game-definition.js';
import type { GameState } from './state.js';
import type { RuleId } from './trace.js';
import type { Truth } from './truth.js';

/** Whether the conditions of a move hold before any slot is filled. */
export function mayBegin<S extends GameState>({ conditions }: Move<S>, state: S, choice: Choice): Truth {
  let truth: Truth = true;
  for (const condition of conditions) {
    const holds = condition.holds(state, choice);
    if (holds === false) return false;
    if (holds === 'unknown') truth = holds;
  }
  return truth;
}

/** Whether the value that a choice has in a slot may stand there, after those before it. */
export function mayStand<S extends GameState>(slot: Slot<S>, state: S, choice: Choice): Truth {
  const { conditions } = slot.declared;
  const value = slot.of(choice);
  let truth: Truth = true;
  for (const condition of conditions) {
    const holds = condition.holds(state, choice, value);
    if (holds === false) return false;
    if (holds === 'unknown') truth = holds;
  }
  return truth;
}

/** A condition of a move, and whether it holds. */
export interface Answer {
  readonly rule: RuleId;
  readonly holds: Truth;
  /** The slot that it is about; undefined for a condition of the move as a whole. */
  readonly slot: string | undefined;
}

/**
 * All conditions of a choice in their order, with their answers. Those of a slot that a record does not show are open, and the last;
 * where the rule of one depends on the value that is not shown, it is left out.
 */
export function answersTo<S extends GameState>(move: Move<S>, state: S, choice: Choice): readonly Answer[] {
  return answersInSlots(move, state, choice, answersBefore(move, state, choice));
}

/** Those of the move as a whole, before any slot is filled. @see answersTo */
export function answersBefore<S extends GameState>(
  { conditions }: Pick<Move<S>, 'conditions'>,
  state: S,
  choice: Choice,
): Answer[] {
  return conditions.map((condition) => {
    const holds = condition.holds(state, choice);
    return { rule: ruleOf(condition, state, choice, holds), holds, slot: undefined };
  });
}

/** Those of all slots. @param answers they are added to these @see answersTo */
export function answersInSlots<S extends GameState>(
  move: Pick<Move<S>, 'slots'>,
  state: S,
  choice: Choice,
  answers: Answer[] = [],
): readonly Answer[] {
  let { slots } = move;
  let at = 0;
  for (let slot = slots[at]; slot; slot = slots[at]) {
    answersInSlot(slot, state, choice, answers);
    const value = slot.of(choice);
    if (value === NOT_SHOWN) break;
    const { followedBy } = slot.declared;
    at = followedBy ? 0 : at + 1;
    if (followedBy) slots = followedBy(state, choice, value);
  }
  return answers;
}

/** Those of one slot, whatever follows. @param answers they are added to these @see answersTo */
export function answersInSlot<S extends GameState>(
  slot: Slot<S>,
  state: S,
  choice: Choice,
  answers: Answer[] = [],
): readonly Answer[] {
  const { name, conditions } = slot.declared;
  const value = slot.of(choice);
  for (const condition of conditions) {
    if (value !== NOT_SHOWN) {
      const holds = condition.holds(state, choice, value);
      answers.push({ rule: ruleOf(condition, state, choice, holds, value), holds, slot: name });
    } else if (typeof condition.rule !== 'function') {
      answers.push({ rule: condition.rule, holds: 'unknown', slot: name });
    }
  }
  return answers;
}

/** The first condition that a choice breaks; undefined where it is legal, or may be. */
export function breachOf<S extends GameState>(move: Move<S>, state: S, choice: Choice): Answer | undefined {
  return answersTo(move, state, choice).find(({ holds }) => holds === false);
}
