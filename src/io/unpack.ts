/** Files packed with gzip are read as if they lay there unpacked. */

/** So much may come out of any file. */
const FREE_BYTES = 64 * 1024 * 1024;
/** Beyond that, a file may grow so many times. Logs are packed to a tenth or a thirtieth; what grows more is meant to do harm. */
export const MAX_GROWTH = 200;

/** Why a packed file cannot be read to its end. What came before has been read. */
export class Unpackable extends Error {
  constructor(readonly reason: 'cut' | 'damaged' | 'grows') {
    super(`a packed file that cannot be unpacked: ${reason}`);
  }
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
    const isPacked =
      head
        .flatMap((chunk) => [...chunk.subarray(0, 2)])
        .slice(0, 2)
        .join() === '31,139';
    const all = rejoined(head, source);
    yield* isPacked ? gunzipped(all) : all;
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

async function* gunzipped(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  // Few files are packed.
  const { createGunzip } = await import('node:zlib');
  const gunzip = createGunzip();
  const ready: Uint8Array[] = [];
  let packed = 0;
  let grown = 0;
  let failure: unknown;
  // A stream that is read otherwise keeps to itself what it has unpacked before it fails.
  gunzip.on('data', (chunk: Uint8Array) => ready.push(chunk));
  gunzip.once('error', (error) => {
    failure = error;
  });
  const closed = new Promise<void>((resolve) => gunzip.once('close', resolve));
  function* unpackedSoFar(): Generator<Uint8Array> {
    for (const chunk of ready.splice(0)) {
      grown += chunk.length;
      if (grown > FREE_BYTES && grown > packed * MAX_GROWTH) throw new Unpackable('grows');
      yield chunk;
    }
    if (failure) throw reasonOf(failure);
  }
  try {
    for await (const chunk of bytes) {
      for (let at = 0; at < chunk.length; at += PIECE) {
        const piece = chunk.subarray(at, at + PIECE);
        packed += piece.length;
        await Promise.race([new Promise((resolve) => gunzip.write(piece, resolve)), closed]);
        yield* unpackedSoFar();
      }
    }
    gunzip.end();
    await closed;
    yield* unpackedSoFar();
  } finally {
    gunzip.destroy();
  }
}

/** What is wrong with the way in which a file is packed; anything else as it is. */
function reasonOf(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (typeof code !== 'string' || !code.startsWith('Z_')) return error;
  return new Unpackable(code === 'Z_BUF_ERROR' ? 'cut' : 'damaged');
}
