/** The lines of a log around a finding, with a mark below the place. */
import type { Source } from '../log/recording.js';
import type { Colours } from './colours.js';
import { plain } from './plain.js';

/** Lines of a log can be long; so much is shown around the place. */
const WIDTH = 100;

/**
 * @param line 1-based line of the file @param column 1-based column, in UTF-16 code units
 * @returns two lines: the line of the log and the mark; empty where the source does not have that line
 */
export function frame(source: Source, line: number, column: number, colours: Colours): string[] {
  const text = lineOf(source, line);
  if (text === undefined) return [];
  // The first line of a game may begin in the middle of a line of the file.
  const offset = line === source.line ? source.column - 1 : 0;
  const at = Math.max(0, column - 1 - offset);
  const from = at > WIDTH - 20 ? at - 40 : 0;
  const shown = text.slice(from, from + WIDTH);
  const before = plain(`${from > 0 ? '…' : ''}${text.slice(from, at)}`);
  const number = String(line).padStart(6);
  return [
    `${colours.dim(`${number} │`)} ${plain(`${from > 0 ? '…' : ''}${shown}`)}`,
    `${colours.dim(`${' '.repeat(6)} │`)} ${' '.repeat(before.length)}${colours.red('^')}`,
  ];
}

function lineOf(source: Source, line: number): string | undefined {
  let start = 0;
  for (let current = source.line; current < line; current += 1) {
    const end = source.text.indexOf('\n', start);
    if (end < 0) return undefined;
    start = end + 1;
  }
  if (line < source.line) return undefined;
  const end = source.text.indexOf('\n', start);
  return source.text
    .slice(start, end < 0 ? undefined : end)
    .replace(/\r$/, '')
    .replaceAll('\t', ' ');
}
