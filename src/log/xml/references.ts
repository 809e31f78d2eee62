/** `&amp;`, `&#65;` and the like. */
import type { Breach } from '../breach.js';
import { isLegal } from '../legal-characters.js';

const PREDEFINED: ReadonlyMap<string, string> = new Map([
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&apos;', "'"],
]);

const NUMBER = /^&#(?:x([0-9A-Fa-f]+)|([0-9]+));$/;

/** What a reference (`&...;`) stands for. With a breach it is no proper one and stands for itself. */
export function resolveReference(reference: string): { characters: string; breach?: Breach } {
  const predefined = PREDEFINED.get(reference);
  if (predefined !== undefined) return { characters: predefined };
  const number = NUMBER.exec(reference);
  if (!number) return { characters: reference, breach: /^&[^#;]+;$/.test(reference) ? 'entity' : 'ampersand' };
  const [, hexadecimal, decimal = ''] = number;
  const codePoint = hexadecimal === undefined ? Number.parseInt(decimal, 10) : Number.parseInt(hexadecimal, 16);
  if (!isLegal(codePoint)) return { characters: reference, breach: 'character' };
  return { characters: String.fromCodePoint(codePoint) };
}
