import type { Attribute } from '../log/attribute.js';
import type { Ruleset } from '../log/envelope.js';
import { rawOfElement } from '../log/raw.js';
import type { RawElement } from '../log/raw-element.js';
import { type Element, type ElementDeclaration, statedOf, type Vocabulary } from '../log/vocabulary.js';
import type { DeclaredVocabularies } from '../vocabularies.js';
import { isObject, isPlain, refuse } from './given.js';

type Declared = Readonly<Record<string, ElementDeclaration>>;

/** What may be written for a value; `?` where nobody saw it and the format allows to say so. */
type ValueOf<A> =
  A extends Attribute<infer T, boolean, infer MayBeUnknown>
    ?
        | (T extends ReadonlyMap<string, infer N> ? Readonly<Record<string, N>> : T)
        | (MayBeUnknown extends true ? '?' : never)
    : never;

type RequiredOf<Attributes> = {
  [K in keyof Attributes]: Attributes[K] extends Attribute<unknown, true> ? K : never;
}[keyof Attributes];

type Attributes<D extends ElementDeclaration> = {
  readonly [K in RequiredOf<D['attributes']>]: ValueOf<D['attributes'][K]>;
} & {
  readonly [K in Exclude<keyof D['attributes'], RequiredOf<D['attributes']>>]?: ValueOf<D['attributes'][K]>;
};

type ElementOf<V extends Declared, N extends keyof V> = N extends keyof V
  ? { readonly type: N } & Attributes<V[N]> & {
        readonly children?: readonly ElementOf<V, V[N]['children'][number] & keyof V>[];
        readonly text?: V[N]['text'] extends true ? string : never;
      }
  : never;

/** The names of the elements of a game's log. */
export type ElementName<R extends Ruleset = Ruleset> = R extends Ruleset ? keyof DeclaredVocabularies[R] : never;

/**
 * An element of a game's log, as objects have it: `type` is its name, its attributes are the other members, `children` are the elements inside.
 * Lists are lists, and amounts an object with a number for each kind (`{ wood: 1 }`): `GameRecorder` takes them, and logs have them as text (`"wood:1"`).
 * The types are those of the log format: another attribute, or a value that it cannot have, does not compile.
 *
 * ```ts
 * import type { LogElement } from 'kiebitz';
 *
 * const play: LogElement<'valletta'> = { type: 'play', card: 'maid', children: [{ type: 'take', goods: { wood: 1 } }] };
 * ```
 */
export type LogElement<R extends Ruleset = Ruleset, N extends ElementName<R> = ElementName<R>> = R extends Ruleset
  ? ElementOf<DeclaredVocabularies[R], N & keyof DeclaredVocabularies[R]>
  : never;

/** Any element, whatever its game. */
interface AnyElement {
  readonly type: string;
  readonly children?: readonly AnyElement[];
  readonly text?: string;
}

/** @internal The element as the log has it. */
export function rawOfLogElement(element: AnyElement, vocabulary: Vocabulary): RawElement {
  return rawOfElement(treeOf(element), vocabulary);
}

function treeOf(element: AnyElement): Element {
  if (!isObject(element) || typeof element.type !== 'string') refuse('an element: an object with a “type”', element);
  const { type, children = [], text, ...values } = element;
  if (!Array.isArray(children)) refuse(`a list as “children” of <${type}>`, children);
  if (text !== undefined && typeof text !== 'string') refuse(`a text as “text” of <${type}>`, text);
  for (const [attribute, value] of Object.entries<unknown>(values)) {
    if (value !== undefined && !isValue(value)) refuse(`a value of “${attribute}” of <${type}>, or undefined`, value);
  }
  return { name: type, values, children: children.map(treeOf), ...(text !== undefined && { text }), offset: -1 };
}

/** Whether a log has text for a value: a word, a number, a list of them, or amounts; a set, a date or a list in a list would be written as something else. */
function isValue(value: unknown): boolean {
  if (Array.isArray(value)) return [...value].every(isWord);
  if (!isObject(value)) return isWord(value);
  const amounts = value instanceof Map ? [...value.values()] : isPlain(value) ? Object.values(value) : undefined;
  return amounts?.every(isWord) ?? false;
}

function isWord(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

/** @internal The other way round. */
export function logElementOf<R extends Ruleset>(element: Element): LogElement<R> {
  const { name, children, text } = element;
  const plain = statedOf(element).map(([key, value]) => [
    key,
    value instanceof Map ? Object.fromEntries(value) : value,
  ]);
  return {
    type: name,
    ...Object.fromEntries(plain),
    ...(children.length > 0 && { children: children.map((child) => logElementOf<R>(child)) }),
    ...(text !== undefined && text !== '' && { text }),
  } as LogElement<R>;
}
