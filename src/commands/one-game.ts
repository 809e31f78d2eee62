/** The one game of a file that somebody asks about. */
import type { EditionFile } from '../engine/edition-file.js';
import type { Game } from '../engine/game.js';
import { underOptions } from '../engine/under-options.js';
import { gameOf, vocabularyOf } from '../games.js';
import { readLogs } from '../io/logs.js';
import type { Fault, Recording } from '../log/recording.js';
import { editionsFor } from './editions.js';
import { givenOptions } from './given-options.js';
import type { ReplayOptions } from './replays.js';

/** So many games are named where one has to be chosen. */
const MOST_NAMED = 8;

/** The game that was meant, ready to be replayed. */
export interface ChosenGame {
  readonly type: 'game';
  readonly game: Game;
  readonly recording: Recording;
  /** Finds its editions by their name. */
  readonly edition: (name: string) => EditionFile | undefined;
  /** What could not be read, perhaps the game that was meant; none where that was named. */
  readonly faults: readonly Fault[];
}

/** Why there is no answer to which game is meant. */
export interface NoGame {
  readonly type: 'none' | 'several' | 'unknown';
  /** Ids of games of the file, not more than fit a sentence. */
  readonly games: readonly string[];
  /** True where there are more. */
  readonly more: boolean;
  /** What could not be read, perhaps the game that was meant. */
  readonly faults: readonly Fault[];
}

/**
 * @param path a file, or `-` for standard input
 * @param options `game` may be left out where there is only one
 * @throws UnusableEdition
 */
export async function oneGame(
  path: string,
  { game: id, components = [], option = [] }: Pick<ReplayOptions, 'game' | 'components' | 'option'>,
): Promise<ChosenGame | NoGame> {
  const games: string[] = [];
  const faults: Fault[] = [];
  let found: Recording | undefined;
  for await (const event of readLogs([path], vocabularyOf)) {
    if (event.type === 'fault') {
      faults.push(event.fault);
      continue;
    }
    const { recording } = event;
    if (id === undefined ? games.length === 0 : recording.id === id) found = recording;
    games.push(recording.id ?? '?');
    if (id === undefined ? games.length > MOST_NAMED : found) break;
  }
  const game = found && gameOf(found.ruleset);
  if (found && game && (id !== undefined || games.length === 1)) {
    const edition = await editionsFor(found.ruleset, components);
    const unread = id === undefined ? faults.filter((fault) => fault.passedOver !== true) : [];
    const recording = underOptions(game, found, givenOptions(option));
    return { type: 'game', game, recording, edition, faults: unread };
  }
  const type = games.length === 0 ? 'none' : id === undefined ? 'several' : 'unknown';
  return { type, games: games.slice(0, MOST_NAMED), more: games.length > MOST_NAMED, faults };
}
