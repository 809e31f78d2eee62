import type { Position } from './recording.js';

const LINE_FEED = 10;

/** A place in a file that moves on with the bytes that have been passed. */
export class Place {
  private line: number;
  private column: number;

  constructor(start: Position = { line: 1, column: 1 }) {
    this.line = start.line;
    this.column = start.column;
  }

  get position(): Position {
    return { line: this.line, column: this.column };
  }

  /** Passes the bytes from `start` up to `end`, which are UTF-8; the column counts UTF-16 code units. */
  pass(bytes: Uint8Array, start: number, end: number): void {
    let { line, column } = this;
    for (let index = start; index < end; index += 1) {
      const byte = bytes[index] as number;
      if (byte === LINE_FEED) {
        line += 1;
        column = 1;
      } else if (byte < 0x80 || byte >= 0xf0) {
        column += byte < 0x80 ? 1 : 2;
      } else if (byte >= 0xc0) {
        column += 1;
      }
    }
    this.line = line;
    this.column = column;
  }
}
