/** What all pages begin and end with and have in their heads, and what keeps what is in them apart from markup. */
import { createHash } from 'node:crypto';
import base from '../../templates/base.css?raw';
import definitions from '../../templates/definitions.hbs';
import documentHead from '../../templates/document-head.hbs';
import foot from '../../templates/foot.hbs';
import lapwing from '../../templates/lapwing.svg?raw';
import { entryOf } from '../log/entry-of.js';

/** What pages begin and end with, and the signs and patterns that their pictures share, as parts of templates. */
export const FRAME = { documentHead, definitions, foot };

/**
 * What a page is dressed in, and what it may do: nothing is loaded, and only its own style and script run.
 * @param own its style, behind that of all pages
 * @param script at most one
 */
export function headWith(own: string, script?: string) {
  const style = `${base}${own}`;
  const scripts = script === undefined ? "'none'" : `'${hashOf(script)}'`;
  const policy = `default-src 'none'; style-src '${hashOf(style)}'; script-src ${scripts}; img-src data:; base-uri 'none'; form-action 'none'`;
  return { style, script, lapwing, policy };
}

/** Of the styles and scripts that pages have: there are a handful of each, and a run may have thousands of pages. */
const hashes = new Map<string, string>();

function hashOf(content: string): string {
  return entryOf(hashes, content, () => `sha256-${createHash('sha256').update(content).digest('base64')}`);
}

/** JSON that cannot end the element it stands in. */
export function safeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
