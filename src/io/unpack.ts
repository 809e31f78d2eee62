/** Files packed with gzip are read as if they lay there unpacked. */
import type { Gunzip } from 'node:zlib';
import { Place } from '../log/place.js';
import type { Position } from '../log/recording.js';

/** So much may come out of any file. */
const FREE_BYTES = 64 * 1024 * 1024;
/** Beyond that, a file may grow so many times. Logs are packed to a tenth or a thirtieth; what grows more is meant to do harm. */
export const MAX_GROWTH = 200;

/** Why a packed file cannot be read to its end. What came before has been read. */
export class Unpackable extends Error {
  /** @param position in the text that was unpacked, behind all of it */
  constructor(
    readonly reason: 'cut' | 'damaged' | 'grows',
    readonly position: Position,
  ) {
    super(`a packed file that cannot be unpacked: ${reason}`);
  }
}

/** Whether bytes are the beginning of a file that gzip has packed. */
export function isPacked([first, second]: Iterable<number>): boolean {
  return first === 0x1f && second === 0x8b;
}

/**
 * @param bytes of a file, packed or not
 * @returns the same bytes, or what is packed in them; chunks may be overwritten when the next one is asked for
 * @throws Unpackable
 */
export async function* unpacked(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const source = bytes[Symbol.asyncIterator]();
  try {
    const head: Uint8Array[] = [];
    let length = 0;
    while (length < 2) {
      const { done, value } = await source.next();
      if (done) break;
      // The next chunk may be written over this one.
      head.push(Uint8Array.from(value));
      length += value.length;
    }
    const all = rejoined(head, source);
    yield* isPacked(head.flatMap((chunk) => [...chunk.subarray(0, 2)])) ? gunzipped(all) : all;
  } finally {
    await source.return?.();
  }
}

async function* rejoined(head: readonly Uint8Array[], rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield* head;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

/** So much is unpacked at once, in packed bytes: what grows most comes to a thousand times as much. */
const PIECE = 16 * 1024;

/**
 * Where bytes are damaged, zlib keeps to itself what it has unpacked of the piece in which they stand. Each piece is therefore tried before
 * it is unpacked, and one that fails is unpacked byte by byte.
 */
async function* gunzipped(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  // Few files are packed.
  const { createGunzip } = await import('node:zlib');
  const trial = new Unpacking(createGunzip());
  const unpacking = new Unpacking(createGunzip());
  let packed = 0;
  let grown = 0;
  const place = new Place();
  function* unpackedSoFar(): Generator<Uint8Array> {
    for (const chunk of unpacking.taken()) {
      grown += chunk.length;
      if (grown > FREE_BYTES && grown > packed * MAX_GROWTH) throw new Unpackable('grows', place.position);
      place.pass(chunk, 0, chunk.length);
      yield chunk;
    }
    if (unpacking.failure) throw reasonOf(unpacking.failure, place.position);
  }
  try {
    for await (const chunk of bytes) {
      for (let at = 0; at < chunk.length; at += PIECE) {
        const piece = chunk.subarray(at, at + PIECE);
        packed += piece.length;
        await trial.write(piece);
        trial.taken();
        const step = trial.failure ? 1 : piece.length;
        for (let from = 0; from < piece.length; from += step) {
          await unpacking.write(piece.subarray(from, from + step));
          yield* unpackedSoFar();
        }
      }
    }
    await unpacking.end();
    yield* unpackedSoFar();
  } finally {
    trial.stop();
    unpacking.stop();
  }
}

/** A stream that is read otherwise keeps to itself what it has unpacked before it fails. */
class Unpacking {
  failure: unknown;
  private readonly ready: Uint8Array[] = [];
  private readonly closed: Promise<void>;

  constructor(private readonly gunzip: Gunzip) {
    gunzip.on('data', (chunk: Uint8Array) => this.ready.push(chunk));
    gunzip.once('error', (error) => {
      this.failure = error;
    });
    this.closed = new Promise((resolve) => gunzip.once('close', resolve));
  }

  /** Resolves when all that comes of it is there, or nothing more can come. */
  async write(piece: Uint8Array): Promise<void> {
    await Promise.race([new Promise((resolve) => this.gunzip.write(piece, resolve)), this.closed]);
  }

  async end(): Promise<void> {
    this.gunzip.end();
    await this.closed;
  }

  taken(): readonly Uint8Array[] {
    return this.ready.splice(0);
  }

  stop(): void {
    this.gunzip.destroy();
  }
}

/** What is wrong with the way in which a file is packed; anything else as it is. */
function reasonOf(error: unknown, position: Position): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (typeof code !== 'string' || !code.startsWith('Z_')) return error;
  return new Unpackable(code === 'Z_BUF_ERROR' ? 'cut' : 'damaged', position);
}
