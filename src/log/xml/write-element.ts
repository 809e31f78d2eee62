/** Elements -> XML. */
import type { Loss } from '../loss.js';
import { quote } from '../quote.js';
import type { RawElement } from '../raw-element.js';
import { endOfName } from './characters.js';

const FORBIDDEN =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

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
    start += ` ${writeName(attribute, losses)}="${escapeWith(/[&<>"\t\n\r]/g, value, losses)}"`;
  }
  const text = escapeWith(/[&<>\r]/g, element.text, losses);
  if (element.children.length === 0) return text === '' ? `${start}/>\n` : `${start}>${text}</${name}>\n`;
  const inside = element.children.map((child) =>
    'markup' in child ? `${indent}  ${child.markup}\n` : writeXmlElement(child, `${indent}  `, losses),
  );
  return `${start}>${text}\n${inside.join('')}${indent}</${name}>\n`;
}

function escapeWith(special: RegExp, text: string, losses: Loss[]): string {
  const legal = text.replace(FORBIDDEN, (found) => {
    losses.push({ lost: 'character', found: `U+${found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}` });
    return '\ufffd';
  });
  return legal.replace(special, (found) => ESCAPES.get(found) ?? found);
}

/** A name that comes from JSON may be any text. */
function writeName(name: string, losses: Loss[]): string {
  if (name !== '' && endOfName(name, 0) === name.length) return name;
  losses.push({ lost: 'name', found: quote(name) });
  const legal = name.replace(/[^\w.-]/g, '_');
  return /^[A-Za-z_]/.test(legal) ? legal : `_${legal}`;
}
