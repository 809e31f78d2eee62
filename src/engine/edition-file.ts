/** Card values as a file has them. */
import type { Element } from '../log/vocabulary.js';

/** An edition under its name. */
export interface EditionFile {
  readonly name: string;
  /** The `<components>` element. */
  readonly element: Element;
  /** True where the user has asked for it, whatever a log names. */
  readonly asked?: boolean;
  /** True where nobody has named it: of its values only those count that are no reconstruction. */
  readonly documentedOnly?: boolean;
}
