/** Elements -> JSON. */
import type { Loss } from '../loss.js';
import { quote } from '../quote.js';
import type { RawElement } from '../raw-element.js';

/** Names of members that are no attributes. */
const RESERVED: ReadonlySet<string> = new Set(['type', 'children', 'text']);

/** Writes an element and all in it: one element to a line, or (without an indent) everything in one line. */
export function writeJsonElement(element: RawElement, indent: string | undefined, losses: Loss[]): string {
  const members = element.name === '' ? [] : [member('type', element.name)];
  for (const [name, value] of element.attributes) {
    if (typeof value !== 'string') {
      members.push(`${JSON.stringify(name)}:${value.found}`);
      continue;
    }
    if (RESERVED.has(name)) losses.push({ lost: 'name', found: quote(name) });
    members.push(member(RESERVED.has(name) ? `${name}_` : name, value));
  }
  if (element.text !== '') members.push(member('text', element.text));
  const children: string[] = [];
  const inner = indent === undefined ? undefined : `${indent}  `;
  for (const child of element.children) {
    if ('markup' in child) losses.push({ lost: 'markup', found: quote(child.markup) });
    else if ('found' in child) children.push(`${inner ?? ''}${child.found}`);
    else children.push(`${inner ?? ''}${writeJsonElement(child, inner, losses)}`);
  }
  if (children.length > 0) {
    const list = indent === undefined ? children.join(',') : `\n${children.join(',\n')}\n${indent}`;
    members.push(`"children":[${list}]`);
  }
  return `{${members.join(indent === undefined ? ',' : ', ')}}`;
}

function member(name: string, value: string): string {
  return `${JSON.stringify(name)}:${JSON.stringify(value)}`;
}
