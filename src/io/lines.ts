/** Lines of a stream as they come in, none of them longer than can be held. */
import { Buffer } from 'node:buffer';

const LINE_FEED = 10;

/**
 * The lines that are whole with each piece of the stream, without their ends; the last one may have none.
 * @param most the longest line, in bytes
 * @returns undefined for a line that is longer: what it says is passed over
 */
export async function* linesOf(
  bytes: AsyncIterable<Uint8Array | string>,
  most: number,
): AsyncGenerator<readonly (string | undefined)[]> {
  let begun: Buffer[] = [];
  let length = 0;
  const add = (piece: Buffer): void => {
    length += piece.length;
    if (length <= most) begun.push(piece);
    else begun = [];
  };
  const end = (): string | undefined => {
    const line = length > most ? undefined : Buffer.concat(begun).toString('utf8').replace(/\r$/, '');
    begun = [];
    length = 0;
    return line;
  };
  for await (const chunk of bytes) {
    const piece = Buffer.from(chunk);
    const lines: (string | undefined)[] = [];
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
