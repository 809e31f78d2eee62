/** The beginnings and ends of markup, as bytes. */
import { Buffer } from 'node:buffer';
import { GREATER_THAN, isSpace, SLASH } from './characters.js';

/** What nothing else counts in: everything up to its end is skipped. */
export type Opaque = 'comment' | 'section' | 'instruction';

/** How each of them begins and ends. */
export const OPAQUE: Readonly<Record<Opaque, { readonly start: Buffer; readonly end: Buffer }>> = {
  comment: { start: Buffer.from('<!--'), end: Buffer.from('-->') },
  section: { start: Buffer.from('<![CDATA['), end: Buffer.from(']]>') },
  instruction: { start: Buffer.from('<?'), end: Buffer.from('?>') },
};

/** How many bytes must be seen to know what a `<` begins; `</components>` is the longest. */
const LOOK_AHEAD = 13;

/** Whether the bytes at an offset are those expected. */
function startsWith(bytes: Uint8Array, at: number, expected: Uint8Array): boolean {
  for (let index = 0; index < expected.length; index += 1) {
    if (bytes[at + index] !== expected[index]) return false;
  }
  return true;
}

/** Whether enough is seen of the markup at an offset to know what begins there: no beginning goes on behind a `>`. */
export function isSeen(bytes: Buffer, at: number, end: number): boolean {
  return end - at >= LOOK_AHEAD || bytes.subarray(at, end).includes(GREATER_THAN);
}

/** Whether a tag begins at an offset that has exactly the name in `start` (`<game`), and no longer one. */
export function isTag(bytes: Uint8Array, at: number, start: Uint8Array): boolean {
  if (!startsWith(bytes, at, start)) return false;
  const next = bytes[at + start.length];
  return next === undefined || isSpace(next) || next === GREATER_THAN || next === SLASH;
}

/** The next such tag from an offset on; -1 where there is none. */
export function nextTag(bytes: Buffer, from: number, start: Buffer): number {
  let at = bytes.indexOf(start, from);
  while (at !== -1 && !isTag(bytes, at, start)) at = bytes.indexOf(start, at + 1);
  return at;
}

/** What begins at an offset in which nothing else counts, if anything does. */
export function opaqueAt(bytes: Uint8Array, at: number): Opaque | undefined {
  if (startsWith(bytes, at, OPAQUE.instruction.start)) return 'instruction';
  if (startsWith(bytes, at, OPAQUE.comment.start)) return 'comment';
  return startsWith(bytes, at, OPAQUE.section.start) ? 'section' : undefined;
}
