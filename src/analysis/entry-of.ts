/** What a map has under a key; made and kept where there is nothing yet. */
export function entryOf<K, V>(entries: Map<K, V>, key: K, make: () => V): V {
  const known = entries.get(key);
  if (known !== undefined) return known;
  const made = make();
  entries.set(key, made);
  return made;
}
