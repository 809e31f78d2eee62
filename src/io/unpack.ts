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

async function* gunzipped(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let packed = 0;
  let grown = 0;
  let failure: unknown;
  async function* counted(): AsyncGenerator<Uint8Array> {
    for await (const chunk of bytes) {
      packed += chunk.length;
      // It is unpacked while the next one is being read.
      yield Uint8Array.from(chunk);
    }
  }
  // Few files are packed.
  const [{ Readable }, { createGunzip }] = await Promise.all([import('node:stream'), import('node:zlib')]);
  const input = Readable.from(counted());
  const output = input.pipe(createGunzip());
  // What the operating system says of the packed file is said of it.
  input.once('error', (error) => {
    failure = error;
    output.destroy(error);
  });
  try {
    for await (const chunk of output as AsyncIterable<Uint8Array>) {
      grown += chunk.length;
      if (grown > FREE_BYTES && grown > packed * MAX_GROWTH) throw new Unpackable('grows');
      yield chunk;
    }
  } catch (error) {
    if (error === failure || error instanceof Unpackable) throw error;
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (typeof code !== 'string' || !code.startsWith('Z_')) throw error;
    throw new Unpackable(code === 'Z_BUF_ERROR' ? 'cut' : 'damaged');
  } finally {
    input.destroy();
    output.destroy();
  }
}
