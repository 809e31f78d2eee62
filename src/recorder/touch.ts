/** Which moves are about what somebody points at on the board. */
import { type Element, statedOf } from '../log/vocabulary.js';

/** A thing on the board. */
export interface Thing {
  /** As logs name it. */
  readonly id: string;
  /** The id of the player before whom it lies. */
  readonly owner: string | undefined;
}

/**
 * Whether a move is about a thing. What lies before somebody is touched by their own moves, and by those that take it from there.
 * @param mover who moves where the element does not say it
 */
export function touches(element: Element, { id, owner }: Thing, mover: string | undefined): boolean {
  if (!names(element, id)) return false;
  return owner === undefined || (playerOf(element) ?? mover) === owner || names(element, owner);
}

/** The id of the player whose element it is; undefined where it does not say it. */
export function playerOf({ values }: Element): string | undefined {
  const { player } = values as Readonly<Record<string, unknown>>;
  return typeof player === 'string' ? player : undefined;
}

/** Whose an element is does not name a thing: a log may call its players anything. */
function names(element: Element, id: string): boolean {
  const isNamed = statedOf(element).some(
    ([attribute, value]) => attribute !== 'player' && (value === id || (Array.isArray(value) && value.includes(id))),
  );
  return isNamed || element.children.some((child) => names(child, id));
}
