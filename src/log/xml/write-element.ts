/** Elements -> XML. */
import { codePointName, replaceIllegal } from '../legal-characters.js';
import type { Loss } from '../loss.js';
import { quote } from '../quote.js';
import type { RawElement, RawNode } from '../raw-element.js';
import { endOfName } from './characters.js';

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  // Characters that a reader would change if they stood there themselves.
  ['\t', '&#9;'],
  ['\n', '&#10;'],
  ['\r', '&#13;'],
]);

/** Writes an element and all in it, one element to a line. */
export function writeXmlElement(element: RawElement, indent: string, losses: Loss[]): string {
  const name = writeName(element.name, losses);
  let start = `${indent}<${name}`;
  for (const [attribute, value] of element.attributes) {
    if (typeof value !== 'string') losses.push({ lost: 'value', found: quote(value.found) });
    const text = typeof value === 'string' ? value : value.found;
    start += ` ${writeName(attribute, losses)}="${escapeWith(/[&<>"\t\n\r]/g, text, losses)}"`;
  }
  const text = escapeWith(/[&<>\r]/g, element.text, losses);
  if (element.children.length === 0) return text === '' ? `${start}/>\n` : `${start}>${text}</${name}>\n`;
  const inside = element.children.map((child) => writeNode(child, `${indent}  `, losses));
  return `${start}>${text}\n${inside.join('')}${indent}</${name}>\n`;
}

function writeNode(node: RawNode, indent: string, losses: Loss[]): string {
  if ('markup' in node) return `${indent}${legalText(node.markup, losses)}\n`;
  if (!('found' in node)) return writeXmlElement(node, indent, losses);
  losses.push({ lost: 'value', found: quote(node.found) });
  return `${indent}${escapeWith(/[&<>\r]/g, node.found, losses)}\n`;
}

/** Text as it may stand in an attribute or between tags. Characters that no XML can hold become U+FFFD. */
export function escapeXml(text: string): string {
  return escapeWith(/[&<>"\t\n\r]/g, text, []);
}

function escapeWith(special: RegExp, text: string, losses: Loss[]): string {
  return legalText(text, losses).replace(special, (found) => ESCAPES.get(found) ?? found);
}

function legalText(text: string, losses: Loss[]): string {
  return replaceIllegal(text, (code) => losses.push({ lost: 'character', found: codePointName(code) }));
}

/** A name that comes from JSON may be any text. */
function writeName(name: string, losses: Loss[]): string {
  if (name !== '' && endOfName(name, 0) === name.length) return name;
  losses.push({ lost: 'name', found: quote(name) });
  const legal = name.replace(/[^\w.-]/g, '_');
  return /^[A-Za-z_]/.test(legal) ? legal : `_${legal}`;
}
