/** Which notation a file is written in, from its first bytes. */
import type { Source } from './recording.js';

const LESS_THAN = 0x3c;
const BRACE = 0x7b;
const BRACKET = 0x5b;

/** Length of the UTF-8 byte order mark at the very beginning of a file, 0 where there is none. */
export function byteOrderMark(head: Uint8Array): number {
  return head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf ? 3 : 0;
}

/** True for a file that begins as UTF-16 (or 32) files do: with a mark, or with a 0 byte beside that of a character. */
export function isUtf16([first = 1, second = 1]: Uint8Array): boolean {
  return (first === 0xfe && second === 0xff) || (first === 0xff && second === 0xfe) || (first === 0) !== (second === 0);
}

/** The index of the first byte from `start` on that is no white space; the length where there is none. */
export function firstNonSpace(bytes: Uint8Array, start: number): number {
  let at = start;
  while (at < bytes.length && isSpace(bytes[at] as number)) at += 1;
  return at;
}

/** How a file of lines begins: with a comment, the version of the notation, or a game. */
const LINES = /^(?:#|(?:kbz|game)\s)/;

/** The notation of a file. @param head its beginning, from its first character on that is no white space */
export function notationOf(head: Uint8Array): Source['notation'] | 'none' {
  const [first] = head;
  if (first === LESS_THAN) return 'xml';
  if (first === BRACE || first === BRACKET) return 'json';
  return LINES.test(new TextDecoder().decode(head.subarray(0, 'game '.length))) ? 'kbz' : 'none';
}

function isSpace(byte: number): boolean {
  return byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;
}
