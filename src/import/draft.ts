/** A profile to begin with, for a file of which nobody knows the shape: how it lies in its envelope, and what kinds of events it holds. */

import { entryOf } from '../log/entry-of.js';
import { RULESETS } from '../log/envelope.js';
import { opened } from './envelopes.js';
import { type Data, leavesOf, type SavedEvent, valueAt } from './event.js';
import { assignedTo } from './literals.js';
import type { OpenPage } from './page.js';
import type { Envelope, EnvelopeKind } from './profile.js';

/** A profile that can be used, and reads nothing yet. */
export interface Draft {
  /** JSON. */
  readonly profile: string;
  /** How many events it finds. */
  readonly events: number;
}

const PLAIN: Envelope = { kind: 'json', events: [], separator: ',', variables: [], shift: 0 };
/** Kinds of events are told by a word; what has more words than this is no kind. */
const MOST_KINDS = 40;
/** What sources call the kind of an event. */
const CALLED = /(^|\.)(type|kind|event|what|action|move|command|element)$/i;

/** @returns undefined for a file in which nothing is to be found */
export function draftOf(text: string, open: OpenPage | undefined): Draft | undefined {
  const envelope = envelopeOf(text, open);
  const held = envelope && opened(text, envelope, open);
  if (!held || 'brokenAt' in held || held.events.length < 2) return undefined;
  const { events } = held;
  const type = envelope.kind === 'lines' ? undefined : typeOf(events);
  const kinds = new Set(type === undefined ? [] : events.map((event) => String(valueAt(event, type) ?? '')));
  const ruleset = RULESETS.find((name) => text.toLowerCase().includes(name));
  const first = events.map((event) => valueAt(event, 'text')).find((said) => typeof said === 'string');
  const rules =
    type === undefined ? [first === undefined ? {} : { says: first }] : [...kinds].map((kind) => ({ type: kind }));
  const members = Object.entries({
    ...{ kiebitz: 'profile', format: '1', name: 'mine', ruleset: ruleset ?? '', envelope: said(envelope) },
    ...(type !== undefined && { type }),
    ...{ leave: [], values: {} },
  }).map(([name, value]) => `  "${name}": ${JSON.stringify(value)},\n`);
  const lines = rules.map((rule) => `    ${JSON.stringify(rule)}`);
  return { profile: `{\n${members.join('')}  "rules": [\n${lines.join(',\n')}\n  ]\n}\n`, events: events.length };
}

/** An envelope as profiles say it. */
function said({ kind, events, separator, select, variables }: Envelope): object {
  return {
    kind,
    ...(events.length > 0 && { events }),
    ...(kind === 'csv' && { separator }),
    ...(select !== undefined && { select }),
    ...(variables.length > 0 && { variables }),
  };
}

function envelopeOf(text: string, open: OpenPage | undefined): Envelope | undefined {
  const start = text
    .replace(/^\ufeff/, '')
    .trimStart()
    .charAt(0);
  if (start === '{' || start === '[') return holding('json', text, open) ?? holding('json-lines', text, open);
  if (start === '<')
    return (
      (/<(!doctype\s+)?html[\s>]/i.test(text) ? undefined : holding('xml', text, open)) ?? pageEnvelope(text, open)
    );
  const separator = separatorOf(text);
  return { ...PLAIN, ...(separator === undefined ? { kind: 'lines' } : { kind: 'csv', separator }) };
}

/** What separates the columns of a table. */
function separatorOf(text: string): string | undefined {
  return [';', '\t', ','].find((one) => columnsIn(text, one) > 1);
}

/** @returns what separates the columns of a table, where that is not what its profile says */
export function otherSeparator(text: string, said: string): string | undefined {
  const [head = ''] = text.split('\n', 1);
  return head.includes(said) ? undefined : separatorOf(text);
}

/** @returns undefined where the file is of another kind */
function holding(kind: EnvelopeKind, text: string, open: OpenPage | undefined): Envelope | undefined {
  const envelope = { ...PLAIN, kind };
  const held = opened(text, envelope, open);
  if ('brokenAt' in held) return undefined;
  const list = kind === 'json-lines' ? undefined : longestList(held.root.data);
  return list === undefined ? envelope : { ...envelope, events: [list] };
}

function pageEnvelope(text: string, open: OpenPage | undefined): Envelope | undefined {
  const page = open?.(text);
  if (!page) return undefined;
  const names = new Set(
    page.scripts.flatMap((script) => [...script.matchAll(/([A-Za-z_]\w*)\[/g)].map(([, name = '']) => name)),
  );
  const variables = [...names].filter((name) => page.scripts.some((script) => assignedTo(name, script).length > 1));
  if (variables.length > 0) return { ...PLAIN, kind: 'page', variables };
  const [select] = ['li', 'tr', 'p'].sort((one, other) => countOf(other) - countOf(one));
  function countOf(selector: string): number {
    return page?.select(selector)?.length ?? 0;
  }
  return { ...PLAIN, kind: 'page', ...(select !== undefined && { select }) };
}

/** How many columns all lines of a table have; 0 where they differ. */
function columnsIn(text: string, separator: string): number {
  const held = opened(text, { ...PLAIN, kind: 'csv', separator }, undefined);
  if ('brokenAt' in held) return 0;
  const head = (text.split('\n', 1)[0] ?? '').split(separator).length;
  return held.events.every(({ data }) => Object.keys(data as object).length <= head) ? head : 0;
}

/** The path to the lists that hold most objects between them; undefined where none does. */
function longestList(root: Data): string | undefined {
  const counts = new Map<string, number>();
  const look = (data: Data, path: string, depth: number): void => {
    if (typeof data !== 'object' || data === null || depth > 6) return;
    for (const [name, member] of Object.entries(data)) {
      const isObject = typeof member === 'object' && member !== null;
      if (!isObject) continue;
      const at = Array.isArray(data) ? `${path}[]` : path === '' ? name : `${path}.${name}`;
      if (Array.isArray(data)) counts.set(at, (counts.get(at) ?? 0) + 1);
      look(member as Data, at, depth + 1);
    }
  };
  look(root, '', 0);
  return [...counts].reduce<readonly [string, number] | undefined>(
    (most, one) => (most === undefined || one[1] > most[1] ? one : most),
    undefined,
  )?.[0];
}

/** The path at which all events have one of a few words; that each has its own is no chance only where it is called so. */
function typeOf(events: readonly SavedEvent[]): string | undefined {
  const words = new Map<string, { readonly kinds: Set<string>; count: number }>();
  for (const event of events) {
    for (const path of leavesOf(event.data)) {
      const value = path === '' ? undefined : valueAt(event, path);
      if (typeof value !== 'string' || value === '') continue;
      const known = entryOf(words, path, () => ({ kinds: new Set<string>(), count: 0 }));
      known.count += 1;
      if (known.kinds.size <= MOST_KINDS) known.kinds.add(value);
    }
  }
  const paths = [...words].flatMap(([path, { kinds, count }]) => {
    const isKind = kinds.size < events.length || CALLED.test(path);
    return count === events.length && kinds.size <= MOST_KINDS && isKind ? [path] : [];
  });
  return paths.find((path) => CALLED.test(path)) ?? paths[0];
}
