/** Ways to choose from lists, each once, in the order of the lists. */

/** One member of each list, in every combination; the last list changes fastest. */
export function* products<T>(lists: readonly (readonly T[])[]): Generator<readonly T[]> {
  const [first, ...others] = lists;
  if (!first) yield [];
  else for (const one of first) for (const rest of products(others)) yield [one, ...rest];
}

/** So many of a list, evenly spread over it. */
export function evenly<T>(list: readonly T[], most: number): readonly T[] {
  if (list.length <= most) return list;
  return Array.from({ length: most }, (_, index) => list[Math.floor((index * list.length) / most)] as T);
}
