/** What a program in JavaScript gives may be anything: it learns by a `TypeError` what was expected. */
import type { Recording } from '../log/recording.js';

/**
 * A program in JavaScript would not learn that what it has misspelt was left out.
 * @throws TypeError for a name that there is not, and for what has no names
 */
export function requireNames(given: object, known: readonly string[]): void {
  if (!isObject(given)) refuse('an object with options', given);
  const unknown = Object.keys(given).find((name) => !known.includes(name));
  if (unknown === undefined) return;
  throw new TypeError(`there is no option ${unknown}; expected ${known.slice(0, -1).join(', ')} or ${known.at(-1)}`);
}

/** @throws TypeError */
export function refuse(expected: string, got: unknown): never {
  throw new TypeError(`expected ${expected}; got ${kindOf(got)}`);
}

export function isObject<T>(value: T): value is T & object {
  return typeof value === 'object' && value !== null;
}

/** Whether a value is no more than its members, whatever realm it comes from. */
export function isPlain(value: object): boolean {
  return Object.prototype.toString.call(value) === '[object Object]';
}

export function isRecording(value: unknown): value is Recording {
  return isObject(value) && 'source' in value && 'ruleset' in value && 'game' in value;
}

/** Bytes of another realm (a file that is read in Jest) are bytes, too. */
export function isBytes(value: unknown): value is Uint8Array {
  return ArrayBuffer.isView(value) && 'BYTES_PER_ELEMENT' in value && value.BYTES_PER_ELEMENT === 1;
}

/** The bytes of a text, or those that were given. @throws TypeError for what is neither */
export function bytesOf(given: string | Uint8Array, what: string): Uint8Array {
  const bytes = typeof given === 'string' ? new TextEncoder().encode(given) : given;
  return isBytes(bytes) ? bytes : refuse(`the text of ${what}, or its bytes`, given);
}

function kindOf(value: unknown): string {
  if (value instanceof Promise) return 'a promise, which is to be awaited';
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list with something else in it';
  if (typeof value === 'string') return 'a text';
  return isObject(value) ? 'another object' : String(value);
}
