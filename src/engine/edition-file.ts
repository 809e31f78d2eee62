/** Card values as a file has them. */
import type { Element } from '../log/vocabulary.js';

/** An edition under its name. */
export interface EditionFile {
  readonly name: string;
  /** The `<components>` element. */
  readonly element: Element;
}
