/** What the reading of a file knows between two of its games. From there somebody else can go on with the same result. */
import type { GameIds } from './game-ids.js';
import type { JsonMember } from './json/parse.js';
import type { Surroundings } from './json/slicer.js';
import type { Position, Source } from './recording.js';
import type { Spelling } from './spelling.js';

/** Around the games of an XML file. */
export interface BetweenXml {
  readonly notation: 'xml';
  /** Names of the open elements, and how many of them, from the outside, are known. */
  readonly open: readonly string[];
  readonly known: number;
  /** More than two are two. */
  readonly roots: number;
  readonly lastWasTruncated: boolean;
  readonly textReported: boolean;
  readonly endIsLost: boolean;
}

/** The wrapper's members before its children. */
export interface JsonHead {
  readonly source: Source;
  readonly members: readonly JsonMember[];
}

/** Around the games of a JSON file. */
export interface BetweenJson extends Surroundings {
  readonly notation: 'json';
  readonly head: JsonHead | undefined;
  readonly lastWasTruncated: boolean;
  readonly lastWasForeign: boolean;
}

/** Plain values, equal where everything goes on equally: nothing in them counts what has been read. */
export type Between = BetweenXml | BetweenJson;

/**
 * The reading of one part of a file. What is in it is what is known before the part, and when the part has been read, what is known
 * behind it.
 */
export interface PartReading {
  /** Where it begins, in the file. */
  readonly from: Position;
  /** Those of the games that have been read. */
  readonly ids: GameIds;
  /** Kinds of other spellings that the file has told. */
  readonly told: Set<Spelling>;
  /** How many faults of the file have been told. */
  faults: number;
  /** Undefined at the beginning of the file, and where the part does not end between two games: then it has not been read rightly. */
  between: Between | undefined;
  /** True where the file ends with the part. */
  readonly isLast: boolean;
}
