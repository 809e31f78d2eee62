/**
 * A recording: what somebody wrote down of one game. It may be anything; what is legal is the engine's business.
 */
import type { Breach } from './breach.js';
import type { ForeignKind } from './foreign.js';
import type { Spelling } from './spelling.js';
import type { AnyElement, Vocabulary } from './vocabulary.js';

/** The text that one game was read from, and where that text begins in its file. */
export interface Source {
  /** As given on the command line; `-` for standard input. */
  readonly file: string;
  /** `kbz`: what people type. */
  readonly notation: 'xml' | 'json' | 'kbz';
  /** The text of this game alone, however large the file. */
  readonly text: string;
  /** 1-based line of the file in which `text` begins. */
  readonly line: number;
  /** 1-based column (UTF-16 code units) in that line at which `text` begins. */
  readonly column: number;
}

/** Something in the notation that a reader could not use. It is reported, never dropped in silence. */
export interface Problem {
  readonly problem:
    | 'unknown-element'
    | 'misplaced-element'
    | 'repeated-element'
    | 'unknown-attribute'
    | 'missing-attribute'
    | 'bad-value'
    | 'unexpected-text'
    | 'unordered' // elements as members of a JSON object, where their order matters
    | 'repeated-id' // of a game, in one file
    | 'bad-player-id' // once for each game
    | 'spelling' // understood all the same; once for each file and kind
    | 'ill-formed'
    | 'too-large'
    | 'too-deep'
    | 'too-many-elements' // with these the reading of the game ends, too
    | 'too-many-attributes'
    | 'too-many-players'
    | 'too-many'; // more problems than anybody will read; the reading of the game ends here
  /** Offset in the game's source text of the element concerned; of the very place for `ill-formed` and `unexpected-text`. */
  readonly offset: number;
  /** The element with the attribute or text concerned; of an element concerned, the one around it. */
  readonly element: string;
  readonly attribute?: string;
  /** What was found: hostile text, shortened to `MAX_QUOTE_LENGTH`. */
  readonly found: string;
  /** What was expected: names separated by spaces, a piece of notation, or (with `kind`) an example. */
  readonly expected?: string;
  /** What kind of value is expected, where there is no list of them: the name of an attribute type (`count`). */
  readonly kind?: string;
  /** The known name that was probably meant. */
  readonly meant?: string;
  /** What is ill-formed about it. */
  readonly breach?: Breach;
  /** How a word was spelled that was understood. */
  readonly spelling?: Spelling;
}

/** One recorded game, as far as it could be read. Its element `game` holds only what the vocabulary knows. */
export interface Recording<V extends Vocabulary = Vocabulary> {
  readonly source: Source;
  readonly ruleset: string;
  /** Undefined where the game has no (readable) id. */
  readonly id: string | undefined;
  /** The `<game>` element. */
  readonly game: AnyElement<V>;
  readonly problems: readonly Problem[];
  /** True where the text ended or broke before the game did. */
  readonly truncated: boolean;
  /** Where it is truncated: how many elements, each in the one before it, the text had not closed. */
  readonly unclosed?: number;
}

/** A place in a file, both 1-based; the column counts UTF-16 code units. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** What a reader yields, in the order of the file: games, and faults of the file between or instead of games. */
export type ReadEvent =
  | { readonly type: 'game'; readonly recording: Recording }
  | { readonly type: 'fault'; readonly fault: Fault };

/** A file, or a part of it, from which no game could be read. */
export interface Fault {
  readonly file: string;
  readonly fault:
    | 'unreadable' // the operating system refuses
    | 'internal' // we have failed
    | 'empty'
    | 'no-log' // neither XML nor JSON, or no game inside
    | 'encoding'
    | 'doctype'
    | 'unknown-element' // these outside the games
    | 'unknown-attribute'
    | 'missing-attribute'
    | 'bad-value'
    | 'unexpected-text'
    | 'too-many' // more faults than anybody will read; the rest of the file is left
    | 'ill-formed'
    | 'truncated'
    | 'too-large'
    | 'too-deep'
    | 'unknown-ruleset'
    | 'unknown-version'
    | 'no-such-player'; // who was to be looked with
  readonly position: Position | undefined;
  readonly found?: string;
  readonly expected?: string;
  readonly meant?: string;
  readonly breach?: Breach;
  /** What it is instead, a pattern that no file matches, or what is wrong with the way it was packed: the sentence says what to do. */
  readonly instead?: ForeignKind | 'json' | 'utf-16' | 'pattern' | 'cut' | 'damaged' | 'grows';
  /** True for a file that lies in a directory of logs without being one. */
  readonly passedOver?: true;
}
