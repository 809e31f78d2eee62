/** Rows of text with separators (RFC 4180); the first row names the columns. */

/**
 * A row by the names of its columns; an empty cell is not there, one of two quotes holds nothing. A column without a name, or with the name of
 * one before it, is called by its number.
 */
export interface TableRow {
  readonly cells: Readonly<Record<string, string>>;
  /** 1-based. */
  readonly line: number;
}

/** @returns the offset of a quoted cell that has no end, where there is one */
export function tableRows(text: string, separator: string): readonly TableRow[] | number {
  const rows: { cells: (string | undefined)[]; line: number }[] = [];
  let cells: (string | undefined)[] = [];
  let [at, line, start] = [0, 1, 1];
  while (at < text.length) {
    let cell = '';
    const isQuoted = text[at] === '"';
    if (isQuoted) {
      const begin = at;
      let end = at + 1;
      for (;;) {
        const quote = text.indexOf('"', end);
        if (quote === -1) return begin;
        cell += text.slice(end, quote);
        at = quote + 1;
        if (text[at] !== '"') break;
        cell += '"';
        end = at + 1;
      }
      line += cell.split('\n').length - 1;
    }
    const rest = ends(text, at, separator);
    const whole = cell + text.slice(at, rest);
    cells.push(whole === '' && !isQuoted ? undefined : whole);
    at = rest + 1;
    if (text[rest] === separator) continue;
    if (text[rest] === '\r' && text[at] === '\n') at += 1;
    rows.push({ cells, line: start });
    cells = [];
    line += 1;
    start = line;
  }
  if (cells.length > 0) rows.push({ cells, line: start });
  const [head, ...body] = rows;
  const taken = new Set<string | undefined>();
  const names = (head?.cells ?? []).map((name, column) => {
    const own = name === undefined || taken.has(name) ? String(column + 1) : name;
    taken.add(own);
    return own;
  });
  return body
    .filter(({ cells }) => cells.some((cell) => cell !== undefined))
    .map(({ cells, line }) => ({
      line,
      cells: Object.fromEntries(
        cells.flatMap((cell, column) => (cell === undefined ? [] : [[names[column] ?? String(column + 1), cell]])),
      ),
    }));
}

/** Where a cell ends that is not quoted. */
function ends(text: string, from: number, separator: string): number {
  let at = from;
  while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') at += 1;
  return at;
}
