/** Recordings with parts left out or hidden that a recorder need not have seen: what the law of the masks is about. */

import { vocabularyOf } from '../../src/games.js';
import type { Recording } from '../../src/log/recording.js';
import type { AnyElement, Vocabulary } from '../../src/log/vocabulary.js';

type Node = AnyElement<Vocabulary>;

/** What says nothing of the game. */
const ASIDES = ['note', 'meta'];

/** The parts of a game that can be left out or hidden, in the order of the log. */
export interface Mask {
  readonly element: Node;
  /** Undefined: the whole element. */
  readonly attribute?: string;
  /** 0-based, of a list; undefined: all that the attribute says. */
  readonly item?: number;
}

export function masksOf(recording: Recording): readonly Mask[] {
  const vocabulary = vocabularyOf(recording.ruleset);
  if (!vocabulary) throw new Error(`no vocabulary of ${recording.ruleset}`);
  const absent = new Set([...ASIDES, ...Object.keys(vocabulary).filter((name) => vocabulary[name]?.mayBeAbsent)]);
  const masks: Mask[] = [];
  const visit = (element: Node, inside: string): void => {
    if (absent.has(element.name) && inside !== 'components') masks.push({ element });
    for (const [name, attribute] of Object.entries(vocabulary[element.name]?.attributes ?? {})) {
      const value = (element.values as Record<string, unknown>)[name];
      if (attribute.mayBeUnknown && value !== undefined) masks.push({ element, attribute: name });
      if (!Array.isArray(value) || inside === 'components') continue;
      for (const item of value.keys())
        if (attribute.type.read(withUnseen(value, item).join(' ')) !== undefined)
          masks.push({ element, attribute: name, item });
    }
    for (const child of element.children) visit(child, element.name);
  };
  visit(recording.game, '');
  return masks;
}

/** The game with these parts masked; what `records` promised is no longer promised. */
export function masked(recording: Recording, masks: readonly Mask[]): Recording {
  const gone = new Set(masks.flatMap(({ element, attribute }) => (attribute === undefined ? [element] : [])));
  const hidden = new Map<Node, Mask[]>();
  for (const mask of masks)
    if (mask.attribute !== undefined) hidden.set(mask.element, [...(hidden.get(mask.element) ?? []), mask]);
  const copy = (element: Node): Node => {
    const values: Record<string, unknown> = { ...element.values };
    if (gone.has(element)) return { ...element, values: unseen(values) } as Node;
    for (const { attribute = '', item } of hidden.get(element) ?? []) {
      const value = values[attribute];
      values[attribute] = item !== undefined && Array.isArray(value) ? withUnseen(value, item) : '?';
    }
    if (element.name === 'moves') delete values['records'];
    return {
      ...element,
      values,
      children: element.children.filter((child, index) => !gone.has(child) || isAwaited(element, index)).map(copy),
    } as Node;
  };
  return { ...recording, game: copy(recording.game) };
}

/**
 * A refill without a record happens at the end of its turn. Where the turn goes on to count the cards, the refill must
 * stand where it was, unseen.
 */
function isAwaited(parent: Node, index: number): boolean {
  const after = parent.children.slice(index + 1);
  return (
    parent.children[index]?.name === 'draw' && parent.name === 'turn' && after.some((child) => child.name === 'state')
  );
}

/** The list with one item that nobody saw. */
function withUnseen(list: readonly unknown[], item: number): unknown[] {
  return list.with(item, '?');
}

/** Nobody saw which cards: only how many. */
function unseen(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { reshuffled, ...others } = values;
  const { cards } = others;
  return { ...others, ...(Array.isArray(cards) && { cards: cards.map(() => '?') }) };
}

/** The same recording with every element replaced by what is made of it, its children first. */
export function mapElements(recording: Recording, change: (element: Node) => Node): Recording {
  const mapped = (element: Node): Node => change({ ...element, children: element.children.map(mapped) } as Node);
  return { ...recording, game: mapped(recording.game) };
}
