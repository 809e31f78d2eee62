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
    const passed = bytes.subarray(start, end);
    let lines = 0;
    let lineStart = 0;
    for (let feed = passed.indexOf(LINE_FEED); feed !== -1; feed = passed.indexOf(LINE_FEED, lineStart)) {
      lines += 1;
      lineStart = feed + 1;
    }
    let units = 0;
    for (let index = lineStart; index < passed.length; index += 1) units += unitsAt(passed[index] as number);
    this.line += lines;
    this.column = units + (lines === 0 ? this.column : 1);
  }
}

/** How many code units the character has that begins with a byte; none for a byte inside a character. */
function unitsAt(byte: number): number {
  if (byte < 0x80) return 1;
  if (byte < 0xc0) return 0;
  return byte < 0xf0 ? 1 : 2;
}
