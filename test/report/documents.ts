/** Pages as trees of elements. */
import { JSDOM } from 'jsdom';

/**
 * The document of a page: as in a window of its own, but nobody spends time on what its style sheet says. The parser is of a window of its
 * own, which goes with the page: what searches one window holds on to all pages that were searched in it.
 */
export function documentOf(html: string): Document {
  const { DOMParser } = new JSDOM('').window;
  return new DOMParser().parseFromString(html, 'text/html');
}
