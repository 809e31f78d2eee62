/** Small whole numbers that name one of a kind. Names of places, cards and players stand only at the edges of the program. */

declare const KIND: unique symbol;

/** The number of one of a kind: a seat, a region, a card. Numbers of different kinds do not mix: the compiler says so. */
export type Index<Kind extends string> = number & { readonly [KIND]: Kind };

/** The 0-based place of a player in turn order. */
export type Seat = Index<'seat'>;

/** @returns the numbers 0 to `count - 1` of a kind, in order */
export function indices<I extends Index<string>>(count: number): readonly I[] {
  return Array.from({ length: count }, (_, index) => index as I);
}
