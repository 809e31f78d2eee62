import type { RawElement, RawNode } from '../raw-element.js';
import { type JsonObject, type JsonValue, sourceOf } from './parse.js';

/** An object of a log as it is written. What may not stand there is kept as text. */
export function rawOfJson(object: JsonObject, source: string): RawElement {
  const attributes = new Map<string, string>();
  const children: RawNode[] = [];
  let name = '';
  let text = '';
  for (const { name: member, value } of object.members) {
    if (member === 'type') name ||= textOf(value, source);
    else if (member === 'text') text += textOf(value, source);
    else if (member !== 'children') attributes.set(member, attributes.get(member) ?? textOf(value, source));
    else if (value.type !== 'list') text += textOf(value, source);
    else {
      for (const item of value.items) {
        if (item.type === 'object') children.push(rawOfJson(item, source));
        else text += textOf(item, source);
      }
    }
  }
  return { name, attributes, children, text };
}

function textOf(value: JsonValue, source: string): string {
  return value.type === 'text' ? value.text : sourceOf(source, value).found;
}
