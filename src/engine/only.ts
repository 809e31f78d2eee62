/** What stands alone. */

/** The one member of a list or a set; undefined where it has none or several. */
export function only<T>(members: Iterable<T>): T | undefined {
  const [first, ...others] = members;
  return others.length === 0 ? first : undefined;
}
