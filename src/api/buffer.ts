/**
 * What the readers ask of `node:buffer`, for the API, which runs in browsers, too: the build puts this file in its place. A test holds its answers
 * to those of Node.js.
 */

type Encoding = 'utf8' | 'latin1' | 'utf16le';

/** So many characters are made at once: arguments of a function lie on the stack. */
const BLOCK = 8192;

class Bytes extends Uint8Array {
  /** Where a byte, or several in a row, first stand from an index on; -1 where they do not. */
  override indexOf(sought: number | Uint8Array, from = 0): number {
    if (typeof sought === 'number') return super.indexOf(sought, from);
    const [first = 0] = sought;
    let at = super.indexOf(first, from);
    while (at !== -1 && !this.holds(sought, at)) at = super.indexOf(first, at + 1);
    return at;
  }

  private holds(sought: Uint8Array, at: number): boolean {
    for (let index = 1; index < sought.length; index += 1) if (this[at + index] !== sought[index]) return false;
    return true;
  }

  override toString(encoding: Encoding = 'utf8', start = 0, end = this.length): string {
    const part = this.subarray(start, end);
    if (encoding === 'utf8') return new TextDecoder('utf-8', { ignoreBOM: true }).decode(part);
    return textOf(encoding === 'latin1' ? part : new Uint16Array(part.slice().buffer));
  }

  copy(target: Uint8Array, targetStart: number, start: number): void {
    target.set(this.subarray(start), targetStart);
  }

  /** Writes the code units of a text, two bytes each, the lower one first. */
  write(text: string, _encoding: 'utf16le'): void {
    const units = new Uint16Array(this.buffer, this.byteOffset, text.length);
    for (let at = 0; at < text.length; at += 1) units[at] = text.charCodeAt(at);
  }
}

/** Letters as they lie in memory. */
function textOf(units: Uint8Array | Uint16Array): string {
  let text = '';
  for (let at = 0; at < units.length; at += BLOCK) text += String.fromCharCode(...units.subarray(at, at + BLOCK));
  return text;
}

function from(source: string | ArrayBuffer | Uint8Array, place?: number | Encoding, length?: number): Bytes {
  if (source instanceof ArrayBuffer) return new Bytes(source, Number(place ?? 0), length);
  if (typeof source !== 'string') return new Bytes(source);
  if (place !== 'utf16le') return new Bytes(new TextEncoder().encode(source));
  const bytes = new Bytes(2 * source.length);
  bytes.write(source, place);
  return bytes;
}

/** Makes bytes; the name that the readers know. */
export const Buffer = {
  from,
  alloc: (size: number): Bytes => new Bytes(size),
  allocUnsafeSlow: (size: number): Bytes => new Bytes(size),
  byteLength: (text: string): number => new TextEncoder().encode(text).length,
  concat(parts: readonly Uint8Array[]): Bytes {
    const whole = new Bytes(parts.reduce((length, part) => length + part.length, 0));
    let at = 0;
    for (const part of parts) {
      whole.set(part, at);
      at += part.length;
    }
    return whole;
  },
};

/** Whether all bytes are letters of ASCII. */
export function isAscii(bytes: Uint8Array): boolean {
  for (let at = 0; at < bytes.length; at += 1) if ((bytes[at] as number) > 127) return false;
  return true;
}
