/** Pages as trees of elements. */
import { JSDOM } from 'jsdom';

const { DOMParser } = new JSDOM('').window;
const parser = new DOMParser();

/** The document of a page: as in a window of its own, but nobody spends time on what its style sheet says. */
export function documentOf(html: string): Document {
  return parser.parseFromString(html, 'text/html');
}
