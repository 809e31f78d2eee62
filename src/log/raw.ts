/**
 * From recordings and trees to what the writers write. A recording is taken from the text it was read from, and not from
 * its tree, so that a conversion keeps even what no vocabulary knows.
 */
import type { AttributeList } from './attribute-list.js';
import type { Breach } from './breach.js';
import { parseJson } from './json/parse.js';
import { plainObject } from './json/plain-object.js';
import { rawOfJson } from './json/raw-of-json.js';
import { scanKbz, vocabularyReading } from './kbz/read-game.js';
import { MAX_DEPTH, MAX_ELEMENTS } from './limits.js';
import type { RawElement, RawNode } from './raw-element.js';
import type { Recording } from './recording.js';
import type { TreeSink } from './tree-sink.js';
import { asWritten } from './undone.js';
import type { Element, Vocabulary } from './vocabulary.js';
import { scanXml } from './xml/scan-game.js';

/** The game of a recording as it stands in its file; of one that is truncated, as far as it could be read. */
export function rawOf({ source }: Recording): RawElement {
  if (source.notation === 'json') {
    const { value } = parseJson(source.text);
    if (value?.type !== 'object') throw new Error('a recording without an object');
    return rawOfJson(plainObject(value, 'game').object, source.text);
  }
  const collector = new RawCollector();
  if (source.notation === 'kbz') scanKbz(source.text, vocabularyReading(source), collector);
  else scanXml(source.text, collector);
  if (!collector.root) throw new Error('a recording without an element');
  return collector.root;
}

/** An element that somebody has written in XML. @returns undefined where the text is not one element, and nothing else */
export function rawOfXml(text: string): RawElement | undefined {
  const collector = new RawCollector();
  return scanXml(text.trim(), collector) && collector.breachAt === undefined ? collector.root : undefined;
}

/** What may stand around the element of a file: markup that says nothing of it, by how it begins and ends. */
const AROUND = [
  ['<?', '?>'],
  ['<!--', '-->'],
  ['<!DOCTYPE', '>'],
] as const;

/** The element that a file of another program is, however many it holds. @returns the offset of what is no XML, where there is such */
export function rawOfXmlFile(text: string): RawElement | number {
  const start = behindMarkup(text, 0);
  const collector = new RawCollector(Number.POSITIVE_INFINITY);
  const isWhole = scanXml(text.slice(start), collector);
  const { root, breachAt = isWhole ? undefined : collector.latest } = collector;
  if (breachAt === undefined && root) return root;
  const offset = start + (breachAt ?? 0);
  if (!isWhole || !root) return offset;
  const behind = behindMarkup(text, offset);
  return behind === text.length ? root : behind;
}

/** Where the text goes on behind blanks and markup that says nothing. */
function behindMarkup(text: string, start: number): number {
  const blanks = /\s*/y;
  for (let at = start; ; ) {
    blanks.lastIndex = at;
    blanks.exec(text);
    at = blanks.lastIndex;
    const markup = AROUND.find(([begins]) => text.startsWith(begins, at));
    const end = markup ? text.indexOf(markup[1], at + markup[0].length) : -1;
    if (!markup || end === -1) return at;
    at = end + markup[1].length;
  }
}

/** An element of a vocabulary as it is written: its attributes in the order of their declaration. */
export function rawOfElement({ name, values, children, text = '' }: Element, vocabulary: Vocabulary): RawElement {
  const given: Readonly<Record<string, unknown>> = values;
  const declared = Object.keys(vocabulary[name]?.attributes ?? {});
  const others = Object.keys(given).filter((attribute) => !declared.includes(attribute));
  const attributes = new Map<string, string>();
  for (const attribute of [...declared, ...others]) {
    const value = given[attribute];
    if (value !== undefined) attributes.set(attribute, textOfValue(value));
  }
  return { name, attributes, text, children: asWritten(children).map((child) => rawOfElement(child, vocabulary)) };
}

/** The text of an attribute's value. */
export function textOfValue(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return value.join(' ');
  if (value instanceof Map) return [...value].map(([player, number]) => `${player}:${number}`).join(' ');
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value)
      .map(([kind, amount]) => `${kind}:${amount}`)
      .join(' ');
  }
  throw new Error('a value that no attribute has');
}

interface Growing {
  name: string;
  attributes: Map<string, string>;
  children: RawNode[];
  text: string;
}

/** Collects what a scanner meets. */
class RawCollector implements TreeSink {
  readonly mayHaveText = true;
  root: RawElement | undefined;
  private readonly path: Growing[] = [];
  private elements = 0;
  /** The offset of the first breach. */
  breachAt: number | undefined;
  /** The offset of the element that was begun last. */
  latest = 0;

  constructor(private readonly mostElements = MAX_ELEMENTS) {}

  get exhausted(): boolean {
    return this.path.length > MAX_DEPTH || this.elements > this.mostElements;
  }

  open(name: string, offset: number, { count, names, raws }: AttributeList): boolean {
    const attributes = new Map<string, string>();
    for (let index = 0; index < count; index += 1) {
      const raw = raws[index];
      const attribute = names[index] ?? '';
      if (!attributes.has(attribute) && typeof raw === 'string') attributes.set(attribute, raw);
    }
    const element: Growing = { name, attributes, children: [], text: '' };
    this.elements += 1;
    this.latest = offset;
    this.path.at(-1)?.children.push(element);
    this.root ??= element;
    this.path.push(element);
    return true;
  }

  text(characters: string): void {
    const element = this.path.at(-1);
    if (element) element.text += characters;
  }

  markup(markup: string): void {
    this.path.at(-1)?.children.push({ markup });
  }

  close(): void {
    const element = this.path.pop();
    // Between children white space is layout.
    if (element && element.children.length > 0) element.text = element.text.trim();
  }

  illFormed(_breach: Breach, offset: number): void {
    // A recording tells it already.
    this.breachAt ??= offset;
  }
}
