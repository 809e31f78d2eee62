/** Markup that says nothing about a game, and what may be wrong inside it. */
import { endOfName } from './characters.js';
import { checkCharacters, type Reporter } from './text.js';

/** Checks what stands between `<!--` and `-->`. */
export function checkComment(inside: string, offset: number, reporter: Reporter): void {
  const hyphens = `${inside}-`.indexOf('--');
  if (hyphens !== -1) reporter.report('comment-hyphens', offset + hyphens, '--');
  checkCharacters(inside, offset, reporter);
}

/** Checks what stands between `<?` and `?>`, which is not the XML declaration. */
export function checkInstruction(inside: string, offset: number, reporter: Reporter): void {
  const end = endOfName(inside, 0);
  const target = inside.slice(0, end);
  if (target.toLowerCase() === 'xml') reporter.report('declaration', offset, '<?xml');
  else if (end === 0 || (end < inside.length && !/\s/.test(inside.charAt(end))))
    reporter.report('instruction', offset, `<?${inside}`);
  checkCharacters(inside, offset, reporter);
}
