/** Edits of a record, in any game: elements that come and go, and a record that ends early. */
import { type Element, one } from '../oracle/element.js';

/** An element to be put into a game. */
export function newElement(name: string, attributes: Record<string, string>, children: Element[] = []): Element {
  return { name, attributes, children, text: '' };
}

/** Puts an element behind another one of the same parent, or first where there is none. @returns the element */
export function insertBehind(parent: Element, earlier: Element | undefined, inserted: Element): Element {
  parent.children.splice(earlier ? parent.children.indexOf(earlier) + 1 : 0, 0, inserted);
  return inserted;
}

/** Takes elements out of their parent, as far as they stand in it. */
export function remove(parent: Element | undefined, ...removed: readonly (Element | undefined)[]): void {
  for (const child of removed) {
    const place = child ? (parent?.children.indexOf(child) ?? -1) : -1;
    if (place >= 0) parent?.children.splice(place, 1);
  }
}

/** Ends the record behind an element of the moves: what comes later is left out, and so is the result. */
export function cutBehind(game: Element, last: Element): void {
  const moves = one(game, 'moves');
  if (moves) endWith(moves, last);
  remove(game, one(game, 'result'));
}

/** @returns whether the last element that stays was found inside */
function endWith(inside: Element, last: Element): boolean {
  for (const [index, child] of inside.children.entries()) {
    if (child !== last && !endWith(child, last)) continue;
    inside.children.length = index + 1;
    return true;
  }
  return false;
}
