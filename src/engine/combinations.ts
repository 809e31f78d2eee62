/** Ways to choose from a list, each once, in the order of the list. */

/** Every choice of so many members, no member twice. */
export function* choices<T>(list: readonly T[], size: number): Generator<readonly T[]> {
  if (size === 0) yield [];
  else {
    for (const [index, one] of list.entries())
      for (const others of choices(list.slice(index + 1), size - 1)) yield [one, ...others];
  }
}

/** Every choice of so many members, any member as often as one likes. */
export function* multichoices<T>(list: readonly T[], size: number): Generator<readonly T[]> {
  if (size === 0) yield [];
  else {
    for (const [index, one] of list.entries())
      for (const others of multichoices(list.slice(index), size - 1)) yield [one, ...others];
  }
}

/** Every choice of any number of members but none, the smallest first. */
export function* subsets<T>(list: readonly T[]): Generator<readonly T[]> {
  for (let size = 1; size <= list.length; size += 1) yield* choices(list, size);
}

/** Every choice of so many members where some are equal and stand side by side: equal choices are made once. */
export function* selections<T>(list: readonly T[], size: number): Generator<readonly T[]> {
  if (size === 0) yield [];
  else {
    for (const [index, one] of list.entries()) {
      if (index > 0 && one === list[index - 1]) continue;
      for (const others of selections(list.slice(index + 1), size - 1)) yield [one, ...others];
    }
  }
}

/** Every order of the members; members that are equal make no new one. */
export function* orders<T>(list: readonly T[]): Generator<readonly T[]> {
  if (list.length === 0) yield [];
  for (const [index, one] of list.entries()) {
    if (list.indexOf(one) < index) continue;
    for (const others of orders(list.toSpliced(index, 1))) yield [one, ...others];
  }
}

/** One member of each list, in every combination; the last list changes fastest. */
export function* products<T>(lists: readonly (readonly T[])[]): Generator<readonly T[]> {
  const [first, ...others] = lists;
  if (!first) yield [];
  else for (const one of first) for (const rest of products(others)) yield [one, ...rest];
}
