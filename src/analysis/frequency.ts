/** How often values occur. */

/** Values with their numbers, the most frequent first; among equals the one that came first. */
export function mostFrequent<T>(values: readonly T[]): readonly (readonly [T, number])[] {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one);
}
