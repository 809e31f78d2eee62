/** Carrying moves out: what a move does, and what the rules force behind it. */
import type { Choice } from './choice.js';
import { type GameDefinition, type Move, pointOf } from './game-definition.js';
import type { GameState } from './state.js';

/** The move that a choice is about, at the decision point that is due. */
export function moveOf<S extends GameState>(definition: GameDefinition<S>, state: S, { move }: Choice): Move<S> {
  const found = pointOf(definition, state).moves[move];
  if (!found) throw new RangeError(`${definition.name}: no move ${move} at ${pointOf(definition, state).name}`);
  return found;
}

/** Makes a move. What the rules force behind it is not done yet. @see advance */
export function make<S extends GameState>(definition: GameDefinition<S>, state: S, choice: Choice): void {
  const move = moveOf(definition, state, choice);
  state.settle(choice.seat);
  move.apply(state, choice);
}

/** Hears each step of a game that is played. */
export interface Spectator<S extends GameState> {
  /** A move is about to be made. */
  before?(state: S, choice: Choice): void;
  /** The rules have opened a decision point, or ended the game. */
  opened?(state: S): void;
}

/** Carries out what the rules force, up to the next decision or the end. */
export function advance<S extends GameState>(definition: GameDefinition<S>, state: S, spectator?: Spectator<S>): void {
  while (state.due === 0 && !state.isOver) {
    pointOf(definition, state).next(state);
    spectator?.opened?.(state);
  }
}
