import { RULESETS, type Ruleset } from '../../src/log/envelope.js';
import { IS_LONG } from '../runs.js';

/** Texts that would be more than text if the page let them. */
export const HOSTILE_TEXTS = [
  '<img src=x onerror=alert(1)>',
  '</script><script>alert(1)</script>',
  '</title></svg><style>*{display:none}</style>',
  '" onmouseover="alert(1)" x="',
  "' autofocus onfocus='alert(1)",
  '{{constructor}} {{{this}}} $1',
  '<!--',
  ']]>',
  '&lt;b&gt;',
  'javascript:alert(1)',
  '__proto__',
  '{ $player }',
  '\u202Eevil',
] as const;

/** Those that the report of a game is tried with: in the short run each of them in one game. */
export function hostileTextsFor(ruleset: Ruleset): readonly string[] {
  return HOSTILE_TEXTS.filter((_, at) => IS_LONG || RULESETS[at % RULESETS.length] === ruleset);
}

/** Puts a text wherever a log has free text: the name of the first player, and a note with its author and language. */
export function renamed(log: string, text: string): string {
  const escaped = text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
  return log
    .replace(/name="Anna"/, () => `name="${escaped}"`)
    .replace(/<\/play>/, () => `<note by="${escaped}" lang="${escaped}">${escaped}</note></play>`);
}
