/** What a page may do: nothing is loaded, and only its own style and script run. */
import { createHash } from 'node:crypto';

/** The content security policy of a page with one style sheet and at most one script. @returns the text of its meta element */
export function policyOf(style: string, script?: string): string {
  const scripts = script === undefined ? "'none'" : `'${hashOf(script)}'`;
  return `default-src 'none'; style-src '${hashOf(style)}'; script-src ${scripts}; img-src data:; base-uri 'none'; form-action 'none'`;
}

function hashOf(content: string): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
