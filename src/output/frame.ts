/** The lines of a log around a finding, with a mark below the place. */
import { lineBounds } from '../log/position.js';
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
  const bounds = lineBounds(source, line);
  if (!bounds) return [];
  const [start, end] = bounds;
  // Only what is shown is copied: a log may be one line, and full of findings.
  const shown = (from: number, to: number): string =>
    source.text.slice(start + from, Math.min(start + to, end)).replaceAll('\t', ' ');
  // The first line of a game may begin in the middle of a line of the file.
  const offset = line === source.line ? source.column - 1 : 0;
  const at = Math.max(0, column - 1 - offset);
  const from = at > WIDTH - 20 ? at - 40 : 0;
  const cut = from > 0 ? '…' : '';
  const before = plain(`${cut}${shown(from, at)}`);
  const number = String(line).padStart(6);
  return [
    `${colours.dim(`${number} │`)} ${plain(`${cut}${shown(from, from + WIDTH)}`)}`,
    `${colours.dim(`${' '.repeat(6)} │`)} ${' '.repeat(before.length)}${colours.red('^')}`,
  ];
}
