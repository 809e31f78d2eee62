/** Several logs of one game become one: what one witness did not see is taken from another; where they disagree is told. */
import { REMARKS } from './envelope.js';
import { joinedList, mayBeLeftOut, pairs, saysOf } from './paired.js';
import { textOfValue } from './raw.js';
import type { Recording, Source } from './recording.js';
import { type AnyElement, statedOf, type Vocabulary } from './vocabulary.js';

type Node = AnyElement<Vocabulary>;

/** Where a witness says something: the text, and the offset of the element in it. */
export interface Testimony {
  readonly source: Source;
  readonly offset: number;
  /** Undefined where the witness does not have the element. */
  readonly found: string | undefined;
}

/** Two witnesses who cannot both be right. */
export interface Contradiction {
  readonly element: string;
  /** Undefined where it is the whole element that only one of them has. */
  readonly attribute: string | undefined;
  readonly one: Testimony;
  readonly other: Testimony;
}

/** What a witness says of one element. */
interface Said {
  readonly source: Source;
  readonly element: Node;
}

/** An element as all say it who have it. */
interface Joined {
  readonly name: string;
  readonly values: Map<string, unknown>;
  children: Joined[];
  readonly text: string | undefined;
  readonly said: Said[];
}

/**
 * @param recordings of one game; the first of them is believed where they disagree
 * @param atOnce elements that may stand in any order, by the element around them
 */
export function merge(
  recordings: readonly [Recording, ...Recording[]],
  vocabulary: Vocabulary,
  atOnce: Readonly<Record<string, string>> = {},
): { readonly game: Node; readonly contradictions: readonly Contradiction[] } {
  const merging = new Merging(vocabulary, atOnce);
  const [first, ...others] = recordings.map((recording) => merging.witness(recording));
  const joined = merging.joined(first as Said);
  for (const said of others) merging.add(joined, said);
  return { game: elementOf(joined), contradictions: merging.contradictions };
}

function elementOf({ name, values, children, text, said: [first] }: Joined): Node {
  const element = {
    name,
    values: Object.fromEntries(values),
    children: children.map(elementOf),
    offset: first?.element.offset,
  };
  return { ...element, ...(text !== undefined && { text }) } as Node;
}

/** Parts of the game in which order says nothing, and of which a witness may have written down some. */
const UNORDERED: ReadonlySet<string> = new Set(['game', 'meta', 'options', 'components', 'setup', 'result']);

class Merging {
  readonly contradictions: Contradiction[] = [];
  /** Elements at whose end a log breaks off: what comes next there may only be missing. */
  private readonly open = new Set<Node>();

  constructor(
    private readonly vocabulary: Vocabulary,
    private readonly atOnce: Readonly<Record<string, string>>,
  ) {}

  witness({ source, game }: Recording): Said {
    let last = game.children.at(-1);
    while (last && last.name !== 'result') {
      this.open.add(last);
      last = last.children.at(-1);
    }
    return { source, element: game };
  }

  joined(said: Said): Joined {
    const { name, children, text } = said.element;
    return {
      name,
      values: new Map(statedOf(said.element)),
      children: children.map((element) => this.joined({ ...said, element })),
      text,
      said: [said],
    };
  }

  /** What another witness says of the same element. */
  add(joined: Joined, said: Said): void {
    this.addValues(joined, said);
    const { name, said: before } = joined;
    const isFree = UNORDERED.has(name);
    const mine = joined.children.map((child) => ({ child, element: elementOf(child) }));
    const theirs = said.element.children.map((element) => ({ element }));
    const paired = pairs(mine, theirs, this.vocabulary, isFree || Object.hasOwn(this.atOnce, name));
    // Behind the end of a log that breaks off anything may have followed.
    const isOpen = before.every(({ element }) => this.open.has(element));
    const lastOfMine = isOpen ? paired.findLastIndex(({ one }) => one) : paired.length;
    const lastOfTheirs = this.open.has(said.element) ? paired.findLastIndex(({ other }) => other) : paired.length;
    joined.children = paired.map(({ one, other }, at) => {
      if (one && other) this.add(one.child, { ...said, element: other.element });
      const alone = one?.child ?? this.joined({ ...said, element: (other ?? one).element });
      const isMissing = one ? !other && at < lastOfTheirs : at < lastOfMine;
      if (isMissing && !isFree && !mayBeLeftOut(alone.name, this.vocabulary)) {
        this.tellAlone(alone, one ? said : (before[0] ?? said));
      }
      return alone;
    });
    before.push(said);
  }

  private addValues({ name, values, said: before }: Joined, said: Said): void {
    const { attributes = {}, typed } = this.vocabulary[name] ?? {};
    for (const [attribute, value] of statedOf(said.element)) {
      const known = values.get(attribute);
      const type = attributes[attribute]?.type.name ?? '';
      const leftOut = typed?.leftOut?.[attribute];
      const more = saysOf(value, leftOut) - saysOf(known, leftOut);
      if (more > 0) values.set(attribute, value);
      if (more !== 0 || REMARKS.has(type) || name === 'meta' || textOfValue(known) === textOfValue(value)) continue;
      const both = type === 'records' ? [...new Set([known, value].flat())] : joinedList(known, value);
      if (both) values.set(attribute, both);
      else this.tellValues(name, attribute, before, said);
    }
  }

  /** What the earliest of those says who cannot be right, too. */
  private tellValues(element: string, attribute: string, before: readonly Said[], said: Said): void {
    const saidBy = (one: Said): unknown => (one.element.values as Readonly<Record<string, unknown>>)[attribute];
    const value = saidBy(said);
    const leftOut = this.vocabulary[element]?.typed?.leftOut?.[attribute];
    const isAgainst = (one: unknown): boolean =>
      saysOf(one, leftOut) === saysOf(value, leftOut) &&
      textOfValue(one) !== textOfValue(value) &&
      !joinedList(one, value);
    const testimony = (one: Said): Testimony => {
      const { source, element } = one;
      return { source, offset: element.offset, found: textOfValue(saidBy(one)) };
    };
    const against = before.find((one) => isAgainst(saidBy(one)));
    if (against) this.contradictions.push({ element, attribute, one: testimony(against), other: testimony(said) });
  }

  private tellAlone({ name, said: [has] }: Joined, { source, element }: Said): void {
    if (!has) return;
    const one = { source: has.source, offset: has.element.offset, found: name };
    const other = { source, offset: element.offset, found: undefined };
    this.contradictions.push({ element: name, attribute: undefined, one, other });
  }
}
