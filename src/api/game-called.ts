import type { Game } from '../engine/game.js';
import { gameOf } from '../games.js';

/** @throws TypeError for a game that there is not */
export function gameCalled(ruleset: string): Game {
  const game = gameOf(ruleset);
  if (!game) throw new TypeError(`there is no game ${ruleset}`);
  return game;
}
