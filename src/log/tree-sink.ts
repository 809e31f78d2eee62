import type { AttributeList } from './attribute-list.js';
import type { Breach } from './breach.js';

/** Takes what a reader meets in the text of a game, in the order of the file. */
export interface TreeSink {
  /** True when reading on would be of no use. */
  readonly exhausted: boolean;
  /** True where white space inside the innermost open element may matter. */
  readonly mayHaveText: boolean;
  /** Begins an element. The list may be used again afterwards. False where reading on would be of no use. */
  open(name: string, offset: number, attributes: AttributeList): boolean;
  /** Characters inside the innermost open element, references and sections resolved; may come in pieces. */
  text(characters: string, offset: number): void;
  /** A comment or a processing instruction, as it stands in the text. */
  markup(markup: string): void;
  /** Ends the innermost open element. */
  close(): void;
  /** @param element the innermost open one; undefined before the root */
  illFormed(
    breach: Breach,
    offset: number,
    found: string,
    element: string | undefined,
    expected: string | undefined,
  ): void;
}
