/** The games of the inputs, each replayed: what `check`, `report` and `explain` have in common. */

import type { Occasion } from '../analysis/game-summary.js';
import type { Editions } from '../editions/editions.js';
import { movesWritten, type RecordedMove } from '../engine/recorded-moves.js';
import { type Replayed, type ReplayRequest, replayToTable } from '../engine/replay.js';
import { underOptions } from '../engine/under-options.js';
import { gameOf, vocabularyOf } from '../games.js';
import type { Input } from '../io/inputs.js';
import { readLogs } from '../io/logs.js';
import { ownFault } from '../io/own-fault.js';
import type { Origin } from '../known/quirks.js';
import type { Fault, Recording } from '../log/recording.js';
import { ToldSpellings } from '../log/told-spellings.js';
import { brokenOff } from './broken-off.js';
import { editionsOf } from './editions.js';
import { isOwnFile } from './file-mistakes.js';
import { givenOptions } from './given-options.js';
import { nobody, recordingSeenFrom } from './seen-from.js';

/** Options of every command that judges games. */
export interface JudgingOptions {
  /** The language that each log asks for, if it is not given. */
  readonly lang?: string;
  /** Paths of the user's own editions. */
  readonly components: readonly string[];
  /** @see ReplayOptions.option */
  readonly option?: readonly string[];
}

/** What is wanted of each game. */
export interface ReplayOptions {
  /** Paths of the user's own editions. */
  readonly components?: readonly string[];
  /** Options of games, where a log does not name them: `name=value`. */
  readonly option?: readonly string[];
  /** The id of the only game wanted; the others are read, but not replayed. */
  readonly game?: string;
  /** The id of a player, or `table`: the record is replayed as they could know it; a game without such a player is left out. */
  readonly view?: string;
  /** True where other spellings, which are understood, are errors of each log that has them. */
  readonly strict?: boolean;
  /** True where the games are to be told, not only judged; `counts`: only what is counted over many games. */
  readonly transcript?: boolean | 'counts';
  /** True where every step is to be drawn as well. */
  readonly frames?: boolean;
}

/** A game, judged. */
export interface ReplayedGame {
  readonly type: 'game';
  readonly replayed: Replayed;
  readonly recording: Recording;
  /** Those of the record, with their steps in the transcript; none where it is not told. */
  readonly moves: readonly RecordedMove[];
  /** Where its text breaks off; undefined where it was read to its end. */
  readonly brokenOff: Fault | undefined;
  /** Finds the editions of its ruleset, for whoever replays it again. */
  readonly edition: ReplayRequest['edition'];
}

/** The same, or a part of the input that could not be read. */
export type ReplayEvent = ReplayedGame | { readonly type: 'fault'; readonly fault: Fault };

/**
 * Reads and replays one game after the other; nothing is kept.
 * @param paths files, directories, and `-` for standard input; or what was found at them
 * @throws UnusableEdition
 */
export async function* replays(
  paths: readonly (string | Input)[],
  options: ReplayOptions,
): AsyncGenerator<ReplayEvent> {
  const editions = await editionsOf(options.components ?? []);
  const [only] = paths.length === 1 ? paths : [];
  const part = typeof only === 'object' && only.type === 'file' ? only.part : undefined;
  const spellings = new ToldSpellings(part?.reading.told);
  for await (const event of readLogs(paths, vocabularyOf)) {
    if (event.type === 'fault') {
      if (isOwnFile(event.fault, options.components ?? [])) continue;
      yield event;
      continue;
    }
    if (options.game !== undefined && event.recording.id !== options.game) continue;
    const recording = options.strict ? event.recording : spellings.firstOf(event.recording);
    const { view } = options;
    const seen = view === undefined ? recording : recordingSeenFrom(recording, view);
    yield seen
      ? replayedGame(seen, editions, options, brokenOff(recording))
      : { type: 'fault', fault: nobody(recording, view ?? '') };
  }
}

/** Whatever goes wrong with a game, the next one is replayed. @param broken where its text breaks off */
export function replayedGame(
  read: Recording,
  editions: Editions,
  { option = [], transcript = false, frames = false, strict = false }: ReplayOptions,
  broken = brokenOff(read),
): ReplayEvent {
  try {
    const game = gameOf(read.ruleset);
    if (!game) throw new Error(`a reader let the ruleset ${read.ruleset} pass`);
    const recording = underOptions(game, read, givenOptions(option));
    const edition = editions.finder(recording.ruleset);
    const { replayed, writer } = replayToTable(game, recording, { edition, transcript, frames, isStrict: strict });
    const moves = writer && transcript === true ? movesWritten(writer, replayed.findings).moves : [];
    return { type: 'game', replayed, recording, moves, brokenOff: broken, edition };
  } catch (error) {
    return { type: 'fault', fault: ownFault(read.source, error) };
  }
}

/** The language that a log asks for, as a BCP 47 tag. */
export function localeOf(recording: Recording): string | undefined {
  return saidOf(recording, 'locale');
}

/** Where a log comes from, as far as it says so. */
export function originOf(recording: Recording): Origin {
  return { source: saidOf(recording, 'source'), played: saidOf(recording, 'played') };
}

/** When and where a game was played, as far as the log says so. */
export function occasionOf(recording: Recording): Occasion {
  return { played: saidOf(recording, 'played') ?? null, event: saidOf(recording, 'event') ?? null };
}

function saidOf(recording: Recording, attribute: string): string | undefined {
  const meta = recording.game.children.find((child) => child.name === 'meta');
  const said: unknown = meta?.values[attribute];
  return typeof said === 'string' ? said : undefined;
}
