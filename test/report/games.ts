/** Recorded games for the tests of everything behind the replay. */
import { readFileSync } from 'node:fs';
import type { Game } from '../../src/engine/game.js';
import { type Readings, readingsOf } from '../../src/engine/readings.js';
import type { Replayed } from '../../src/engine/replay.js';
import type { Transcript } from '../../src/engine/transcript.js';
import { gameOf } from '../../src/games.js';
import type { Recording } from '../../src/log/recording.js';
import { recordingsOf, replayed as replayedOf, requestFor } from '../engine/replays.js';

export type GameName = 'four-players' | 'two-players' | 'one-breach';

export const GAME_NAMES: readonly GameName[] = ['four-players', 'two-players', 'one-breach'];

export function logOf(name: GameName): string {
  return readFileSync(new URL(`./games/${name}.xml`, import.meta.url), 'utf8');
}

export interface ToldGame {
  readonly game: Game;
  readonly replayed: Replayed;
  readonly transcript: Transcript;
  readonly readings: Readings;
  readonly recording: Recording;
}

const told = new Map<GameName, ToldGame>();

/** Replayed once for all tests. */
export function toldGame(name: GameName): ToldGame {
  const game = told.get(name) ?? toldAnew(name);
  told.set(name, game);
  return game;
}

/** @param change makes another log of it */
export function toldAnew(name: GameName, change: (text: string) => string = (text) => text): ToldGame {
  const [recording] = recordingsOf(change(logOf(name)), `${name}.xml`);
  const game = recording && gameOf(recording.ruleset);
  const replayed = recording && replayedOf(recording, 'drawn');
  if (!game || !replayed?.transcript) throw new Error(name);
  const readings = readingsOf(game, recording, replayed, requestFor(recording));
  return { game, replayed, transcript: replayed.transcript, readings, recording };
}
