/** A record that ends before a certain move, so that somebody may go on from there in another way. */
import type { Recording } from '../log/recording.js';
import type { AnyElement, Element, Vocabulary } from '../log/vocabulary.js';

type Node = AnyElement<Vocabulary>;

/** A record that ends early on purpose. */
export interface BrokenOff {
  readonly recording: Recording;
  /** The element in which it ends: the last one of the record that is not finished. */
  readonly inside: Element;
}

/** The record up to a move. @param move an element of it. @returns undefined for an element of another record */
export function breakOffBefore(recording: Recording, move: Element): BrokenOff | undefined {
  const path = pathTo(recording.game, move);
  const inside = path?.at(-2);
  if (!path || !inside) return undefined;
  return ended(recording, path.slice(0, -1), { ...inside, children: before(inside, path.at(-1)) });
}

/** The record up to a move, that one included. @param move an element of it. @returns undefined for an element of another record */
export function breakOffBehind(recording: Recording, move: Element): BrokenOff | undefined {
  const end = breakOffBefore(recording, move);
  return end && goOn(end, move);
}

/** The record up to the end of an element of it, as if that were not finished. */
export function breakOffIn(recording: Recording, element: Element): BrokenOff | undefined {
  const path = pathTo(recording.game, element);
  const inside = path?.at(-1);
  return path && inside && ended(recording, path, { ...inside });
}

/** The same record with one element more. */
export function goOn({ recording, inside }: BrokenOff, next: Element): BrokenOff {
  const path: Node[] = [recording.game];
  let last = recording.game;
  while (last !== inside) {
    const child = last.children.at(-1);
    if (!child) throw new Error('a record that breaks off elsewhere');
    path.push(child);
    last = child;
  }
  return ended(recording, path, { ...last, children: [...last.children, next as Node] });
}

/** The whole record with one element in the place of another, which must be in it. */
export function exchanged(recording: Recording, move: Element, other: Element): Recording {
  const path = pathTo(recording.game, move);
  if (!path) throw new Error('an element of another record');
  let element = other as Node;
  for (let index = path.length - 1; index > 0; index -= 1) {
    const around = path[index - 1] as Node;
    element = { ...around, children: around.children.with(around.children.indexOf(path[index] as Node), element) };
  }
  return { ...recording, game: element };
}

/** From the root to an element, both included; undefined where it is not there. */
function pathTo(element: Node, sought: Element): readonly Node[] | undefined {
  if (element === sought) return [element];
  for (const child of element.children) {
    const path = pathTo(child, sought);
    if (path) return [element, ...path];
  }
  return undefined;
}

/** The record with its last part replaced and nothing behind it. @param path from the root to what `inside` stands for */
function ended(recording: Recording, path: readonly Node[], inside: Node): BrokenOff {
  let element = inside;
  for (let index = path.length - 1; index > 0; index -= 1) {
    const around = path[index - 1] as Node;
    element = { ...around, children: [...before(around, path[index]), element] };
  }
  return { recording: { ...recording, game: element, truncated: true }, inside };
}

function before({ children }: Node, child: Node | undefined): readonly Node[] {
  return children.slice(0, child === undefined ? children.length : children.indexOf(child));
}
