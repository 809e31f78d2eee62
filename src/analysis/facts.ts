/** What can be said of a place in a log, as facts that can be counted: the same for a finding and for its like elsewhere. */
import { type Element, statedOf } from '../log/vocabulary.js';

/** One fact, e.g. that `at` of `<build>` begins with `B`. Facts are the same if their keys are. */
export interface Fact {
  readonly type:
    | 'attribute' // of an element of the log; `…` in the value stands for what varies
    | 'beside' // another element of the same move
    | 'seat' // the place of the player in turn order, 1-based
    | 'play' // the number of the move in its turn
    | 'section'
    | 'element'
    | 'difference' // what was found, less what was expected
    | 'parameter' // a number or name of the sentence
    | 'players' // how many
    | 'option'
    | 'source'
    | 'edition';
  /** The element, option, good or parameter that it is about. */
  readonly of?: string;
  readonly attribute?: string;
  readonly value: string;
  /** True for what is common elsewhere and holds in none of the cases. */
  readonly never?: true;
}

export function keyOf({ type, of = '', attribute = '', value }: Fact): string {
  return JSON.stringify([type, of, attribute, value]);
}

/** The fact of a key. */
export function factOf(key: string): Fact {
  const [type, of, attribute, value] = JSON.parse(key) as [Fact['type'], string, string, string];
  return { type, ...(of !== '' && { of }), ...(attribute !== '' && { attribute }), value };
}

/** Attributes that say who or when, or what somebody thought of it: nothing that a rule asks for. */
const NOT_FACTS: ReadonlySet<string> = new Set(['id', 'mark', 'by', 'reason', 'lang']);

/** Elements around everything: what else stands in them is no part of the move. */
const OUTER: ReadonlySet<string> = new Set(
  'game moves setup draft turn round last-round final final-plague result'.split(' '),
);

/** What is said of a move, not what it is. */
const SAID: ReadonlySet<string> = new Set(['note', 'state', 'effect']);

/** A move that holds more is none; there may be as many findings in it. */
const MOST_BESIDE = 64;

/**
 * The facts of an element and of the move that it is a part of.
 * @param path the element, and those around it from the inside out
 * @param seatOf the 1-based place of a player in turn order
 */
export function factsOfElement(path: readonly Element[], seatOf: (player: string) => number | undefined): Fact[] {
  const [element, ...around] = path;
  if (!element) return [];
  const facts = factsOf(element, seatOf);
  for (const outer of around) {
    if (OUTER.has(outer.name)) break;
    facts.push(...factsOf(outer, () => undefined));
    const near = outer.children.slice(0, MOST_BESIDE);
    const beside = near.filter(({ name }) => !SAID.has(name) && path.every((one) => one.name !== name));
    for (const child of beside) {
      facts.push({ type: 'beside', of: child.name, value: '' }, ...factsOf(child, () => undefined));
    }
  }
  return facts;
}

function factsOf(element: Element, seatOf: (player: string) => number | undefined): Fact[] {
  const { name } = element;
  return statedOf(element).flatMap(([attribute, value]): Fact[] => {
    if (NOT_FACTS.has(attribute)) return [];
    if (attribute === 'player') {
      const seat = typeof value === 'string' ? seatOf(value) : undefined;
      return seat === undefined ? [] : [{ type: 'seat', value: String(seat) }];
    }
    return valuesOf(value).map((one) => ({ type: 'attribute', of: name, attribute, value: one }));
  });
}

/** What can be said of a value: the whole, and each of its parts. */
function valuesOf(value: unknown): string[] {
  if (typeof value === 'number' || typeof value === 'boolean') return [String(value)];
  if (typeof value === 'string') return isTime(value) ? [] : [value, ...partsOf(value)];
  if (Array.isArray(value)) return value.filter((item) => typeof item === 'string').map((item) => `… ${item} …`);
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value)
      .filter(([, amount]) => typeof amount === 'number' && amount !== 0)
      .map(([thing]) => `… ${thing} …`);
  }
  return [];
}

function isTime(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}/.test(text);
}

/** `B…-…`, `…1-…` and `…-3` of `B1-3`: for a name that is put together from letters and digits. */
function partsOf(value: string): string[] {
  if (!/^(?=.*\d)(?=.*[A-Za-z])[\w-]{2,12}$/.test(value)) return [];
  const parts = value.match(/[A-Za-z]+|\d+|[^A-Za-z\d]+/g) ?? [];
  return parts.flatMap((part, index) =>
    /[A-Za-z\d]/.test(part)
      ? [
          parts
            .map((other, at) => (at === index || !/[A-Za-z\d]/.test(other) ? other : '…'))
            .join('')
            .replace(/…+/g, '…'),
        ]
      : [],
  );
}
