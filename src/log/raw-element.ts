/** A game as it is written, understood or not. */
import type { NotText } from './attribute-list.js';

export interface RawElement {
  /** Empty for an object of JSON that does not say what it is. */
  readonly name: string;
  /** Names and values, in the order in which they stand; each name once. */
  readonly attributes: ReadonlyMap<string, string | NotText>;
  readonly children: readonly RawNode[];
  /** Empty where there is none. */
  readonly text: string;
}

/** What may stand inside an element; in JSON also values that are no elements. */
export type RawNode = RawElement | { readonly markup: string } | NotText;

export function isElement(node: RawNode): node is RawElement {
  return 'name' in node;
}
