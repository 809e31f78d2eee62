/** Lines of a stream as they come in, none of them longer than can be held. */
import { Buffer } from 'node:buffer';
import { decodeUtf8 } from '../log/utf8.js';

/** A line of which nobody can say what stands in it: it is passed over. */
export interface UnreadLine {
  readonly unread: 'line-too-long' | 'bad-encoding';
}

const LINE_FEED = 10;

/**
 * The lines that are whole with each piece of the stream, without their ends; the last one may have none.
 * @param most the longest line, in bytes
 */
export async function* linesOf(
  bytes: AsyncIterable<Uint8Array | string>,
  most: number,
): AsyncGenerator<readonly (string | UnreadLine)[]> {
  let begun: Buffer[] = [];
  let length = 0;
  const add = (piece: Buffer): void => {
    length += piece.length;
    if (length <= most) begun.push(piece);
    else begun = [];
  };
  const end = (): string | UnreadLine => {
    const isTooLong = length > most;
    const text = decodeUtf8(Buffer.concat(begun));
    begun = [];
    length = 0;
    if (isTooLong) return { unread: 'line-too-long' };
    return text === undefined ? { unread: 'bad-encoding' } : text.replace(/\r$/, '');
  };
  for await (const chunk of bytes) {
    const piece = Buffer.from(chunk);
    const lines: (string | UnreadLine)[] = [];
    let start = 0;
    for (let at = piece.indexOf(LINE_FEED); at !== -1; at = piece.indexOf(LINE_FEED, start)) {
      add(piece.subarray(start, at));
      lines.push(end());
      start = at + 1;
    }
    if (start < piece.length) add(piece.subarray(start));
    if (lines.length > 0) yield lines;
  }
  if (length > 0) yield [end()];
}
