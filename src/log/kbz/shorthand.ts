/** What may be left out when a game is typed: tables made of its vocabulary, for the reader and the writer alike. */
import { type AttributeType, isList, playerCounts } from '../attribute.js';
import { entryOf } from '../entry-of.js';
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
    return entryOf(shorthands, vocabulary, () => new Shorthand(vocabulary));
  }

  declaration(element: string): ElementDeclaration | undefined {
    return this.vocabulary[element];
  }

  /** The attributes whose names may be left out. */
  order(element: string, parent: string): readonly string[] {
    return entryOf(this.orders, `${element} ${parent}`, () => this.orderOf(element, parent));
  }

  type(element: string, attribute: string): AttributeType<unknown> | undefined {
    return this.vocabulary[element]?.attributes[attribute]?.type;
  }

  insideOf(element: string): Inside {
    return entryOf(this.inside, element, () => this.makeInside(element));
  }

  /** The words of a type; undefined where they are no fixed set. */
  indexOf(type: AttributeType<unknown>): WordIndex | undefined {
    const words = type.choices ?? type.named;
    return words && entryOf(this.indices, type, () => new WordIndex(words, type.printed));
  }

  /** The names of an element's attributes. */
  attributes(element: string): WordIndex {
    const names = (): string[] => Object.keys(this.declaration(element)?.attributes ?? {});
    return entryOf(this.names, element, () => new WordIndex(names()));
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
