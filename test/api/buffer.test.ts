/** What stands for `node:buffer` in browsers answers as that does. */
import { isAscii as isAsciiByNode, Buffer as Native } from 'node:buffer';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Buffer, isAscii } from '../../src/api/buffer.js';

const bytes = fc.uint8Array({ maxLength: 300 });
const anyText = fc.string({ unit: 'binary', maxLength: 60 });
const place = fc.nat(70);

it('makes bytes of texts, memory and other bytes', () => {
  fc.assert(
    fc.property(anyText, bytes, (text, some) => {
      expect([...Buffer.from(text)]).toEqual([...Native.from(text)]);
      expect([...Buffer.from(text, 'utf16le')]).toEqual([...Native.from(text, 'utf16le')]);
      expect([...Buffer.from(some)]).toEqual([...some]);
      expect([...Buffer.concat([some, Buffer.from(text)])]).toEqual([...Native.concat([some, Native.from(text)])]);
      expect(Buffer.byteLength(text)).toBe(Native.byteLength(text));
      const [from, length] = [some.length >> 2, some.length >> 1];
      expect([...Buffer.from(some.buffer, from, length)]).toEqual([...Native.from(some.buffer, from, length)]);
    }),
  );
});

it('makes texts of bytes', () => {
  fc.assert(
    fc.property(bytes, place, place, (some, start, end) => {
      const [own, native] = [Buffer.from(some), Native.from(some)];
      expect(own.toString('latin1', start, end)).toBe(native.toString('latin1', start, end));
      expect(own.toString()).toBe(native.toString('utf8'));
      expect(isAscii(some)).toBe(isAsciiByNode(some));
    }),
  );
  fc.assert(
    fc.property(anyText, (text) => {
      expect(Buffer.from(text, 'utf16le').toString('utf16le')).toBe(text);
    }),
  );
  const long = 'letters '.repeat(10_000);
  expect(Buffer.from(long).toString('latin1')).toBe(long);
});

it('finds bytes, and copies them', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(1, 2), { maxLength: 40 }),
      fc.array(fc.constantFrom(1, 2), { minLength: 1, maxLength: 3 }),
      place,
      (some, sought, from) => {
        const [own, native] = [Buffer.from(Uint8Array.from(some)), Native.from(some)];
        expect(own.indexOf(Buffer.from(Uint8Array.from(sought)), from)).toBe(native.indexOf(Native.from(sought), from));
        expect(own.indexOf(2, from)).toBe(native.indexOf(2, from));
        const start = Math.min(from, some.length);
        const [target, other] = [Buffer.alloc(50), Native.alloc(50)];
        own.copy(target, 3, start);
        native.copy(other, 3, start);
        expect([...target]).toEqual([...other]);
      },
    ),
  );
});
