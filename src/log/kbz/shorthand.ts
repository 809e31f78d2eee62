/** What may be left out when a game is typed: tables made of its vocabulary, for the reader and the writer alike. */
import { type AttributeType, isList, playerCounts } from '../attribute.js';
import type { ElementDeclaration, Vocabulary } from '../vocabulary.js';
import { WordIndex } from './word-index.js';

/** The name of an attribute that stands for the text of the element. */
export const TEXT = '';

/** What may stand in an element. */
export interface Inside {
  /** The names of all elements that may. */
  readonly names: WordIndex;
  readonly bySign: ReadonlyMap<string, string>;
  /** Those that are known by their first value, with its type. */
  readonly bare: readonly { readonly name: string; readonly type: AttributeType<unknown> }[];
  /** The one that is counted. */
  readonly counted: string | undefined;
}

/** The tables of one vocabulary. */
export class Shorthand {
  private readonly inside = new Map<string, Inside>();
  private readonly orders = new Map<string, readonly string[]>();
  private readonly names = new Map<string, WordIndex>();
  private readonly indices = new Map<AttributeType<unknown>, WordIndex>();

  private constructor(readonly vocabulary: Vocabulary) {}

  /** Made once for each vocabulary. */
  static of(vocabulary: Vocabulary): Shorthand {
    const made = shorthands.get(vocabulary) ?? new Shorthand(vocabulary);
    shorthands.set(vocabulary, made);
    return made;
  }

  declaration(element: string): ElementDeclaration | undefined {
    return this.vocabulary[element];
  }

  /** The attributes whose names may be left out. */
  order(element: string, parent: string): readonly string[] {
    const key = `${element} ${parent}`;
    const order = this.orders.get(key) ?? this.orderOf(element, parent);
    this.orders.set(key, order);
    return order;
  }

  type(element: string, attribute: string): AttributeType<unknown> | undefined {
    return this.vocabulary[element]?.attributes[attribute]?.type;
  }

  insideOf(element: string): Inside {
    const inside = this.inside.get(element) ?? this.makeInside(element);
    this.inside.set(element, inside);
    return inside;
  }

  /** The words of a type; undefined where they are no fixed set. */
  indexOf(type: AttributeType<unknown>): WordIndex | undefined {
    const words = type.choices ?? type.named;
    if (!words) return undefined;
    const index = this.indices.get(type) ?? new WordIndex(words, type.printed);
    this.indices.set(type, index);
    return index;
  }

  /** The names of an element's attributes. */
  attributes(element: string): WordIndex {
    const index = this.names.get(element) ?? new WordIndex(Object.keys(this.declaration(element)?.attributes ?? {}));
    this.names.set(element, index);
    return index;
  }

  private orderOf(element: string, parent: string): readonly string[] {
    const { attributes = {}, only = {}, typed = {}, text = false } = this.declaration(element) ?? {};
    if (typed.order) return typed.order;
    if (text) return [TEXT];
    return Object.keys(attributes).filter(
      (name) => !BY_NAME.has(attributes[name]?.type.name ?? '') && (only[name]?.includes(parent) ?? true),
    );
  }

  private makeInside(element: string): Inside {
    const names = this.declaration(element)?.children ?? [];
    const typed = (name: string) => this.vocabulary[name]?.typed;
    return {
      names: new WordIndex(names),
      bySign: new Map(names.flatMap((name) => (typed(name)?.sign ? [[typed(name)?.sign ?? '', name]] : []))),
      bare: names.flatMap((name) => {
        const type = typed(name)?.bare && this.type(name, this.order(name, element)[0] ?? TEXT);
        return type ? [{ name, type }] : [];
      }),
      counted: names.find((name) => typed(name)?.counted),
    };
  }
}

const shorthands = new WeakMap<Vocabulary, Shorthand>();

/** Types of attributes that are always named: claims, remarks, and what may be anything. */
const BY_NAME: ReadonlySet<string> = new Set(['number', 'mark', 'time', 'truth', 'text', 'documented', 'provenance']);

/** True for a type whose values may have several words. */
export function mayBeList(type: AttributeType<unknown> | undefined): boolean {
  return type !== undefined && (isList(type) || type.name === playerCounts.name);
}
