/** Which elements of two logs of one game are the same. Linear: it looks only so far ahead. */
import { UNKNOWN } from './attribute.js';
import { entryOf } from './entry-of.js';
import { REMARKS } from './envelope.js';
import { textOfValue } from './raw.js';
import { type AnyElement, statedOf, type Vocabulary } from './vocabulary.js';

type Node = AnyElement<Vocabulary>;

interface Holder {
  readonly element: Node;
}

/** An element that both logs have, or one of them. */
export type Pair<One, Other> =
  | { readonly one: One; readonly other: Other }
  | { readonly one: One; readonly other?: undefined }
  | { readonly one?: undefined; readonly other: Other };

/** How far ahead the counterpart of an element is looked for. */
const WINDOW = 32;

/** Attributes of these types say which thing an element is about. */
const IDENTITIES: ReadonlySet<string> = new Set(['player-id', 'region', 'cell', 'id', 'option-name', 'side']);

/** How much a value says: nothing, that nobody saw it, what stands where nothing is said, or something. */
export function saysOf(value: unknown, leftOut: string | undefined): number {
  if (value === undefined) return 0;
  if (value === UNKNOWN) return 1;
  return value === leftOut ? 2 : 3;
}

/** Two lists as one, each filled in from the other; undefined where they cannot be the same. */
export function joinedList(one: unknown, other: unknown): readonly unknown[] | undefined {
  if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return undefined;
  const joined = one.map((member, at) => (member === UNKNOWN ? other[at] : member));
  return joined.every((member, at) => other[at] === UNKNOWN || member === other[at]) ? joined : undefined;
}

/** True for what a record may lack although it happened. */
export function mayBeLeftOut(name: string, vocabulary: Vocabulary): boolean {
  return name === 'note' || vocabulary[name]?.mayBeAbsent === true;
}

/** @param isFree whether they may stand in any order @returns all elements of both, in an order that is that of both */
export function pairs<One extends Holder, Other extends Holder>(
  ones: readonly One[],
  others: readonly Other[],
  vocabulary: Vocabulary,
  isFree: boolean,
): readonly Pair<One, Other>[] {
  return new Pairing<One, Other>(vocabulary).all(ones, others, isFree);
}

class Pairing<One extends Holder, Other extends Holder> {
  constructor(private readonly vocabulary: Vocabulary) {}

  all(ones: readonly One[], others: readonly Other[], isFree: boolean): readonly Pair<One, Other>[] {
    if (isFree) return this.inAnyOrder(ones, others);
    const paired: Pair<One, Other>[] = [];
    let [one, other] = [0, 0];
    for (const [nextOne, nextOther] of this.inOrder(ones, others)) {
      paired.push(...this.inAnyOrder(ones.slice(one, nextOne), others.slice(other, nextOther)));
      paired.push({ one: ones[nextOne] as One, other: others[nextOther] as Other });
      [one, other] = [nextOne + 1, nextOther + 1];
    }
    return [...paired, ...this.inAnyOrder(ones.slice(one), others.slice(other))];
  }

  /** The places of elements that agree and must stand in every record, in the order of both. */
  private inOrder(ones: readonly One[], others: readonly Other[]): readonly (readonly [number, number])[] {
    const due = (all: readonly Holder[]): readonly number[] =>
      [...all.keys()].filter((at) => !mayBeLeftOut((all[at] as Holder).element.name, this.vocabulary));
    const [first, second] = [due(ones), due(others)];
    const agree = (one: number, other: number): boolean => {
      const [mine, theirs] = [ones[first[one] ?? -1], others[second[other] ?? -1]];
      return mine !== undefined && theirs !== undefined && this.fit(mine.element, theirs.element);
    };
    const places: (readonly [number, number])[] = [];
    let [one, other] = [0, 0];
    while (one < first.length && other < second.length) {
      if (agree(one, other)) {
        places.push([first[one] as number, second[other] as number]);
        [one, other] = [one + 1, other + 1];
        continue;
      }
      let ahead = 1;
      while (ahead <= WINDOW && !agree(one + ahead, other) && !agree(one, other + ahead)) ahead += 1;
      if (ahead > WINDOW) [one, other] = [one + 1, other + 1];
      else if (agree(one + ahead, other)) one += ahead;
      else other += ahead;
    }
    return places;
  }

  /** Those that are about the same thing, first those that agree. */
  private inAnyOrder(ones: readonly One[], others: readonly Other[]): readonly Pair<One, Other>[] {
    const left = new Map<string, Other[]>();
    for (const other of others) {
      const key = this.keyOf(other.element);
      entryOf(left, key, () => []).push(other);
    }
    const found = new Map<One, Other>();
    const take = (one: One, queue: Other[], at: number): void => {
      const [other] = at < 0 ? [] : queue.splice(at, 1);
      if (other) found.set(one, other);
    };
    for (const agreeing of [true, false]) {
      for (const one of ones) {
        const queue = left.get(this.keyOf(one.element));
        if (!queue || found.has(one)) continue;
        take(
          one,
          queue,
          agreeing ? queue.slice(0, WINDOW).findIndex(({ element }) => this.fit(one.element, element)) : 0,
        );
      }
    }
    return inTheOrderOfBoth(ones, others, found);
  }

  /** What an element is about. Notes are never about the same unless they are the same. */
  private keyOf(element: Node): string {
    const { name, text } = element;
    const { attributes = {} } = this.vocabulary[name] ?? {};
    const given = statedOf(element).filter(
      ([attribute]) => name === 'note' || IDENTITIES.has(attributes[attribute]?.type.name ?? ''),
    );
    return JSON.stringify([name, text, given.map(([attribute, value]) => [attribute, textOfValue(value)])]);
  }

  /** True where nothing that must stand in every record speaks against two elements being the same. */
  private fit(one: Node, other: Node): boolean {
    if (one.name !== other.name) return false;
    const { attributes = {}, typed } = this.vocabulary[one.name] ?? {};
    const mine: Readonly<Record<string, unknown>> = one.values;
    const theirs: Readonly<Record<string, unknown>> = other.values;
    for (const [attribute, value] of Object.entries(mine)) {
      const leftOut = typed?.leftOut?.[attribute];
      const says = Math.min(saysOf(value, leftOut), saysOf(theirs[attribute], leftOut));
      if (says < 3 || REMARKS.has(attributes[attribute]?.type.name ?? '')) continue;
      if (textOfValue(value) !== textOfValue(theirs[attribute]) && !joinedList(value, theirs[attribute])) return false;
    }
    const due = ({ children }: Node): readonly Node[] =>
      children.filter(({ name }) => !mayBeLeftOut(name, this.vocabulary));
    const [first, second] = [due(one), due(other)];
    return first.length === second.length && first.every((child, at) => this.fit(child, second[at] as Node));
  }
}

function inTheOrderOfBoth<One, Other>(
  ones: readonly One[],
  others: readonly Other[],
  found: ReadonlyMap<One, Other>,
): readonly Pair<One, Other>[] {
  const places = new Map(others.map((other, at) => [other, at]));
  const taken = new Set(found.values());
  const paired: Pair<One, Other>[] = [];
  let next = 0;
  const addTo = (end: number): void => {
    for (; next < end; next += 1) {
      const other = others[next] as Other;
      if (!taken.has(other)) paired.push({ other });
    }
  };
  for (const one of ones) {
    const other = found.get(one);
    if (other !== undefined) addTo(places.get(other) ?? 0);
    paired.push(other === undefined ? { one } : { one, other });
  }
  addTo(others.length);
  return paired;
}
