import { Buffer } from 'node:buffer';
import type { Place } from './place.js';

const NOTHING = Buffer.alloc(0);

/**
 * The part of a file that a slicer has to see at once: from the beginning of the current piece to the end of the last
 * chunk. Chunks are looked at in place; only a piece that goes over the edge of one is copied.
 */
export class ByteWindow {
  /** The bytes; those before `start` have been passed. */
  bytes: Buffer = NOTHING;
  /** Where the current piece begins. */
  start = 0;
  /** How many bytes of the file have been passed. */
  passed = 0;
  private own: Buffer = NOTHING;

  /** @param place where in the file the current piece begins */
  constructor(readonly place: Place) {}

  /** The end of what is known of the file. */
  get end(): number {
    return this.bytes.length;
  }

  /** Adds the next chunk. Indices into the window count anew from the beginning of the current piece. @returns how much less they are */
  add(chunk: Uint8Array): number {
    const { start } = this;
    const rest = this.bytes.length - start;
    if (rest === 0) {
      this.bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length);
    } else {
      const length = rest + chunk.length;
      // Doubled, so that a long piece in small chunks is not copied again for each of them.
      const room = this.own.length >= length ? this.own : Buffer.allocUnsafeSlow(Math.max(length, 2 * this.own.length));
      if (room !== this.own || start > 0) this.bytes.copy(room, 0, start);
      room.set(chunk, rest);
      this.own = room;
      this.bytes = room.subarray(0, length);
    }
    this.start = 0;
    return start;
  }

  /** Passes everything before an index. */
  pass(index: number): void {
    this.place.pass(this.bytes, this.start, index);
    this.passed += index - this.start;
    this.start = index;
  }

  /** Keeps what is left in memory of its own, since the chunk belongs to somebody else. @returns how much less indices are now */
  release(): number {
    const { start } = this;
    const rest = this.bytes.length - start;
    if (rest > 0 && this.bytes.buffer === this.own.buffer) return 0;
    if (this.own.length < rest) this.own = Buffer.allocUnsafeSlow(rest);
    this.bytes.copy(this.own, 0, start);
    this.bytes = this.own.subarray(0, rest);
    this.start = 0;
    return start;
  }
}
