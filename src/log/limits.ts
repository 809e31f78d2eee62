/**
 * What a log may ask of a reader. Nothing real comes near these numbers; they are there so that a hostile file costs a
 * diagnostic instead of memory and time. Every reader obeys all of them.
 */

/** The largest game, in bytes of its file. A real one of two hours has about 50 thousand. */
export const MAX_GAME_BYTES = 16 * 1024 * 1024;

/** The longest text of one element (a note), in UTF-16 code units. */
export const MAX_TEXT_LENGTH = 65_536;

/** The longest value of one attribute, in UTF-16 code units as written in the file. */
export const MAX_ATTRIBUTE_LENGTH = 16_384;

/** How deep elements may stand inside one another. Our formats need eight levels. */
export const MAX_DEPTH = 64;

/** The most elements of one game. A long game of four with every claim has some 1,500. */
export const MAX_ELEMENTS = 25_000;

/** The most attributes of one element. Our formats declare fewer than twenty, and one for each player. */
export const MAX_ATTRIBUTES = 128;

/** The most players that a log may declare. Our games have four at most; a few more are a finding. */
export const MAX_PLAYERS = 32;

/** After so many problems in one game its reading ends. */
export const MAX_PROBLEMS = 1_000;

/** After so many faults outside the games of one file its reading ends. */
export const MAX_FAULTS = 1_000;

/** Of what was found, at most so many UTF-16 code units are quoted in a problem or a fault. */
export const MAX_QUOTE_LENGTH = 80;
