/** Labels that must not touch. */

/** Places at least `gap` apart, as near as possible to where they should be; the order stays. */
export function spread(wanted: readonly number[], gap: number, lowest: number): readonly number[] {
  const places: number[] = [];
  wanted.forEach((place, index) => {
    places.push(index === 0 ? place : Math.max(place, (places[index - 1] ?? 0) + gap));
  });
  let limit = lowest;
  for (let index = places.length - 1; index >= 0; index -= 1) {
    places[index] = Math.min(places[index] ?? 0, limit);
    limit = (places[index] ?? 0) - gap;
  }
  return places;
}
