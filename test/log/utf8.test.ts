import { isUtf8 } from 'node:buffer';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeUtf8, firstInvalidByte } from '../../src/log/utf8.js';
import { runs } from '../runs.js';

describe('UTF-8', () => {
  it('is decoded as it was encoded', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const bytes = new TextEncoder().encode(text);
        expect(decodeUtf8(bytes)).toBe(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes));
        expect(firstInvalidByte(bytes)).toBe(-1);
      }),
    );
  });

  it('is refused where it is none, at the first byte that is wrong', () => {
    const byte = fc.constantFrom(
      0x41,
      0x80,
      0xbf,
      0xc0,
      0xc3,
      0xa9,
      0xe2,
      0x82,
      0xac,
      0xed,
      0xa0,
      0xef,
      0xbf,
      0xbd,
      0xf0,
      0x9f,
      0xf5,
      0xff,
    );
    fc.assert(
      fc.property(fc.array(byte, { maxLength: 12 }), (bytes) => {
        const array = Uint8Array.from(bytes);
        const at = firstInvalidByte(array);
        expect(decodeUtf8(array) === undefined).toBe(!isUtf8(array));
        expect(at === -1).toBe(isUtf8(array));
        if (at === -1) return;
        expect(isUtf8(array.subarray(0, at))).toBe(true);
        // No character of any length begins there.
        for (let length = 1; length <= 4; length += 1) {
          expect(at + length <= array.length && isUtf8(array.subarray(at, at + length))).toBe(false);
        }
      }),
      runs(2_000),
    );
  });
});
