/** Delta debugging: the fewest parts of a list that still show what the whole list shows. */

/**
 * Leaves parts out for as long as that succeeds: first large pieces, then smaller ones, in the end single parts.
 *
 * @param parts what may be left out, in order
 * @param leaveOut tries to do without some parts for good. @returns whether that succeeded
 * @param period pieces of a multiple of this length are tried from every part on (whole rounds of turns); default none
 * @returns the parts that could not be left out
 * @see Zeller and Hildebrandt, Simplifying and Isolating Failure-Inducing Input, 2002
 */
export function minimise<T>(
  parts: readonly T[],
  leaveOut: (some: ReadonlySet<T>) => boolean,
  period?: number,
): readonly T[] {
  let left = parts;
  const tryPiece = (start: number, size: number): boolean => {
    const piece = new Set(left.slice(start, start + size));
    if (piece.size === 0 || !leaveOut(piece)) return false;
    left = left.filter((part) => !piece.has(part));
    return true;
  };
  if (period !== undefined && period > 0) {
    for (let rounds = Math.floor(left.length / period); rounds > 0; rounds = Math.floor(rounds / 2)) {
      const size = rounds * period;
      for (let start = 0; start + size <= left.length; ) if (!tryPiece(start, size)) start += 1;
    }
  }
  for (let size = left.length; size > 0; size = Math.floor(size / 2)) {
    for (let start = 0; start < left.length; ) if (!tryPiece(start, size)) start += size;
  }
  return left;
}
