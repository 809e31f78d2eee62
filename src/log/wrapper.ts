/** The element around the games of a file. */
import { oneOf, required } from './attribute.js';
import { element } from './vocabulary.js';

/** Versions of the format that this program reads. */
export const FORMAT_VERSIONS = ['1'] as const;

/** `<gamelog version="1">`. Its games are read one by one, hence it declares no children. */
export const WRAPPER = {
  gamelog: element({
    describe: 'any number of games',
    attributes: { version: required(oneOf('format-version', FORMAT_VERSIONS)) },
    children: [],
  }),
} as const;
