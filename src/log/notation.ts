/** Which notation a file is written in, from its first bytes. */

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

/** The notation whose first character this is. */
export function notationOf(first: number): 'xml' | 'json' | 'none' {
  if (first === LESS_THAN) return 'xml';
  return first === BRACE || first === BRACKET ? 'json' : 'none';
}

function isSpace(byte: number): boolean {
  return byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;
}
