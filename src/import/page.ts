/** A saved web page: what is selected of it, and what its scripts assign. No script is run, and nothing is fetched. */

import { entryOf } from '../log/entry-of.js';
import { exactValue } from '../log/json/exact-value.js';
import type { Data } from './event.js';
import { assignedTo } from './literals.js';
import type { Envelope } from './profile.js';

/** What is read of a page. */
export interface Page {
  /** The text and the attributes of each element; undefined where that is no selector. */
  select(selector: string): readonly Data[] | undefined;
  readonly scripts: readonly string[];
}

export type OpenPage = (text: string) => Page;

/** What scripts assign to the variables of a profile: a row for each index, in the order in which they are met. */
export function variablesIn(
  scripts: readonly string[],
  { variables, shift }: Envelope,
): { readonly rows: readonly { readonly data: Data; readonly place: number }[] } {
  const rows = new Map<string, Record<string, Data>>();
  for (const script of scripts) {
    for (const variable of variables) {
      for (const { index = '', value } of assignedTo(variable, script)) {
        const row = entryOf(rows, index, () => ({ index }));
        // What is no literal is no part of the record, and is told like anything else that no rule reads.
        row[variable] = value === undefined ? '(script)' : said(value, shift);
      }
    }
  }
  return { rows: [...rows.values()].map((data, at) => ({ data, place: at + 1 })) };
}

/** A text, its characters shifted back; what it holds, where that is JSON. */
function said(value: Data, shift: number): Data {
  if (typeof value !== 'string') return value;
  const text = shift === 0 ? value : value.replace(/[\s\S]/g, (one) => String.fromCharCode(one.charCodeAt(0) - shift));
  if (!/^\s*[[{]/.test(text)) return text;
  try {
    return exactValue(text) as Data;
  } catch {
    return text;
  }
}
