/** Bytes to text, strictly. */
import { Buffer, isAscii } from 'node:buffer';

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** The text of UTF-8 bytes; `undefined` where they are none. A byte order mark is not taken away. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  if (isAscii(bytes)) return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  try {
    return strict.decode(bytes);
  } catch {
    return undefined;
  }
}

/** The index of the first byte that is not part of valid UTF-8, or -1. */
export function firstInvalidByte(bytes: Uint8Array): number {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const lossy = buffer.toString('utf8');
  let byte = 0;
  let unit = 0;
  for (let at = lossy.indexOf('\uFFFD'); at !== -1; at = lossy.indexOf('\uFFFD', unit)) {
    byte += Buffer.byteLength(lossy.slice(unit, at));
    // A replacement character may also stand in the file itself.
    if (buffer[byte] !== 0xef || buffer[byte + 1] !== 0xbf || buffer[byte + 2] !== 0xbd) return byte;
    byte += 3;
    unit = at + 1;
  }
  return -1;
}
