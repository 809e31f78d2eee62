/**
 * The vocabulary of a log: which elements there are, where they may stand, and which attributes they have.
 * One declaration serves the readers, the writers, the XML schema, the documentation, and (by its types) the games.
 */
import type { Attribute, AttributeType, NamesInPrint, Unknown } from './attribute.js';
import { entryOf } from './entry-of.js';

/** One kind of element. */
export interface ElementDeclaration {
  /** For the documentation: what the element says. */
  readonly describe: string;
  readonly attributes: Readonly<Record<string, Attribute>>;
  /** Elements that may stand inside, in any number and order unless `once` names them. */
  readonly children: readonly string[];
  /** Children that stand at most once. */
  readonly once?: readonly string[];
  /** True where a record may lack the element although something of the kind happened: nobody saw it, or nobody claims it. */
  readonly mayBeAbsent?: true;
  /** True where text may stand inside (notes). */
  readonly text?: boolean;
  /** The attribute with a number for each player that older logs write as one attribute per player, named after them. */
  readonly perPlayer?: string;
  /** Names of its attributes that are understood as well. */
  readonly printed?: NamesInPrint;
  /** Attributes that say something inside these elements only. Elsewhere they are as unknown as any other name. */
  readonly only?: Readonly<Record<string, readonly string[]>>;
  /** How it is written by hand. */
  readonly typed?: Typed;
}

/** How an element stands in the notation that people type (`.kbz`), where its name and attributes do not say it. */
export interface Typed {
  /** Attributes whose names are left out, in their order; an empty one is the text. By default all that say what happened. */
  readonly order?: readonly string[];
  /** One character instead of its name. */
  readonly sign?: string;
  /** True where its first value tells what it is, so that its name may be left out. */
  readonly bare?: true;
  /** True where a number stands before each: which of its kind it is in the game. */
  readonly counted?: true;
  /** True where each element in it has a line of its own. */
  readonly block?: true;
  /** What attributes are that are left out. */
  readonly leftOut?: Readonly<Record<string, string>>;
}

/** Declarations by the name of the element. */
export type Vocabulary = Readonly<Record<string, ElementDeclaration>>;

type ValueOf<A> = A extends Attribute<infer T> ? T | Unknown : never;

/** The attributes of an element, in their types. Absent: not in the log. `?`: unknown, or could not be understood. */
export type ValuesOf<D extends ElementDeclaration> = {
  readonly [K in keyof D['attributes']]?: ValueOf<D['attributes'][K]>;
};

/** One element as it was read. */
export interface Element<V extends Vocabulary = Vocabulary, N extends keyof V & string = keyof V & string> {
  readonly name: N;
  readonly values: ValuesOf<V[N]>;
  readonly children: readonly AnyElement<V>[];
  /** The text inside, where the vocabulary allows it. */
  readonly text?: string;
  /** Where it starts: UTF-16 code units from the start of its game's source text; -1 for one that no file holds. */
  readonly offset: number;
}

/** Any element of a vocabulary, told apart by `name`. */
export type AnyElement<V extends Vocabulary> = { [N in keyof V & string]: Element<V, N> }[keyof V & string];

/** @returns a vocabulary like the given one that understands the printed names of its words, too */
export function withNamesInPrint(vocabulary: Vocabulary, printed: NamesInPrint): Vocabulary {
  const types = new Map<AttributeType<unknown>, AttributeType<unknown>>();
  const named = (attribute: Attribute): Attribute => {
    return { ...attribute, type: entryOf(types, attribute.type, () => ({ ...attribute.type, printed })) };
  };
  const element = (declaration: ElementDeclaration): ElementDeclaration => ({
    ...declaration,
    printed,
    attributes: mapped(declaration.attributes, named),
  });
  return mapped(vocabulary, element);
}

/** It inherits nothing: whoever looks up what a log says must not find `constructor`. */
function mapped<T>(record: Readonly<Record<string, T>>, change: (value: T) => T): Record<string, T> {
  const made: Record<string, T> = Object.fromEntries(
    Object.entries(record).map(([name, value]) => [name, change(value)]),
  );
  return Object.setPrototypeOf(made, null);
}

/** Declares an element; keeps the exact types of its attributes. */
export function element<const D extends ElementDeclaration>(declaration: D): D {
  return declaration;
}

/** Declares an element that holds no others. @param describe what it says, for the documentation */
export function leaf<const A extends Readonly<Record<string, Attribute>>>(
  describe: string,
  attributes: A,
  typed: Typed = {},
) {
  return element({ describe, attributes, children: [], typed });
}

/** The same element with attributes that say something only inside some elements. @see ElementDeclaration.only */
export function saying<const D extends ElementDeclaration>(
  declaration: D,
  only: Readonly<Partial<Record<keyof D['attributes'] & string, readonly string[]>>>,
) {
  return { ...declaration, only: only as Readonly<Record<string, readonly string[]>> };
}

/** The same element as one that a record may lack. */
export function mayBeAbsent<const D extends ElementDeclaration>(declaration: D) {
  return { ...declaration, mayBeAbsent: true as const };
}

type Maker<V extends Vocabulary> = <N extends keyof V & string>(
  name: N,
  values: ValuesOf<V[N]>,
  children?: readonly AnyElement<V>[],
) => Element<V, N>;

/** @returns a maker of elements that no file holds: moves that somebody could write */
export function makerOf<V extends Vocabulary>(): Maker<V> {
  return (name, values, children = []) => ({ name, values, children, offset: -1 });
}

/**
 * What an element states, by attribute. An element that was read has a place for every attribute of its kind, so that all of a kind
 * have one shape; what its log leaves out is undefined there.
 */
export function statedOf({ values }: { readonly values: object }): [attribute: string, value: unknown][] {
  return Object.entries<unknown>(values as Readonly<Record<string, unknown>>).filter(
    ([, value]) => value !== undefined,
  );
}

/** The children of a name, in order. */
export function childrenNamed<V extends Vocabulary, N extends keyof V & string>(
  parent: { readonly children: readonly AnyElement<V>[] },
  name: N,
): Element<V, N>[] {
  const isNamed = (child: AnyElement<V>): child is AnyElement<V> & Element<V, N> => child.name === (name as string);
  return parent.children.filter(isNamed);
}
