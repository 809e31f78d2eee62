/** A vocabulary as tables that a reader can look things up in. Built once per vocabulary. */
import type { Attribute } from './attribute.js';
import { respelledName } from './spelling.js';
import type { ElementDeclaration, Vocabulary } from './vocabulary.js';

/** Attributes by name while they are collected. */
export type Values = Record<string, unknown>;

/** An attribute, ready for a reader. */
export interface CompiledAttribute {
  readonly name: string;
  readonly declaration: Attribute;
  /** One bit; with it an element's attributes form a set in one number. */
  readonly bit: number;
  /** Values of texts that were met before. Bounded by whoever adds to it. */
  readonly known: Map<string, unknown>;
}

/** An element that may stand inside another one. */
export interface CompiledChild {
  readonly element: CompiledElement;
  /** One bit for a child that stands at most once, else 0. */
  readonly onceBit: number;
}

/** An element, ready for a reader. */
export interface CompiledElement {
  readonly name: string;
  readonly declaration: ElementDeclaration;
  readonly attributes: ReadonlyMap<string, CompiledAttribute>;
  /** The names of its attributes. */
  readonly names: readonly string[];
  readonly children: Map<string, CompiledChild>;
  /** Bits of the attributes that must stand. */
  readonly required: number;
  readonly hasText: boolean;
  /**
   * Makes the object for the values, with a place for each attribute: objects of one shape are read fast. It inherits nothing: in
   * Rattus attributes are named after players, and a player may be called `constructor`.
   */
  readonly Values: new () => Values;
}

/** Elements by name. */
export type CompiledVocabulary = ReadonlyMap<string, CompiledElement>;

const BITS = 31;
const compiled = new WeakMap<Vocabulary, CompiledVocabulary>();

/** The tables of a vocabulary. Throws where the declaration itself is wrong (a child that is not declared). */
export function compile(vocabulary: Vocabulary): CompiledVocabulary {
  const before = compiled.get(vocabulary);
  if (before) return before;
  const elements = new Map(
    Object.entries(vocabulary).map(([name, declaration]) => [name, compileElement(name, declaration)]),
  );
  for (const element of elements.values()) {
    const { children, once = [] } = element.declaration;
    if (once.length > BITS) throw new Error(`${element.name}: more than ${BITS} children that stand once`);
    for (const name of children) {
      const child = elements.get(name);
      if (!child) throw new Error(`${element.name} may hold ${name}, which is not declared`);
      const onceBit = once.includes(name) ? 1 << once.indexOf(name) : 0;
      element.children.set(name, { element: saidIn(element.name, child), onceBit });
    }
  }
  compiled.set(vocabulary, elements);
  return elements;
}

/** The name of an attribute as the format has it, however it is spelled; undefined for one that the element does not have. */
export function attributeNamed({ attributes, names, declaration }: CompiledElement, name: string): string | undefined {
  return attributes.has(name) ? name : respelledName(name, names, declaration.printed)?.name;
}

function compileElement(name: string, declaration: ElementDeclaration): CompiledElement {
  const declared = Object.entries(declaration.attributes);
  if (declared.length > BITS) throw new Error(`${name}: more than ${BITS} attributes`);
  const attributes = new Map<string, CompiledAttribute>();
  let required = 0;
  for (const [index, [attribute, its]] of declared.entries()) {
    const bit = 1 << index;
    if (its.required) required |= bit;
    attributes.set(attribute, { name: attribute, declaration: its, bit, known: new Map() });
  }
  return {
    name,
    declaration,
    attributes,
    names: [...attributes.keys()],
    children: new Map(),
    required,
    hasText: declaration.text ?? false,
    Values: placesFor([...attributes.keys()]),
  };
}

/** The element without the attributes that say nothing inside that parent. */
function saidIn(parent: string, element: CompiledElement): CompiledElement {
  const { only = {} } = element.declaration;
  const foreign = Object.keys(only).filter((name) => !only[name]?.includes(parent));
  if (foreign.length === 0) return element;
  const attributes = new Map([...element.attributes].filter(([name]) => !foreign.includes(name)));
  return { ...element, attributes, names: [...attributes.keys()] };
}

function placesFor(names: readonly string[]): new () => Values {
  class OwnValues {
    constructor() {
      for (const name of names) (this as Values)[name] = undefined;
    }
  }
  Reflect.deleteProperty(OwnValues.prototype, 'constructor');
  Object.setPrototypeOf(OwnValues.prototype, null);
  return OwnValues as new () => Values;
}
