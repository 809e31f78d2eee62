import type { RawElement } from '../log/raw-element.js';

/** An element that is to be written. */
export function made(
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly RawElement[] = [],
): RawElement {
  return { name, attributes: new Map(Object.entries(attributes)), children, text: '' };
}
