/** The judge asks the declarations of `rules`: a recorded choice is put to them, and what does not hold is told in the words of its card. */
import { keepBefore, keepInSlot, recordedChoice, requireDeclared, shownChoice } from '../../../engine/declared.js';
import type { Facts } from '../../../engine/facts.js';
import type { Gaps } from '../../../engine/gap.js';
import type { RuleId } from '../../../engine/rule.js';
import { type Answer, answersBefore, answersInSlot, answersInSlots } from '../../../kernel/conditions.js';
import type { Move, Slot } from '../../../kernel/game-definition.js';
import type { Act } from '../base/act.js';
import type { RuleIdOfRattus } from '../rulebook.js';
import type { Rattus } from '../rules/table.js';
import type { TableState } from '../table/state.js';
import { momentIn } from './from-record.js';

export type DeclaredMove = Move<Rattus, RuleIdOfRattus>;

/** What is said of a condition that does not hold. Made only when it is needed. */
export type Tell = (answer: Answer) => Facts;

/** Who asks, and about which table. */
export type Asking = Pick<Act, 'table' | 'judge'>;

/** The same, with the player who has decided, and the ravage that goes on. */
export type Asker = Pick<Act, 'table' | 'judge' | 'player' | 'ravage'>;

/**
 * Asks what must hold before a move is made at all.
 * @param state as it is then
 * @returns false where something certainly does not hold
 */
export function requireBefore(
  act: Asker,
  move: Pick<DeclaredMove, 'conditions'>,
  tell: Tell,
  state: Rattus = momentIn(act),
): boolean {
  const choice = shownChoice(act.player.seat, NO_VALUES);
  const kept = keepBefore(act.judge, move, state, choice);
  return kept === move.conditions.length || requireAnswers(act, answersBefore(move, state, choice).slice(kept), tell);
}

const NO_VALUES: readonly number[] = [];

/**
 * Asks what was chosen, slot by slot.
 * @param values what the record says in them, each at the slot's own place
 * @param state as it was before the choice
 * @returns false where something certainly does not hold
 */
export function requireChosen(
  act: Asker,
  move: Pick<DeclaredMove, 'slots'>,
  values: readonly number[],
  tell: Tell,
  state: Rattus = momentIn(act),
): boolean {
  const choice = shownChoice(act.player.seat, values);
  let { slots } = move;
  let at = 0;
  for (let slot = slots[at]; slot; slot = slots[at]) {
    const kept = keepInSlot(act.judge, slot, state, choice);
    // What is told of the one that does not hold asks about other choices: so all behind it is asked before.
    if (kept < slot.declared.conditions.length)
      return requireAnswers(act, answersInSlots({ slots: slots.slice(at) }, state, choice).slice(kept), tell);
    const { followedBy } = slot.declared;
    at = followedBy ? 0 : at + 1;
    if (followedBy) slots = followedBy(state, choice, slot.of(choice));
  }
  return true;
}

/**
 * Asks about one slot of a table on which no turn needs to be under way.
 * @param seat where it makes a difference whose choice it is
 * @returns false where something certainly does not hold
 */
export function requireSlotOf(
  asking: Asking,
  slot: Slot<Rattus, number, RuleIdOfRattus>,
  value: number,
  tell: Tell,
  seat = 0,
): boolean {
  const { board } = asking.table;
  const choice = recordedChoice(seat, [[slot, value]]);
  const kept = keepInSlot(asking.judge, slot, board, choice);
  return (
    kept === slot.declared.conditions.length ||
    requireAnswers(asking, answersInSlot(slot, board, choice).slice(kept), tell)
  );
}

/** @returns false where one of them is certainly broken */
export function requireAnswers({ table, judge }: Asking, answers: readonly Answer[], facts: Tell): boolean {
  return requireDeclared(judge, answers, { gaps: ({ rule }) => gapsBehind(table, rule), facts });
}

/** What the record lacks where a condition stays open: whose the cards are, or the map. */
function gapsBehind({ unknownCards }: TableState, rule: RuleId): Gaps {
  const isOfCards = rule === 'rattus.piper.six-in-play' || rule === 'rattus.card.owned';
  return isOfCards ? (unknownCards ?? 'setup') : 'values';
}
