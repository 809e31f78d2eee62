/** What is asked of `kiebitz play`, and what is said where it cannot be done. */
import type { EditionFile } from '../engine/edition-file.js';
import type { Game } from '../engine/game.js';
import { defaults, type Options } from '../engine/option.js';
import type { BOTS, Level, Playable, PlaySetting } from '../engine/playable.js';
import { plain } from '../output/plain.js';
import type { Speaker } from '../text/speaker.js';
import { EXIT } from './exit.js';

/** The options of one run, as the command line gives them. */
export interface PlayOptions {
  /** Two where it is not given; in a search any number that can play. */
  readonly players?: number;
  /** One where it is not given; in a search so many are tried, at most. */
  readonly games?: number;
  readonly seed: number;
  readonly bot: (typeof BOTS)[number];
  /** Each once. */
  readonly level: readonly Level[];
  /** Options of the game: `name=value`. */
  readonly option: readonly string[];
  readonly edition?: string;
  /** Rules to look for. */
  readonly reach?: readonly string[];
  /** True to look for all rules. */
  readonly cover: boolean;
  /** A directory; it is made where it does not exist. */
  readonly output: string;
  readonly lang?: string;
  readonly components: readonly string[];
}

/** What is played, once the command line has been understood. */
export interface Play {
  readonly game: Game;
  readonly playable: Playable;
  readonly speaker: Speaker;
  /** The options that the command line names. */
  readonly given: Options;
  readonly edition: EditionFile;
  readonly options: PlayOptions;
}

/** What a game is played with, where the other options have the value that those given call for. */
export function settingOf(game: Game, given: Options, players: number, edition: EditionFile): PlaySetting {
  return { players, options: { ...defaults(game.options), ...game.presets?.(given), ...given }, edition };
}

/** A sentence, and what was probably meant. */
export function withHint(sentence: string, meant: string | undefined, speaker: Speaker): string {
  return meant === undefined ? sentence : `${sentence} ${speaker.text('rules-meant', { rule: meant })}`;
}

/** Says on standard error what is wrong. @returns the exit code */
export function complain(sentence: string, code: number = EXIT.usage): number {
  process.stderr.write(`${plain(sentence)}\n`);
  return code;
}
