/** The games as the kernel plays them, with the practice editions. */
import { defaults, type Options } from '../../src/engine/option.js';
import type { PlayDefinition } from '../../src/engine/played-games.js';
import { playedGame as rattus } from '../../src/games/rattus/record/recorder.js';
import { playedGame as tallinn } from '../../src/games/tallinn/record/recorder.js';
import { playedGame as valletta } from '../../src/games/valletta/record/recorder.js';
import { gameOf } from '../../src/games.js';
import type { GameDefinition } from '../../src/kernel/game-definition.js';
import type { GameState } from '../../src/kernel/state.js';
import { requestFor } from '../engine/replays.js';

/** Where a game begins. */
export interface KernelGame<S extends GameState> {
  readonly definition: GameDefinition<S>;
  /** With two, three or four players. */
  begin(seed: number): S;
}

/** @param given options */
export function kernelGame<S extends GameState>(
  ruleset: string,
  room: PlayDefinition<S>,
  given: Options,
): KernelGame<S> {
  const game = gameOf(ruleset);
  const edition = requestFor({ ruleset } as Parameters<typeof requestFor>[0]).edition('practice');
  if (!game || !edition) throw new Error(`no ${ruleset}`);
  const options = { ...defaults(game.options), ...game.presets?.(given), ...given };
  return { definition: room.definition, begin: (seed) => room.begin({ players: 2 + (seed % 3), options, edition }) };
}

export const TALLINN = kernelGame('tallinn', tallinn, { legate: 'true' });
export const VALLETTA = kernelGame('valletta', valletta, {});
export const RATTUS = kernelGame('rattus', rattus, {});
export const PIED_PIPER = kernelGame('rattus', rattus, { expansion: 'true' });
