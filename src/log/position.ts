/** From offsets in the text of a game to lines and columns of its file. Computed only where somebody asks. */

import { entryOf } from './entry-of.js';
import type { Position, Source } from './recording.js';

const starts = new WeakMap<Source, readonly number[]>();

/** The place in the file of an offset (UTF-16 code units) in the text of a game. Lines end with a line feed. */
export function position(source: Source, offset: number): Position {
  const lines = linesOf(source);
  const line = lastFrom(lines, offset);
  const column = offset - (lines[line] as number) + 1;
  return { line: source.line + line, column: line === 0 ? source.column + column - 1 : column };
}

/** The last of some places in order that begins at an offset or before it; the first where none does. */
export function lastFrom(starts: readonly number[], offset: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] as number) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The offset in the text of a game of a place in its file; undefined for a place outside of it. */
export function offsetAt(source: Source, { line, column }: Position): number | undefined {
  const start = linesOf(source)[line - source.line];
  if (start === undefined) return undefined;
  const offset = start + column - (line === source.line ? source.column : 1);
  return offset >= 0 && offset <= source.text.length ? offset : undefined;
}

/** Where a line of the file begins and ends in the text of a game, without its line break; undefined for a line outside of it. */
export function lineBounds(source: Source, line: number): readonly [start: number, end: number] | undefined {
  const lines = linesOf(source);
  const start = lines[line - source.line];
  if (start === undefined) return undefined;
  const next = lines[line - source.line + 1];
  const end = next === undefined ? source.text.length : next - 1;
  return [start, end > start && source.text[end - 1] === '\r' ? end - 1 : end];
}

function linesOf(source: Source): readonly number[] {
  return entryOf(starts, source, () => {
    const lines = [0];
    for (let at = source.text.indexOf('\n'); at !== -1; at = source.text.indexOf('\n', at + 1)) lines.push(at + 1);
    return lines;
  });
}
