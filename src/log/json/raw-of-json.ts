import type { NotText } from '../attribute-list.js';
import type { RawElement, RawNode } from '../raw-element.js';
import { type JsonObject, type JsonValue, sourceOf } from './parse.js';

/** An object of a log as it is written, with everything in it that is out of place. */
export function rawOfJson(object: JsonObject, source: string): RawElement {
  const attributes = new Map<string, string | NotText>();
  const children: RawNode[] = [];
  let name = '';
  let text = '';
  let hasChildren = false;
  for (const { name: member, value } of object.members) {
    if (member === 'type' && value.type === 'text') name ||= value.text;
    else if (member === 'text' && value.type === 'text') text ||= value.text;
    else if (member === 'children' && value.type === 'list') {
      // A second list is not read either.
      if (!hasChildren) for (const item of value.items) children.push(node(item, source));
      hasChildren = true;
    } else if (!attributes.has(member))
      attributes.set(member, value.type === 'text' ? value.text : sourceOf(source, value));
  }
  return { name, attributes, children, text };
}

function node(item: JsonValue, source: string): RawNode {
  if (item.type === 'object') return rawOfJson(item, source);
  return item.type === 'text' && item.isString ? { found: JSON.stringify(item.text) } : sourceOf(source, item);
}
