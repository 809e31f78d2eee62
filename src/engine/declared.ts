/** The judge asks the declarations of a game: a condition that is declared there is enforced here, and nowhere a second time. */
import { Choice, MOST_SLOTS, NOT_SHOWN } from '../kernel/choice.js';
import type { Answer } from '../kernel/conditions.js';
import { type Move, ruleOf, type Slot } from '../kernel/game-definition.js';
import type { Seat } from '../kernel/index-of.js';
import type { GameState } from '../kernel/state.js';
import type { Facts } from './facts.js';
import type { Gaps } from './gap.js';
import type { Judge } from './judge.js';

/** What a record says in a slot; undefined where it does not show it. */
export type Filled<S extends GameState> = readonly [slot: Slot<S>, value: number | undefined];

/** One choice at a time is asked about. */
const choice = new Choice();

/** A choice as it is recorded. @param seat 0-based @returns a choice that holds until the next one */
export function recordedChoice<S extends GameState>(seat: number, filled: readonly Filled<S>[]): Choice {
  choice.seat = seat as Seat;
  for (let at = 0; at < MOST_SLOTS; at += 1) choice.values[at] = 0;
  for (const [slot, value = NOT_SHOWN] of filled) slot.set(choice, value);
  return choice;
}

/** The same where all of it is shown. @param values of the slots, each at the slot's own place */
export function shownChoice(seat: number, values: readonly number[]): Choice {
  choice.seat = seat as Seat;
  for (let at = 0; at < MOST_SLOTS; at += 1) choice.values[at] = values[at] ?? 0;
  return choice;
}

/** What a game says of a recorded choice. */
export interface Telling {
  /** What the record lacks where a condition stays open. */
  gaps(answer: Answer): Gaps;
  /** What is said of a condition that does not hold. */
  facts(answer: Answer): Facts;
}

/**
 * Judges a recorded choice by its conditions, in their order, up to the first that does not hold.
 * @param answers those of the declaration, in the state before the choice. @see answersTo
 * @returns false only where one is certainly broken
 */
export function requireDeclared(judge: Judge, answers: readonly Answer[], telling: Telling): boolean {
  for (const answer of answers) {
    const { rule, holds } = answer;
    if (holds === true) judge.keep(rule);
    else if (!judge.require(rule, holds === 'unknown' ? telling.gaps(answer) : holds, () => telling.facts(answer)))
      return false;
  }
  return true;
}

/**
 * Enters the conditions of a move as a whole that hold, up to the first that does not, or may not: nearly always all of them hold, and
 * then no answers are made.
 * @returns how many were entered
 */
export function keepBefore<S extends GameState>(
  judge: Judge,
  { conditions }: Pick<Move<S>, 'conditions'>,
  state: S,
  recorded: Choice,
): number {
  for (let at = 0; at < conditions.length; at += 1) {
    const condition = conditions[at] as Move<S>['conditions'][number];
    if (condition.holds(state, recorded) !== true) return at;
    judge.keep(ruleOf(condition, state, recorded, true));
  }
  return conditions.length;
}

/** The same for those of a slot; none where the record does not show it. */
export function keepInSlot<S extends GameState>(judge: Judge, slot: Slot<S>, state: S, recorded: Choice): number {
  const { conditions } = slot.declared;
  const value = slot.of(recorded);
  if (value === NOT_SHOWN) return 0;
  for (let at = 0; at < conditions.length; at += 1) {
    const condition = conditions[at] as Slot<S>['declared']['conditions'][number];
    if (condition.holds(state, recorded, value) !== true) return at;
    judge.keep(ruleOf(condition, state, recorded, true, value));
  }
  return conditions.length;
}
