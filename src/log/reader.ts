/** What all readers of games have in common, whatever their notation. */
import type { Between, PartReading } from './between.js';
import type { Faults } from './faults.js';
import type { Place } from './place.js';
import type { ReadEvent, Source } from './recording.js';
import type { Vocabulary } from './vocabulary.js';

/** The vocabulary of a ruleset; `undefined` for a ruleset that nobody knows. */
export type VocabularyOf = (ruleset: string) => Vocabulary | undefined;

/** What a text holds: a recorded game, the card values of an edition, or the wrapper around many games. */
export type RootName = 'game' | 'components' | 'gamelog';

/** Reads the text of one game. Never throws, whatever the text. */
export type ReadGame = (source: Source, vocabularyOf: VocabularyOf, root: RootName) => ReadEvent;

/** Reads a file as it comes in. Yields events as soon as they are certain. */
export interface LogReader {
  /** Takes the next bytes of the file. They are not needed any more when the generator has ended. */
  push(chunk: Uint8Array): Generator<ReadEvent>;
  /** The file has ended. */
  finish(): Generator<ReadEvent>;
  /** True once the rest of the file is of no use (wrong encoding, refused, too many faults). */
  readonly stopped: boolean;
  /** Of the file, as far as it has been read. */
  readonly faults: Faults;
  /** What is known here; undefined where this is not a place between two games, or where only who has read all can go on. */
  readonly between: Between | undefined;
}

/** What may be chosen about the reading of a file. */
export interface ReadOptions {
  /** The element to be read; `game` by default. */
  readonly root?: RootName;
  /** What reads the text of one game in XML; the scanner by default. */
  readonly readGame?: ReadGame;
  /** Only a part of the file is read, from one place between two games to another. */
  readonly part?: PartReading;
  /** Is told of each comment and instruction outside of the games: nothing else knows of it. */
  readonly onMarkup?: (markup: string) => void;
  /** Whether the file is known to stop in the middle, as one that was packed may. Asked at its end. */
  readonly isCut?: () => boolean;
}

/** What a reader of one notation needs. */
export interface ReaderOptions extends ReadOptions {
  readonly file: string;
  readonly vocabularyOf: VocabularyOf;
  readonly faults: Faults;
  /** Where in the file the first chunk begins; it moves on with the reading. */
  readonly place: Place;
}
