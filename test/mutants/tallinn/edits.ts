/** Edits of a record: elements that come, go and stand elsewhere, and a record that ends early. */
import { all, type Element, get } from '../../oracle/element.js';
import type { RecordedGame, Round } from './record.js';

export function newElement(name: string, attributes: Record<string, string>): Element {
  return { name, attributes, children: [], text: '' };
}

/** The element of a name that belongs to a player. */
export function ofPlayer(parent: Element | undefined, name: string, player: string): Element | undefined {
  return all(parent, name).find((element) => get(element, 'player') === player);
}

export function remove(parent: Element | undefined, element: Element | undefined): void {
  const place = element ? (parent?.children.indexOf(element) ?? -1) : -1;
  if (place >= 0) parent?.children.splice(place, 1);
}

export function insertBehind(parent: Element, earlier: Element | undefined, element: Element): Element {
  parent.children.splice(earlier ? parent.children.indexOf(earlier) + 1 : 0, 0, element);
  return element;
}

/** Inserts behind the last child of these names, or first where there is none. */
export function insertBehindAll(parent: Element, names: readonly string[], element: Element): Element {
  return insertBehind(parent, all(parent, ...names).at(-1), element);
}

/** Puts an element in front of another of the same parent. */
export function moveBefore(parent: Element, element: Element, later: Element): void {
  remove(parent, element);
  parent.children.splice(parent.children.indexOf(later), 0, element);
}

/** The record ends with this round: what the breach would lead to is not written any more. */
export function cutBehind({ game, moves }: RecordedGame, { element }: Round): void {
  moves.children.splice(moves.children.indexOf(element) + 1);
  remove(
    game,
    game.children.find(({ name }) => name === 'result'),
  );
}

/** The record names a kind of claims as complete. */
export function declareRecords({ moves }: RecordedGame, kind: string): void {
  moves.attributes['records'] = `${get(moves, 'records')} ${kind}`;
}
