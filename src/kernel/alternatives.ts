/** What else could have been chosen, and what it would have led to. */
import { Choice, type Choices } from './choice.js';
import type { GameDefinition } from './game-definition.js';
import type { Seat } from './index-of.js';
import { legalMovesOf } from './legal-moves.js';
import { advance, make } from './play.js';
import type { GameState } from './state.js';

/**
 * What each move of a seat comes to.
 * @param found is filled with the moves
 * @param after takes the place of the state behind each of them; another one than `state`
 * @param worth what the seat has there
 * @returns the worth of each move, in the order of `found`
 */
export function alternatives<S extends GameState>(
  definition: GameDefinition<S>,
  state: S,
  seat: Seat,
  found: Choices,
  after: S,
  worth: (after: S, seat: Seat) => number,
): readonly number[] {
  found.clear();
  legalMovesOf(definition, state, seat, found);
  const choice = new Choice();
  return Array.from({ length: found.length }, (_, index) => {
    found.read(index, choice);
    after.copyFrom(state);
    make(definition, after, choice);
    advance(definition, after);
    return worth(after, seat);
  });
}
