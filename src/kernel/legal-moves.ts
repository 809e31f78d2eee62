/** All moves that may be made: the slots are filled in order, and left where a condition fails. */
import { Choice, type Choices, MOST_SLOTS, Values } from './choice.js';
import { mayBegin, mayStand } from './conditions.js';
import { type GameDefinition, type Move, pointOf, type Slot } from './game-definition.js';
import type { Seat } from './index-of.js';
import type { GameState } from './state.js';
import { both, type Truth } from './truth.js';

/** Lists the legal moves of all seats that are due, and those that hidden information leaves open. */
export function legalMoves<S extends GameState>(definition: GameDefinition<S>, state: S, found: Choices): void {
  for (let due = state.due; due !== 0; due &= due - 1) legalMovesOf(definition, state, firstOf(due), found);
}

/** Filled slot by slot while moves are listed; the list keeps copies. */
const filling = new Choice();

/** Lists those of one seat. */
export function legalMovesOf<S extends GameState>(
  definition: GameDefinition<S>,
  state: S,
  seat: Seat,
  found: Choices,
): void {
  filling.seat = seat;
  filling.values.fill(0);
  const { moves } = pointOf(definition, state);
  for (let move = 0; move < moves.length; move += 1) {
    filling.move = move;
    listMove(moves[move] as Move<S>, state, filling, found);
  }
}

/** Lists those of one kind. @param choice with its seat and move; its values are written over */
export function listMove<S extends GameState>(move: Move<S>, state: S, choice: Choice, found: Choices): void {
  const truth = mayBegin(move, state, choice);
  if (truth !== false) fill(move.slots, 0, state, choice, truth, found);
}

/** What the domain of a slot is written into, by its place: those before it are being walked through. */
const DOMAINS: readonly Values[] = Array.from({ length: MOST_SLOTS }, () => new Values());

function fill<S extends GameState>(
  slots: readonly Slot<S>[],
  index: number,
  state: S,
  choice: Choice,
  truth: Truth,
  found: Choices,
): void {
  const slot = slots[index];
  if (!slot) {
    found.push(choice, truth);
    return;
  }
  const { domain } = slot.declared;
  if (typeof domain === 'function') {
    const values = DOMAINS[slot.declared.at] as Values;
    values.length = 0;
    domain(state, choice, values);
    for (let at = 0; at < values.length; at += 1) fillWith(values.at(at), slots, index, state, choice, truth, found);
  } else for (const value of domain) fillWith(value, slots, index, state, choice, truth, found);
}

function fillWith<S extends GameState>(
  value: number,
  slots: readonly Slot<S>[],
  index: number,
  state: S,
  choice: Choice,
  truth: Truth,
  found: Choices,
): void {
  const slot = slots[index] as Slot<S>;
  slot.set(choice, value);
  const holds = both(truth, mayStand(slot, state, choice));
  if (holds === false) return;
  const { followedBy } = slot.declared;
  if (followedBy) fill(followedBy(state, choice, value), 0, state, choice, holds, found);
  else fill(slots, index + 1, state, choice, holds, found);
}

/** The lowest seat of a set. @param seats one bit each, at least one */
export function firstOf(seats: number): Seat {
  return (31 - Math.clz32(seats & -seats)) as Seat;
}
