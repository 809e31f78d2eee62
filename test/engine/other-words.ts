/** Ways to write the same game in other words: a recorder may count anywhere, say things one by one, and take moves back. */
import type { Random } from '../../src/kernel/random.js';
import type { Recording } from '../../src/log/recording.js';
import type { AnyElement, Vocabulary } from '../../src/log/vocabulary.js';
import { mapElements } from './masked.js';

export type Node = AnyElement<Vocabulary>;
type Values = Readonly<Record<string, unknown>>;

/** What may be told otherwise of a game, by the offset of the element there. */
export interface Wording {
  /** The names of moves of which those of all players are made at once. */
  readonly atOnce: readonly string[];
  /** What may be counted right before it. */
  readonly before: ReadonlyMap<number, readonly Node[]>;
  /** What may be counted right behind it. */
  readonly behind: ReadonlyMap<number, readonly Node[]>;
}

/** What stands in an element instead of its children. */
type Way = (parent: Node, random: Random, wording: Wording) => readonly Node[];

/** What an amount is of; the amounts beside it can be told one by one. */
const KEYS = ['player', 'region', 'name'];
/** Claims and asides, of which nothing is told twice; and what is no move by itself. */
const NOT_TAKEN_BACK = [
  ...['state', 'effect', 'note', 'undo', 'draw', 'barrel', 'lose', 'bonus', 'towers'],
  ...['final-phase', 'final', 'final-plague', 'last-round', 'result'],
];
/** In which moves stand. */
const ROOMS = ['moves', 'turn', 'round', 'last-round', 'play', 'use', 'reveal', 'final'];

/** In the order in which they are gone. */
const REWORDED = {
  'the table is counted between moves': ({ children }, random, { before, behind }) =>
    children.flatMap((child) => [
      ...someOf(before.get(child.offset), random),
      child,
      ...someOf(behind.get(child.offset), random),
    ]),
  'the effects of a play stand behind it': ({ name, children }, random) => {
    if (name !== 'turn') return children;
    return children.flatMap((child) => {
      const last = child.children.findLastIndex((part) => part.name !== 'effect') + 1;
      if (child.name !== 'play' || random.below(2) === 0) return child;
      return [{ ...child, children: child.children.slice(0, last) } as Node, ...child.children.slice(last)];
    });
  },
  'what is done at once stands in another order': ({ name, children }, random, { atOnce }) => {
    if (name !== 'round') return children;
    const mixed = [...children];
    for (const kind of atOnce) {
      const places = [...children.keys()].filter((at) => children[at]?.name === kind);
      if ((places.at(-1) ?? 0) - (places[0] ?? 0) !== places.length - 1) continue;
      shuffled(places, random).forEach((from, number) => {
        const [to, moved] = [places[number], children[from]];
        if (to !== undefined && moved) mixed[to] = moved;
      });
    }
    return mixed;
  },
  'lists are told one by one': ({ children }, random) =>
    children.flatMap((child) => {
      const { cards, to, token, reshuffled } = child.values as Values;
      if (random.below(2) === 0) return child;
      if (child.name === 'draw' && Array.isArray(cards) && reshuffled === undefined)
        return cards.map((card: unknown) => saying(child, { cards: [card] }));
      if (child.name === 'spread' && Array.isArray(to))
        return to.map((region: unknown, at) =>
          saying(child, { to: [region], ...(Array.isArray(token) && { token: [token[at]] }) }),
        );
      return child;
    }),
  'amounts are told one by one': ({ children }, random) =>
    children.flatMap((child) => {
      if (child.name !== 'state' && child.name !== 'effect') return child;
      const entries = Object.entries(child.values as Values);
      const amounts = shuffled(
        entries.filter(([name]) => !KEYS.includes(name)),
        random,
      );
      if (amounts.length < 2) return child;
      const keys = entries.filter(([name]) => KEYS.includes(name));
      const cut = random.below(amounts.length);
      const parts = [amounts.slice(0, cut), amounts.slice(cut)].filter(({ length }) => length > 0);
      return parts.map((part) => ({ ...child, values: Object.fromEntries([...keys, ...part]) }) as Node);
    }),
  'moves are taken back and made again': ({ name, children }, random) =>
    children.flatMap((child) => {
      const isKept = !ROOMS.includes(name) || NOT_TAKEN_BACK.includes(child.name) || random.below(12) > 0;
      return isKept ? child : [child, { name: 'undo', values: {}, children: [], offset: -1 } as Node, child];
    }),
} satisfies Record<string, Way>;

export const WAYS = Object.keys(REWORDED) as (keyof typeof REWORDED)[];

/** The same game in other words. */
export function inOtherWords(
  recording: Recording,
  ways: readonly (keyof typeof REWORDED)[],
  random: Random,
  wording: Wording,
): Recording {
  let reworded = recording;
  for (const way of ways)
    reworded = mapElements(
      reworded,
      (element) => ({ ...element, children: REWORDED[way](element, random, wording) }) as Node,
    );
  return reworded;
}

function saying(element: Node, values: Values): Node {
  return { ...element, values: { ...element.values, ...values } } as Node;
}

/** At half of the places a third of what may be stated there. */
function someOf(nodes: readonly Node[] | undefined, random: Random): readonly Node[] {
  if (!nodes || random.below(2) === 0) return [];
  return nodes.filter(() => random.below(3) === 0);
}

function shuffled<T>(list: readonly T[], random: Random): readonly T[] {
  return list
    .map((one) => [random.below(2 ** 30), one] as const)
    .sort(([one], [other]) => one - other)
    .map(([, one]) => one);
}
