/** Whole games, played to the end by whoever decides. */
import { Choice } from './choice.js';
import { type GameDefinition, pointOf } from './game-definition.js';
import { advance, make, type Spectator } from './play.js';
import type { Random } from './random.js';
import { Sampler } from './sample.js';
import type { GameState } from './state.js';

/** Fills a choice with a move of a seat that is due. */
export type Policy<S extends GameState> = (state: S, choice: Choice) => void;

/** Decides at random, value by value. @see Sampler */
export function randomPolicy<S extends GameState>(definition: GameDefinition<S>, random: Random): Policy<S> {
  const sampler = new Sampler(definition, random);
  return (state, choice) => sampler.sample(state, choice);
}

/**
 * Twice as many as games take that come to an end. Some come to none: in Rattus with Pied Piper, where the last token has left the board
 * and none of the six cards brings cubes, nothing that anybody does changes that.
 */
const MOST_DECISIONS = 2000;

/** Plays a game to its end. @param chance decides what nobody does @param most decisions, behind which the game breaks off and `isOver` stays false */
export function playOut<S extends GameState>(
  definition: GameDefinition<S>,
  state: S,
  chance: Policy<S>,
  policy: Policy<S> = chance,
  spectator?: Spectator<S>,
  most = MOST_DECISIONS,
): void {
  const choice = new Choice();
  advance(definition, state, spectator);
  for (let decisions = 0; !state.isOver && decisions < most; decisions += 1) {
    if (pointOf(definition, state).chance) chance(state, choice);
    else policy(state, choice);
    spectator?.before?.(state, choice);
    make(definition, state, choice);
    advance(definition, state, spectator);
  }
}
