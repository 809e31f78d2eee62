/** The members of a list by what they have in common, each group in the order of the list. */
export function grouped<K, V>(members: Iterable<V>, keyOf: (member: V) => K): ReadonlyMap<K, readonly V[]> {
  const groups = new Map<K, V[]>();
  for (const member of members) {
    const key = keyOf(member);
    const others = groups.get(key);
    if (others) others.push(member);
    else groups.set(key, [member]);
  }
  return groups;
}
