/** Reading in tests: whole, in pieces, and what came of it. */
import { readLog, readLogBytes } from '../../src/log/read.js';
import type { ReadOptions } from '../../src/log/reader.js';
import type { ReadEvent, Recording } from '../../src/log/recording.js';
import { vocabularyOf } from './vocabularies.js';

/** All events of a file given as text or bytes. */
export function read(file: string | Uint8Array, options: ReadOptions = {}, vocabularies = vocabularyOf): ReadEvent[] {
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file;
  return [...readLogBytes(bytes, 'test', vocabularies, options)];
}

/** The same, where the bytes come in pieces of a size and are overwritten afterwards. */
export async function readInPieces(bytes: Uint8Array, size: number, options: ReadOptions = {}): Promise<ReadEvent[]> {
  const events: ReadEvent[] = [];
  for await (const event of readLog(pieces(bytes, size), 'test', vocabularyOf, options)) events.push(event);
  return events;
}

async function* pieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  const room = new Uint8Array(size);
  for (let at = 0; at < bytes.length; at += size) {
    const piece = bytes.subarray(at, at + size);
    room.set(piece);
    yield room.subarray(0, piece.length);
    room.fill(0x3f);
  }
}

/** The only game of a file. Throws where there is another number of them, or a fault. */
export function readOne(file: string | Uint8Array, options: ReadOptions = {}): Recording {
  const [event, ...others] = read(file, options);
  if (event?.type !== 'game' || others.length > 0) throw new Error(JSON.stringify([event, ...others]));
  return event.recording;
}
