/** What is asked of `kiebitz play`, and what is said where it cannot be done. */
import type { EditionFile } from '../engine/edition-file.js';
import type { Game } from '../engine/game.js';
import { defaults, type Options } from '../engine/option.js';
import type { Level, Playable, PlaySetting, Seating } from '../engine/playable.js';
import type { Audience, Speaker } from '../text/speaker.js';

/** Which game is played, and how: what commands that play have in common. */
export interface GameOptions {
  /** Two where it is not given; in a search and in a duel any number that can play. */
  readonly players?: number;
  readonly seed: number;
  /** Options of the game: `name=value`. */
  readonly option: readonly string[];
  readonly edition?: string;
  readonly lang?: string;
  readonly components: readonly string[];
}

/** The options of one run, as the command line gives them. */
export interface PlayOptions extends GameOptions {
  /** One where it is not given; in a search so many are tried, at most; of bots against each other so many are dealt. */
  readonly games?: number;
  /** Who plays, in turn order; where there are fewer than players, they begin anew. */
  readonly bots: Seating['bots'];
  /** For each move that `search` looks at, on average. */
  readonly playOuts: number;
  /** True to print how the bots come off against each other, instead of writing logs. */
  readonly paired: boolean;
  readonly format: 'text' | 'json';
  /** Each once. */
  readonly level: readonly Level[];
  /** Rules to look for. */
  readonly reach?: readonly string[];
  /** True to look for all rules. */
  readonly cover: boolean;
  /** A directory; it is made where it does not exist. */
  readonly output: string;
}

/** What is played, once the command line has been understood. */
export interface ChosenGame {
  readonly game: Game;
  readonly playable: Playable;
  readonly speaker: Speaker;
  /** The options that the command line names. */
  readonly given: Options;
  readonly edition: EditionFile;
}

/** The same, with how it is played. */
export interface Play extends ChosenGame {
  readonly options: PlayOptions;
}

/** What a game is played with, where the other options have the value that those given call for. */
export function settingOf(game: Game, given: Options, players: number, edition: EditionFile): PlaySetting {
  return { players, options: { ...defaults(game.options), ...game.presets?.(given), ...given }, edition };
}

/** Nobody plays yet. */
const NOBODY: Audience = { playerName: (id) => id };

/** How many play where nobody says so, and nothing is searched for. */
const FEWEST = 2;

/** @returns a sentence where nothing can be played with it */
export function chosenSetting({ game, playable, speaker, given, edition, options }: Play): PlaySetting | string {
  const setting = settingOf(game, given, options.players ?? FEWEST, edition);
  const refused = playable.refuses?.(setting);
  return refused ? speaker.say(refused, NOBODY) : setting;
}
