/** What can be asked of a game that bots can play. */
import type { Appraisal, AppraisalRequest } from '../kernel/appraisal.js';
import type { Bot } from '../kernel/bots.js';
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

/** Who sits at the table. */
export interface Seating {
  /** In turn order; where there are fewer than players, they begin anew. */
  readonly bots: readonly Bot[];
  /** @see BotTable.playOuts */
  readonly playOuts: number;
}

/** What games are played with. */
export interface PlaySetting {
  readonly players: number;
  /** All options of the game. */
  readonly options: Options;
  readonly edition: EditionFile;
  /** The `<components>` of a log that brings values of its own on top of those of the edition. */
  readonly own?: Element | undefined;
}

/** A game that can be played. */
export interface Playable {
  readonly players: readonly [least: number, most: number];
  /** Why nothing can be played with a setting; undefined where it can. */
  refuses?(setting: PlaySetting): Message | undefined;
  /** The games of one setting. @param seating all at random, where it is left out */
  series(setting: PlaySetting, seating?: Seating): PlayedSeries;
  /**
   * Follows a record as far as it shows what was decided and what chance brought.
   * @param game the `<game>` element
   * @param ids the players, in turn order
   * @param isBehind whether an element stands where the record is not followed any more
   */
  follow(
    setting: PlaySetting,
    game: Element,
    ids: readonly string[],
    isBehind: (element: Element) => boolean,
  ): FollowedRecord;
}

/** A recorded game that has been followed decision by decision. */
export interface FollowedRecord {
  /** Where there was something to choose, in order. */
  readonly decisions: readonly RecordedDecision[];
  /** True where it has come to its end. */
  readonly isOver: boolean;
  /** What each player has behind the last decision, by the rules of play. */
  readonly points: readonly number[];
  /** The places of each player there, in turn order. */
  readonly places: readonly Places[];
  /** @returns what a decision was worth: by its place among the decisions */
  appraiser(request: AppraisalRequest): (decision: number) => Appraisal;
}

/** A decision of a recorded game. */
export interface RecordedDecision {
  readonly seat: number;
  /** The element that records it; undefined where the record need not say anything. */
  readonly recorded: Element | undefined;
  /** What could have been done, as it would be recorded, in the order of the kernel's list; undefined for what leaves no trace. */
  alternatives(): readonly (Element | undefined)[];
}

/** Games under one setting, one after the other. */
export interface PlayedSeries {
  /** Plays a game to its end. The same seeds play the same game. */
  play(...seeds: readonly number[]): PlayedGame;
  /**
   * Plays a game of which nobody wants to see more than how it ends. What is dealt depends on the seeds alone, whoever plays.
   * @returns the places of each player, in turn order
   */
  match(bots: Seating['bots'], ...seeds: readonly number[]): readonly Places[];
  /** Plays as people who want one thing, another one for other seeds: so games differ more than by chance alone. @see singleMinded */
  explore(beginning: Beginning | undefined, ...seeds: readonly number[]): PlayedGame;
}

/** The part of each place that a player has, from the first place on. Who is equal has equal parts of all places that they hold. */
export type Places = readonly number[];

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
