/** Ways to choose from a list, each once, in the order of the list. */

/** Every choice of so many members, any member as often as one likes. */
export function* multichoices<T>(list: readonly T[], size: number): Generator<readonly T[]> {
  if (size === 0) yield [];
  else {
    for (const [index, one] of list.entries())
      for (const others of multichoices(list.slice(index), size - 1)) yield [one, ...others];
  }
}

/** One member of each list, in every combination; the last list changes fastest. */
export function* products<T>(lists: readonly (readonly T[])[]): Generator<readonly T[]> {
  const [first, ...others] = lists;
  if (!first) yield [];
  else for (const one of first) for (const rest of products(others)) yield [one, ...rest];
}
