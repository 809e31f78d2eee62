/** Where attributes stand whose names are understood although they are not written as the format has them. */
import type { Source } from './recording.js';

/** An attribute in other capitals, or as it is called in print. */
export interface SpelledAttribute {
  /** Offset of its element. */
  readonly element: number;
  /** As the format has it. */
  readonly name: string;
  readonly offset: number;
}

/** Only who read a text knows what its words stand for: by element and name. */
const known = new WeakMap<Source, ReadonlyMap<string, number>>();

/** Keeps where such attributes of a text stand. Only what is read first counts: later somebody tries what else may have been meant. */
export function rememberSpelled(source: Source, attributes: readonly SpelledAttribute[]): void {
  if (known.has(source)) return;
  known.set(source, new Map(attributes.map(({ element, name, offset }) => [`${element} ${name}`, offset])));
}

/** The offset of such an attribute of the element at `element`, if there is one. */
export function spelledOffset(source: Source, element: number, name: string): number | undefined {
  return known.get(source)?.get(`${element} ${name}`);
}
