/** What a page of the recorder holds: one game, its card values, and the sentences of three languages. */
import type { EditionFile } from '../engine/edition-file.js';
import type { Game } from '../engine/game.js';
import type { Language } from '../text/language.js';
import type { Sentences } from '../text/sentences.js';

export interface Kit {
  readonly game: Game;
  /** The edition that Kiebitz ships, or one that whoever made the page has given. */
  readonly edition: EditionFile;
  /** True where nobody else knows it: the record holds its values. */
  readonly isOwnEdition: boolean;
  /** Its parts `engine`, `record`, `options` and `board`, and those of the game. */
  readonly sentences: (language: Language) => Promise<Sentences>;
  /** A number from 0 up to 1, another one each time: how cards are dealt. */
  readonly chance: () => number;
  /** What time it is, in milliseconds since 1970. */
  readonly clock: () => number;
}
