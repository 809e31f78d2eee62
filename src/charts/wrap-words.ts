/** Breaks a name into lines: SVG text does not do that by itself. */

/** @returns at most `lines` lines of about `letters` letters; what does not fit ends in an ellipsis */
export function wrapWords(text: string, letters: number, lines: number): readonly string[] {
  const rows: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = rows.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= letters) rows[rows.length - 1] = `${last} ${word}`;
    else rows.push(word);
  }
  const kept = rows.slice(0, lines).map((row) => (row.length > letters + 1 ? `${row.slice(0, letters)}…` : row));
  const end = kept.length - 1;
  if (rows.length > lines && kept[end] !== undefined && !kept[end].endsWith('…')) kept[end] = `${kept[end]}…`;
  return kept;
}
