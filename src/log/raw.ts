/**
 * From recordings and trees to what the writers write. A recording is taken from the text it was read from, and not from
 * its tree, so that a conversion keeps even what no vocabulary knows.
 */
import type { AttributeList } from './attribute-list.js';
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
  return scanXml(text.trim(), collector) && collector.isWellFormed ? collector.root : undefined;
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
  isWellFormed = true;

  get exhausted(): boolean {
    return this.path.length > MAX_DEPTH || this.elements > MAX_ELEMENTS;
  }

  open(name: string, _offset: number, { count, names, raws }: AttributeList): boolean {
    const attributes = new Map<string, string>();
    for (let index = 0; index < count; index += 1) {
      const raw = raws[index];
      const attribute = names[index] ?? '';
      if (!attributes.has(attribute) && typeof raw === 'string') attributes.set(attribute, raw);
    }
    const element: Growing = { name, attributes, children: [], text: '' };
    this.elements += 1;
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

  illFormed(): void {
    // A recording tells it already.
    this.isWellFormed = false;
  }
}
