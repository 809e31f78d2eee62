/** Tables for the terminal, for spreadsheets and for programs. */
import { csvRow } from './csv.js';
import { plain } from './plain.js';

export const TABLE_FORMATS = ['text', 'csv', 'json'] as const;
export type TableFormat = (typeof TABLE_FORMATS)[number];

export interface Table {
  readonly columns: readonly string[];
  readonly lines: readonly (readonly (string | number | null)[])[];
}

/** So many lines are written at once: a call of the system for each of them takes longer than to make it. */
const LINES_IN_PIECE = 500;

/**
 * The names of the columns are the same in all formats and languages: a contract (docs/archive.md).
 * @returns the text in pieces
 */
export function* tableText({ columns, lines }: Table, format: TableFormat): Generator<string> {
  if (format === 'csv') {
    yield* pieces([columns, ...lines], csvRow);
  } else if (format === 'json') {
    const objects = lines.map((line) =>
      JSON.stringify(Object.fromEntries(columns.map((name, at) => [name, line[at]]))),
    );
    yield `[\n${objects.join(',\n')}\n]\n`;
  } else {
    yield* aligned([columns, ...lines]);
  }
}

/** Numbers stand on the right. */
function* aligned(lines: Table['lines']): Generator<string> {
  const cells = lines.map((line) => line.map((cell) => plain(String(cell ?? ''))));
  const widths = (lines[0] ?? []).map((_, at) =>
    cells.reduce((most, line) => Math.max(most, line[at]?.length ?? 0), 0),
  );
  const isNumber = widths.map((_, at) => lines.slice(1).every((line) => typeof (line[at] ?? 0) === 'number'));
  yield* pieces(cells, (line) => {
    const padded = line.map((cell, at) =>
      isNumber[at] ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0),
    );
    return `${padded.join('  ').trimEnd()}\n`;
  });
}

function* pieces<Line>(lines: readonly Line[], textOf: (line: Line) => string): Generator<string> {
  for (let at = 0; at < lines.length; at += LINES_IN_PIECE) {
    yield lines
      .slice(at, at + LINES_IN_PIECE)
      .map(textOf)
      .join('');
  }
}
