/** What stands in an element, however it was written down. */
import { createHash } from 'node:crypto';
import type { Element } from '../log/vocabulary.js';

/** One text for an element with its values, its text and its children; other orders of attributes or of counts are the same. */
export function contentOf({ name, values, text, children }: Element): string {
  return JSON.stringify([name, sorted(values), text?.trim() ?? '', children.map(contentOf)]);
}

/** Entries by their names; a list keeps its order. */
function sorted(values: object): unknown {
  return Object.entries(values)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'object' && value !== null && !Array.isArray(value) ? sorted(value) : value,
    ]);
}

/** A digest of the same, in time that is linear in what stands there, however deep. @param digits as of `hash` */
export function contentDigest(element: Element, digits: number): string {
  const digest = createHash('sha256');
  const add = (one: Element): void => {
    digest.update(`${contentOf({ ...one, children: [] })}${one.children.length}`);
    for (const child of one.children) add(child);
  };
  add(element);
  return digest.digest('hex').slice(0, digits);
}

/** @param digits how many hexadecimal digits, at most 64 */
export function hash(parts: readonly string[], digits: number): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, digits);
}
