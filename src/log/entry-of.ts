/** What a map has under a key; made and kept where there is nothing yet. */
export function entryOf<K, V>(
  entries: { get(key: K): V | undefined; set(key: K, value: V): unknown },
  key: K,
  make: () => V,
): V {
  const known = entries.get(key);
  if (known !== undefined) return known;
  const made = make();
  entries.set(key, made);
  return made;
}
