/** What players choose again and again, as a game declares it to whoever counts over many games. */
import type { Transcript } from './transcript.js';

/** Somebody chose a thing. */
export interface Choice {
  /** Its id, under which its name is found. */
  readonly thing: string;
  /** 0-based. */
  readonly seat: number;
}

/**
 * Something to choose in a game, one thing out of several: a building, a card.
 * What `measure` counts: `games`: in how many games a thing was chosen that only one player can have; `players`: how many
 * players chose a thing that each of them can have; `times`: how often it was chosen in a game. `T` is what `Session.table` returned.
 */
export interface Stat<T = unknown> {
  /** Unique in its game; also part of the ids of its sentences. */
  readonly id: string;
  /** The kind of the names of its things. */
  readonly of: string;
  readonly measure: 'games' | 'players' | 'times';
  /** The things that could be chosen in a game. */
  offered(table: T): readonly string[];
  /** What was chosen in it, once for each time. */
  chosen(table: T, transcript: Transcript): readonly Choice[];
}
