/** An element of a log as an example: its own lines, without the middle where it is long. */

const MOST_LINES = 6;

/**
 * @param line 1-based, as `column`: a place in the start tag of the element @param element its name
 * @returns null where no such element stands there
 */
export function excerpt(log: string, line: number, column: number, element: string): string | null {
  const lines = log.split('\n');
  const place = lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, 0) + column - 1;
  const start = log.lastIndexOf(`<${element}`, place);
  const end = start < 0 ? -1 : endOf(log, start, element);
  if (end < 0) return null;
  const indent = start - (log.lastIndexOf('\n', start) + 1);
  const own = log
    .slice(start, end)
    .split('\n')
    .map((text) => text.replace(new RegExp(`^ {0,${indent}}`), ''));
  return (own.length <= MOST_LINES ? own : [...own.slice(0, 2), '  …', ...own.slice(-3)]).join('\n');
}

function endOf(log: string, start: number, element: string): number {
  let depth = 0;
  for (const tag of log.slice(start).matchAll(/<(\/?)([\w-]+)(?:"[^"]*"|'[^']*'|[^>"'])*>/g)) {
    if (tag[2] !== element) continue;
    if (tag[1] === '/') depth -= 1;
    else if (!tag[0].endsWith('/>')) depth += 1;
    if (depth === 0) return start + tag.index + tag[0].length;
  }
  return -1;
}
