import { MAX_QUOTE_LENGTH } from './limits.js';

/** The beginning of a hostile text, short enough for a message. */
export function quote(text: string): string {
  return text.length <= MAX_QUOTE_LENGTH ? text : `${text.slice(0, MAX_QUOTE_LENGTH - 1)}…`;
}
