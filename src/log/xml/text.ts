/** What pieces of XML text stand for, and what may be wrong inside them. */
import type { Breach } from '../breach.js';
import { codePointName, illegalCharacter } from '../legal-characters.js';
import { LESS_THAN, SPACE } from './characters.js';
import { resolveReference } from './references.js';

const AMPERSAND = 38;
const LAST_PLAIN = 0xfffd;

/** Takes what is found wrong. */
export interface Reporter {
  /** @param offset UTF-16 code units from the start of the text as a whole */
  report(breach: Breach, offset: number, found: string, expected?: string): void;
}

/** True for a value that stands for itself and has nothing wrong in it. */
export function isPlainValue(raw: string): boolean {
  for (let at = 0; at < raw.length; at += 1) {
    const code = raw.charCodeAt(at);
    if (code < SPACE || code === AMPERSAND || code === LESS_THAN || code > LAST_PLAIN) return false;
  }
  return true;
}

/** The value of an attribute, from what stands between its quotes. */
export function attributeValue(raw: string, offset: number, reporter: Reporter): string {
  if (isPlainValue(raw)) return raw;
  checkCharacters(raw, offset, reporter);
  const tag = raw.indexOf('<');
  if (tag !== -1) reporter.report('less-than', offset + tag, '<', '&lt;');
  // The standard wants one blank for every white-space character, except for one that was written as a reference.
  return resolve(raw, offset, reporter, () => ' ');
}

/** Text between tags. */
export function plainText(raw: string, offset: number, reporter: Reporter): string {
  checkCharacters(raw, offset, reporter);
  const section = raw.indexOf(']]>');
  if (section !== -1) reporter.report('cdata-end', offset + section, ']]>');
  return /[&\r]/.test(raw) ? resolve(raw, offset, reporter, lineEnd) : raw;
}

/** The content of a CDATA section. */
export function sectionText(raw: string, offset: number, reporter: Reporter): string {
  checkCharacters(raw, offset, reporter);
  return raw.replace(/\r\n?/g, '\n');
}

/** Reports the first character that no XML document may hold. */
export function checkCharacters(raw: string, offset: number, reporter: Reporter): void {
  const at = illegalCharacter(raw);
  if (at !== -1) reporter.report('character', offset + at, codePointName(raw.charCodeAt(at)));
}

function lineEnd(space: string): string {
  return space.startsWith('\r') ? '\n' : space;
}

function resolve(raw: string, offset: number, reporter: Reporter, space: (found: string) => string): string {
  return raw.replace(/&(?:[^\s&;<>"']*;)?|\r\n|[\t\n\r]/g, (found, at: number) => {
    if (!found.startsWith('&')) return space(found);
    const { characters, breach } = resolveReference(found);
    if (breach) reporter.report(breach, offset + at, breach === 'ampersand' ? raw.slice(at, at + 12) : found);
    return characters;
  });
}
