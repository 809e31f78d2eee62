/** Bots that decide by what their seat can know. */
import { type Choice, Choices } from './choice.js';
import type { GameDefinition } from './game-definition.js';
import { Greedy, listNext } from './greedy.js';
import type { Seat } from './index-of.js';
import type { Policy } from './play-out.js';
import type { Random } from './random.js';
import { bitOf, type GameState } from './state.js';

/** Chooses among the moves of a seat. */
interface Chooser<S extends GameState> {
  /** @param world the game as the seat may suppose it to be */
  choose(world: S, seat: Seat, moves: Choices, choice: Choice): void;
}

/**
 * Shows a bot a world that fits what its seat knows instead of the one that there is.
 * @param beginning a state of the game; it is not written over
 */
export function unseeing<S extends GameState>(
  definition: GameDefinition<S>,
  beginning: S,
  random: Random,
  chooser: Chooser<S>,
): Policy<S> {
  const world = beginning.clone();
  const moves = new Choices();
  return (state, choice) => {
    const seat = listNext(definition, state, moves);
    world.copyFrom(state);
    definition.dealUnseen(world, bitOf(seat), random);
    chooser.choose(world, seat, moves, choice);
  };
}

/** Takes what is worth most at once. @see Greedy */
export function greedyPolicy<S extends GameState>(
  definition: GameDefinition<S>,
  beginning: S,
  random: Random,
): Policy<S> {
  return unseeing(definition, beginning, random, new Greedy(definition, random, beginning.clone()));
}
