/** What can be asked of a game that bots can play. */
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
  /**
   * Plays a game to its end. The same seeds play the same game.
   * @returns what writes it down
   */
  play(...seeds: readonly number[]): (level: Level) => readonly Element[];
}
