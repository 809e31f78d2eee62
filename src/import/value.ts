/** What stands at a path of an event, in the words of the log. */
import { type SavedEvent, valueAt } from './event.js';
import type { ValueSource } from './profile.js';
import { filled, matched } from './template.js';

/** A value, and the words that are none of the profile's. */
export interface ReadValue {
  /** False where what stands there is no value: an object, or a list of them. */
  readonly isRead: boolean;
  /** Undefined where there is nothing. */
  readonly written: string | undefined;
  /** Not in its table: they are kept as they are. */
  readonly unknown: readonly string[];
  /** Not written as it says: they are kept as they are. */
  readonly unlike: readonly string[];
}

export function readValue(source: ValueSource, event: SavedEvent): ReadValue {
  const { at, is, otherwise, split } = source;
  if (is !== undefined || at === undefined) return { isRead: true, written: is, unknown: [], unlike: [] };
  const value = valueAt(event, at);
  const given: readonly unknown[] = Array.isArray(value) ? value : [value];
  const isRead = given.every((one) => typeof one !== 'object' || one === null);
  if (value === undefined || value === null || !isRead) return { isRead, written: otherwise, unknown: [], unlike: [] };
  const words = Array.isArray(value) ? value.map(String) : wordsOf(String(value), split);
  const unknown: string[] = [];
  const unlike: string[] = [];
  const written = words.map((word) => translated(word, source, unknown, unlike));
  return { isRead, written: written.join(' '), unknown, unlike };
}

/** @param split what stands between words, the longest first; without it the text is one word */
export function wordsOf(text: string, split: readonly string[]): readonly string[] {
  if (split.length === 0) return [text];
  const parts = split.reduce((texts, between) => texts.flatMap((one) => one.split(between)), [text]);
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

function translated(word: string, { values, says, as }: ValueSource, unknown: string[], unlike: string[]): string {
  if (!says || !as) {
    if (values && !values.has(word)) unknown.push(word);
    return values?.get(word) ?? word;
  }
  const found = matched(says, word);
  if (!found) {
    unlike.push(word);
    return word;
  }
  const parts = Object.entries(found);
  if (values && !parts.some(([, part]) => values.has(part))) unknown.push(word);
  return filled(as, Object.fromEntries(parts.map(([name, part]) => [name, values?.get(part) ?? part])));
}
