/** Moves that were taken back: `<undo/>` stands behind the move in the log, and around it in the tree. */
import { ANYWHERE, UNDO } from './envelope.js';
import type { AnyElement, Vocabulary } from './vocabulary.js';

type Node = AnyElement<Vocabulary>;

const SAID: ReadonlySet<string> = new Set(ANYWHERE);

/** Puts each `<undo/>` around the last move before it that still stands, and around what is said of that. @returns the offsets of the idle ones, too: no move stands before them */
export function aroundUndone(game: Node): { readonly game: Node; readonly idle: readonly number[] } {
  const idle: number[] = [];
  const gather = (element: Node): Node => {
    const children: Node[] = [];
    for (const child of element.children.map(gather)) {
      const last = child.name === UNDO ? children.findLastIndex(({ name }) => !SAID.has(name)) : -1;
      const [move] = last < 0 ? [] : children.slice(last);
      if (move) children.push({ ...child, offset: move.offset, children: children.splice(last) });
      else if (child.name === UNDO) idle.push(child.offset);
      else children.push(child);
    }
    return { ...element, children };
  };
  return { game: gather(game), idle };
}

/** The children of an element as they stand in a log, without what was taken back. */
export function standing<N extends { readonly name: string }>(children: readonly N[]): readonly N[] {
  const left: N[] = [];
  for (const child of children) {
    const last = child.name === UNDO ? left.findLastIndex(({ name }) => !SAID.has(name)) : -1;
    if (child.name !== UNDO) left.push(child);
    else if (last >= 0) left.splice(last);
  }
  return left;
}

/** The children of an element as they are written: what was taken back, and behind it that it was. */
export function asWritten(children: readonly Node[]): readonly Node[] {
  return children.flatMap((child) =>
    child.name === UNDO ? [...asWritten(child.children), { ...child, children: [] }] : [child],
  );
}
