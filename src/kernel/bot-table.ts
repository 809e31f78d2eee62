/** What bots know of the table that they sit at. */
import type { GameDefinition } from './game-definition.js';
import type { Seat } from './index-of.js';
import type { GameState } from './state.js';

/** What a bot plays with. */
export interface BotTable<S extends GameState> {
  readonly definition: GameDefinition<S>;
  readonly seats: readonly Seat[];
  /** A state of the game that it is played with; it is not written over. */
  readonly beginning: S;
  /** How many games `search` plays to their end for each move that it can choose, on average. */
  readonly playOuts: number;
}
