/** A game as it is written, understood or not. */

export interface RawElement {
  readonly name: string;
  /** Names and texts, in the order in which they stand; each name once. */
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly RawNode[];
  /** Empty where there is none. */
  readonly text: string;
}

/** A comment or a processing instruction of XML, as it stands in the text. */
export interface RawMarkup {
  readonly markup: string;
}

export type RawNode = RawElement | RawMarkup;
