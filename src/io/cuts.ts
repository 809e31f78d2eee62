/** Where a large file may be cut: where a game seems to begin. Whether it does is for those to say who read up to there. */
import { Place } from '../log/place.js';
import type { Position } from '../log/recording.js';
import { countRead, readBytes } from './bytes.js';

/** How a game begins, in XML and in JSON. */
const GAME = /<game[\s>/]|\{\s*"type"\s*:\s*"game"/;

/** A piece of a file. */
export interface Slice {
  /** In bytes. */
  readonly start: number;
  /** Behind its last byte. */
  readonly end: number;
  /** The place in the file of its first byte. */
  readonly from: Position;
  readonly isLast: boolean;
}

/**
 * A file in slices, each but the first of which begins like a game. The last one goes to the end of the file, or begins before what cannot
 * be read: that is for those to say who read it.
 * @param least so many bytes the first slice has, and as few more as can be; each further one twice as many as the last, up to eight times as many
 */
export async function* slicesOf(path: string, least: number): AsyncGenerator<Slice> {
  const place = new Place();
  let start = 0;
  let size = least;
  let from = place.position;
  let read = 0;
  try {
    for await (const chunk of readBytes(path)) {
      // Looking for places to cut is no progress.
      countRead(-chunk.length);
      let passed = 0;
      for (;;) {
        const earliest = Math.max(passed, start + size - read);
        if (earliest >= chunk.length) break;
        // Each character of Latin-1 is a byte.
        const found = Buffer.from(chunk.buffer, chunk.byteOffset + earliest, chunk.length - earliest)
          .toString('latin1')
          .search(GAME);
        if (found === -1) break;
        place.pass(chunk, passed, earliest + found);
        passed = earliest + found;
        yield { start, end: read + passed, from, isLast: false };
        start = read + passed;
        size = Math.min(size * 2, least * 8);
        from = place.position;
      }
      place.pass(chunk, passed, chunk.length);
      read += chunk.length;
    }
  } catch {
    // The last slice goes on from there.
  }
  yield { start, end: read, from, isLast: true };
}
