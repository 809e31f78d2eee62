/** A game as the page of a player tells of it, kept as a text: hundreds of thousands of them take a fifth of the memory of objects. */
import type { GameSummary } from '../../analysis/game-summary.js';
import type { Listed } from './index-model.js';

/** JSON of `ToldGame`. */
export type KeptGame = string;

/** What is told of a game. */
export interface ToldGame extends Pick<GameSummary, 'file' | 'game' | 'complete' | 'played'>, Pick<Listed, 'page'> {
  /** By rank, then in turn order. */
  readonly players: readonly Pick<GameSummary['players'][number], 'name' | 'seat' | 'points'>[];
}

export function keptGame({ page, summary: { file, game, complete, played, players } }: Listed): KeptGame {
  const told: ToldGame = {
    ...{ file, game, complete, played, page },
    players: players.map(({ name, seat, points }) => ({ name, seat, points })),
  };
  return JSON.stringify(told);
}

export function toldGame(kept: KeptGame): ToldGame {
  return JSON.parse(kept) as ToldGame;
}
