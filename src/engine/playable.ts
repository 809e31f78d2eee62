/** What can be asked of a game that bots can play. */
import type { Choices } from '../kernel/choice.js';
import type { Element } from '../log/vocabulary.js';
import type { EditionFile } from './edition-file.js';
import type { Message } from './message.js';
import type { Options } from './option.js';

/**
 * How much a record holds. `full`: everything, with claims. `moves`: decisions and chance, and the result as the only claim.
 * `public`: what everybody at the table sees.
 */
export const LEVELS = ['full', 'moves', 'public'] as const;
export type Level = (typeof LEVELS)[number];

/** Who decides. `random`: at random, part by part; so not every move is as likely as the others. */
export const BOTS = ['random'] as const;

/** What games are played with. */
export interface PlaySetting {
  readonly players: number;
  /** All options of the game. */
  readonly options: Options;
  readonly edition: EditionFile;
}

/** A game that can be played. */
export interface Playable {
  readonly players: readonly [least: number, most: number];
  /** Why nothing can be played with a setting; undefined where it can. */
  refuses?(setting: PlaySetting): Message | undefined;
  /** The games of one setting. */
  series(setting: PlaySetting): PlayedSeries;
}

/** Games under one setting, one after the other. */
export interface PlayedSeries {
  /** Plays a game to its end. The same seeds play the same game. */
  play(...seeds: readonly number[]): PlayedGame;
  /** Plays as people who want one thing, another one for other seeds: so games differ more than by chance alone. @see singleMinded */
  explore(beginning: Beginning | undefined, ...seeds: readonly number[]): PlayedGame;
}

/** The first decisions of a game of the same series, which are made once more. */
export interface Beginning {
  readonly game: PlayedGame;
  readonly decisions: number;
}

/** A game that was played to its end. */
export interface PlayedGame {
  /** What was decided, and what chance brought, in order. */
  readonly line: Choices;
  /** Writes it down: children of `<game>`. */
  parts(level: Level): readonly Element[];
}

/** What a log says of the values on the cards. `named`: which edition; `held`: the values; `absent`: nothing. */
export const COMPONENTS = ['named', 'held', 'absent'] as const;
export type Components = (typeof COMPONENTS)[number];
