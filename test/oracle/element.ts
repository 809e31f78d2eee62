/** A log as the plain tree that comes out of an XML parser: all that the oracle reads, and all that the mutations change. */
import { XMLParser } from 'fast-xml-parser';

export interface Element {
  readonly name: string;
  readonly attributes: Record<string, string>;
  readonly children: Element[];
  text: string;
}

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  parseAttributeValue: false,
});

/** The root of an XML text. */
export function parseXml(text: string): Element {
  const [root] = elementsOf(parser.parse(text) as unknown[]);
  if (!root) throw new Error('a text without an element');
  return root;
}

/** fast-xml-parser says `{ name: [children], ':@': { attributes } }`, and `{ '#text': text }`. */
function elementsOf(nodes: readonly unknown[]): Element[] {
  const elements: Element[] = [];
  for (const node of nodes as Record<string, unknown>[]) {
    const name = Object.keys(node).find((key) => key !== ':@');
    if (name === undefined || name === '#text' || name.startsWith('?')) continue;
    const inside = node[name] as Record<string, unknown>[];
    const text = inside.find((child) => '#text' in child)?.['#text'];
    elements.push({
      name,
      attributes: { ...(node[':@'] as Record<string, string> | undefined) },
      children: elementsOf(inside),
      text: text === undefined ? '' : String(text),
    });
  }
  return elements;
}

/** An element in the JSON notation of the log format. */
export function toJson({ name, attributes, children, text }: Element): object {
  return {
    type: name,
    ...attributes,
    ...(text !== '' && { text }),
    ...(children.length > 0 && { children: children.map(toJson) }),
  };
}

/** A copy with all that is in it. */
export function copyOf({ name, attributes, children, text }: Element): Element {
  return { name, attributes: { ...attributes }, children: children.map(copyOf), text };
}

/** An element as its start tag, for people. */
export function tagOf({ name, attributes }: Element): string {
  const parts = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
  return `<${name}${parts.join('')}>`;
}

/** An attribute; empty where it does not stand. */
export function get(element: Element, attribute: string): string {
  return element.attributes[attribute] ?? '';
}

/** An attribute that is a list. */
export function words(element: Element, attribute: string): string[] {
  return get(element, attribute)
    .split(/\s+/)
    .filter((word) => word !== '');
}

/** The children of all elements of these names, in order. */
export function all(element: Element | undefined, ...names: string[]): Element[] {
  return (element?.children ?? []).filter(({ name }) => names.includes(name));
}

/** The first child of a name. */
export function one(element: Element | undefined, name: string): Element | undefined {
  return all(element, name)[0];
}

/** The options that a game sets, by name. */
export function optionsOf(game: Element): Record<string, string> {
  const entries = all(one(game, 'options'), 'option').map((option) => [get(option, 'name'), get(option, 'value')]);
  return Object.fromEntries(entries) as Record<string, string>;
}
