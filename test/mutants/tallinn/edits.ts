/** Edits of a record: elements that come, go and stand elsewhere, and a record that ends early. */
import { all, type Element, get } from '../../oracle/element.js';
import { cutBehind, insertBehind, remove } from '../edits.js';
import type { RecordedGame, Round } from './record.js';

/** The element of a name that belongs to a player. */
export function ofPlayer(parent: Element | undefined, name: string, player: string): Element | undefined {
  return all(parent, name).find((element) => get(element, 'player') === player);
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
export function endRecordWith({ game }: RecordedGame, { element }: Round): void {
  cutBehind(game, element);
}

/** The record names a kind of claims as complete. */
export function declareRecords({ moves }: RecordedGame, kind: string): void {
  moves.attributes['records'] = `${get(moves, 'records')} ${kind}`;
}
