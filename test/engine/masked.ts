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
}

export function masksOf(recording: Recording): readonly Mask[] {
  const vocabulary = vocabularyOf(recording.ruleset);
  if (!vocabulary) throw new Error(`no vocabulary of ${recording.ruleset}`);
  const absent = new Set([...ASIDES, ...Object.keys(vocabulary).filter((name) => vocabulary[name]?.mayBeAbsent)]);
  const masks: Mask[] = [];
  const visit = (element: Node, inside: string): void => {
    if (absent.has(element.name) && inside !== 'components') masks.push({ element });
    for (const [name, attribute] of Object.entries(vocabulary[element.name]?.attributes ?? {})) {
      if (attribute.mayBeUnknown && (element.values as Record<string, unknown>)[name] !== undefined) {
        masks.push({ element, attribute: name });
      }
    }
    for (const child of element.children) visit(child, element.name);
  };
  visit(recording.game, '');
  return masks;
}

/** The game with these parts masked; what `records` promised is no longer promised. */
export function masked(recording: Recording, masks: readonly Mask[]): Recording {
  const gone = new Set(masks.flatMap(({ element, attribute }) => (attribute === undefined ? [element] : [])));
  const hidden = new Map<Node, string[]>();
  for (const { element, attribute } of masks) {
    if (attribute !== undefined) hidden.set(element, [...(hidden.get(element) ?? []), attribute]);
  }
  const copy = (element: Node): Node => {
    const values: Record<string, unknown> = { ...element.values };
    if (gone.has(element)) return { ...element, values: unseen(values) } as Node;
    for (const attribute of hidden.get(element) ?? []) values[attribute] = '?';
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
