/** A log with some random edits of its text, made without a thought about the format: what comes of it is often misplaced or incomplete. */
import { entryOf } from '../../src/log/entry-of.js';
import { pick, type Random } from '../oracle/random.js';

const MOST_EDITS = 3;
const KINDS = ['value', 'number', 'omit', 'drop', 'repeat', 'swap'] as const;
const ATTRIBUTE = / ([a-z][a-z-]*)="([^"]*)"/g;
/** Where numbers are not what they were, they are mostly a few too many or too few. */
const STEPS = [-2, -1, 1, 2, 3];

/** @param text of a log in XML, a line for each element */
export function editedText(text: string, random: Random): string {
  const lines = text.split('\n');
  const values = valuesIn(text);
  for (let left = 1 + random(MOST_EDITS); left > 0; left -= 1) edit(lines, values, random);
  return lines.join('\n');
}

/** What stands in the attributes of each name. */
function valuesIn(text: string): ReadonlyMap<string, readonly string[]> {
  const values = new Map<string, string[]>();
  for (const [, name = '', value = ''] of text.matchAll(ATTRIBUTE)) entryOf(values, name, () => []).push(value);
  return values;
}

/** Nothing is done where the line is none of that kind. */
function edit(lines: string[], values: ReadonlyMap<string, readonly string[]>, random: Random): void {
  const at = random(lines.length);
  const line = lines[at] ?? '';
  const kind = pick(KINDS, random);
  if (kind === 'value' || kind === 'number' || kind === 'omit') {
    const match = pick([...line.matchAll(ATTRIBUTE)], random);
    if (!match) return;
    const [whole, name = '', value = ''] = match;
    const other =
      kind === 'value' ? pick(values.get(name) ?? [], random) : kind === 'number' ? near(value, random) : undefined;
    const put = other === undefined ? '' : ` ${name}="${other}"`;
    lines[at] = line.slice(0, match.index) + put + line.slice(match.index + whole.length);
    return;
  }
  if (!isWhole(line)) return;
  const elsewhere = kind === 'swap' ? at + 1 + random(3) : random(lines.length);
  const other = lines[elsewhere] ?? '';
  if (kind === 'drop') lines.splice(at, 1);
  else if (kind === 'repeat') lines.splice(elsewhere, 0, line);
  else if (isWhole(other)) [lines[at], lines[elsewhere]] = [other, line];
}

function near(value: string, random: Random): string {
  return /^-?\d+$/.test(value) ? String(Number(value) + (pick(STEPS, random) ?? 1)) : value;
}

/** Whether an element begins and ends in a line. */
function isWhole(line: string): boolean {
  return /^\s*<[^<>]*\/>\s*$/.test(line);
}
