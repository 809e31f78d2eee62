/** From the text of a saved file to its events. */

import { exactValue } from '../log/json/exact-value.js';
import { isDeeperThan } from '../log/json/nesting.js';
import { parseJson } from '../log/json/parse.js';
import { position } from '../log/position.js';
import { rawOfXmlFile } from '../log/raw.js';
import type { RawElement } from '../log/raw-element.js';
import type { Position } from '../log/recording.js';
import { type Data, eventsIn, type SavedEvent, valueAt } from './event.js';
import { type OpenPage, variablesIn } from './page.js';
import type { Envelope } from './profile.js';
import { tableRows } from './table.js';

/** Nobody looks for the breach in what lies deeper. */
const DEEPEST = 64;

/** What a file holds; or the place at which it is not what the profile says. */
export type Opened =
  | { readonly root: SavedEvent; readonly events: readonly SavedEvent[] }
  | { readonly brokenAt: Position };

/** @param open how a page is read, where the profile is about one */
export function opened(text: string, envelope: Envelope, open: OpenPage | undefined): Opened {
  const plain = text.replace(/^\ufeff/, '');
  const held = holding(plain, envelope, open);
  if (typeof held === 'number') {
    return { brokenAt: position({ file: '', notation: 'xml', text: plain, line: 1, column: 1 }, held) };
  }
  const root: SavedEvent = { data: held.root ?? null, place: 1, outer: undefined };
  const events = held.root === undefined ? held.rows.map((row) => ({ ...row, outer: root })) : [root];
  if (envelope.events.length === 0) return { root, events };
  const inside = (event: SavedEvent): readonly SavedEvent[] => {
    // What should hold lists of events and holds none is told like an event that nobody knows.
    const holds = envelope.events.some((path) => {
      const held = valueAt(event, path.split('[]', 1)[0] ?? '');
      return typeof held === 'object' && held !== null;
    });
    return holds ? envelope.events.flatMap((path) => eventsIn(event, path)) : [event];
  };
  return { root, events: events.flatMap(inside) };
}

/** One value, or rows of them. */
interface Held {
  readonly root?: Data;
  readonly rows: readonly { readonly data: Data; readonly place: number }[];
}

/** @returns the offset at which the text is broken */
function holding(text: string, envelope: Envelope, open: OpenPage | undefined): Held | number {
  switch (envelope.kind) {
    case 'json': {
      const root = jsonOf(text);
      return root === undefined ? breachIn(text) : { root, rows: [] };
    }
    case 'json-lines':
      return rowsOf(text, jsonOf);
    case 'lines':
      return rowsOf(text, (line) => ({ text: line.trim() }));
    case 'csv': {
      const rows = tableRows(text, envelope.separator);
      return typeof rows === 'number' ? rows : { rows: rows.map(({ cells, line }) => ({ data: cells, place: line })) };
    }
    case 'xml': {
      const element = rawOfXmlFile(text);
      return typeof element === 'number' ? element : { root: dataOf(element), rows: [] };
    }
    case 'page': {
      const page = open?.(text);
      if (!page || isCutOff(text)) return text.length;
      if (envelope.select !== undefined) {
        const found = page.select(envelope.select);
        return found ? { rows: found.map((data, index) => ({ data, place: index + 1 })) } : 0;
      }
      return variablesIn(page.scripts, envelope);
    }
  }
}

function rowsOf(text: string, read: (line: string) => Data | undefined): Held | number {
  const rows: { data: Data; place: number }[] = [];
  let start = 0;
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() !== '') {
      const data = read(line);
      if (data === undefined) return start + breachIn(line);
      rows.push({ data, place: index + 1 });
    }
    start += line.length + 1;
  }
  return { rows };
}

/** True for a page that begins and does not end. */
function isCutOff(text: string): boolean {
  return /<html[\s>]/i.test(text) && !/<\/html\s*>/i.test(text);
}

/** The offset at which a text stops being JSON. */
function breachIn(text: string): number {
  return (isDeeperThan(DEEPEST, text) ? undefined : parseJson(text).breach)?.offset ?? 0;
}

/** @returns undefined for what is no JSON */
function jsonOf(text: string): Data | undefined {
  try {
    return exactValue(text) as Data;
  } catch {
    return undefined;
  }
}

function dataOf({ name, attributes, children, text }: RawElement): Data {
  return {
    element: name,
    ...Object.fromEntries([...attributes].map(([key, value]) => [key, String(value)])),
    ...(text.trim() !== '' && { text: text.trim() }),
    ...(children.length > 0 && { children: children.flatMap((child) => ('name' in child ? [dataOf(child)] : [])) }),
  };
}
