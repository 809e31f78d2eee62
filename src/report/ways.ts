/**
 * What a page leads to beside itself. The files of the other pages have names when they are written, not when they are made: until then
 * markers stand in their place. A text of a log is none, since it holds no bracket as it is.
 */
import { escapeText } from '../charts/pen.js';

/** For the address of the report of the same game. */
export const REPORT = '<report>';
const WAYS = '<!--ways-->';

/** A link to another page. */
export interface Way {
  readonly text: string;
  /** A file beside the page, or on a way from there. */
  readonly href: string;
  /** The language of that page, where it is another one. */
  readonly lang?: string;
}

/** @param report the file of the report of the game @param ways none: nothing is said of them */
export function withWays(page: string, report: string, ways: readonly Way[]): string {
  const links = ways.map(({ text, href, lang }) => {
    const language = lang === undefined ? '' : ` lang="${lang}" hreflang="${lang}"`;
    return `<li><a href="${addressOf(href)}"${language}>${escapeText(text)}</a></li>`;
  });
  return page
    .replaceAll(REPORT, () => addressOf(report))
    .replace(WAYS, () => (links.length === 0 ? '' : `<ul class="ways">${links.join('')}</ul>`));
}

function addressOf(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}
