/** What findings are linked by: a root taints quantities, and what depends on one of them is a consequence. */

declare const mark: unique symbol;

/**
 * A quantity of the table, named as claims and effects name it: a place and a thing. Each game makes its own out of typed words
 * (`table/quantities.ts`), so that a mistyped one does not compile.
 */
export type Quantity = string & { readonly [mark]: true };

/** @param place or a single word for what there is once */
export function quantityOf(place: string, thing?: string): Quantity {
  return (thing === undefined ? place : `${place} ${thing}`) as Quantity;
}

/** Which players there are. */
export const PARTY = quantityOf('party');
/** What players have in the end, and in which order they come in. */
export const RESULT = quantityOf('result');
export const RANK = quantityOf('rank');
