/** What stands in an element, however it was written down. */
import { createHash, hash as digestOf } from 'node:crypto';
import type { Element } from '../log/vocabulary.js';

/** One text for an element with its values, its text and its children; other orders of attributes or of counts are the same. */
export function contentOf(element: Element): string {
  return `${beginningOf(element)}[${element.children.map(contentOf).join(',')}]]`;
}

/** All but the children: every game of an archive comes through here, so no value is copied. */
function beginningOf({ name, values, text }: Element): string {
  return `[${json(name)},${entriesOf(values)},${json(text?.trim() ?? '')},`;
}

/** By their names, without what is not stated; a list keeps its order. */
function entriesOf(values: object): string {
  const names: string[] = [];
  for (const name of Object.keys(values)) {
    if ((values as Readonly<Record<string, unknown>>)[name] !== undefined) names.push(name);
  }
  if (names.length > 1) names.sort();
  let text = '';
  for (const name of names) {
    const value = (values as Readonly<Record<string, unknown>>)[name];
    const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
    text += `${text === '' ? '' : ','}[${json(name)},${isRecord ? entriesOf(value) : json(value)}]`;
  }
  return `[${text}]`;
}

/** Most values are words: what needs no escape is not looked at twice. */
const PLAIN = /^[\w .:+-]*$/;

/** Nothing is null, as in a list. */
function json(value: unknown): string {
  if (typeof value === 'string') return PLAIN.test(value) ? `"${value}"` : JSON.stringify(value);
  if (Number.isInteger(value)) return String(value);
  return JSON.stringify(value) ?? 'null';
}

/** Hashing has a price for each call; so long a text is worth one. */
const PIECE = 65_536;

/** A digest of the same, in time that is linear in what stands there, however deep. @param digits as of `hash` */
export function contentDigest(element: Element, digits: number): string {
  const digest = createHash('sha256');
  let text = '';
  const add = (one: Element): void => {
    text += `${beginningOf(one)}[]]${one.children.length}`;
    if (text.length > PIECE) {
      digest.update(text);
      text = '';
    }
    for (const child of one.children) add(child);
  };
  add(element);
  digest.update(text);
  return digest.digest('hex').slice(0, digits);
}

/** @param digits how many hexadecimal digits, at most 64 */
export function hash(parts: readonly string[], digits: number): string {
  return digestOf('sha256', JSON.stringify(parts), 'hex').slice(0, digits);
}
