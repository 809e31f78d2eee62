/** The values of an edition, one by one, each a little otherwise: what a table with one wrong value would hold. */
import type { AttributeType } from '../log/attribute.js';
import { entryOf } from '../log/entry-of.js';
import { type Element, statedOf, type Vocabulary } from '../log/vocabulary.js';

/** One value of an edition, and another one in its place. Plain values only. */
export interface CardValue {
  /** The element around it and its id: `building`, `g-banker-1`; of a side that of the card, too: `side`, `9a`. */
  readonly element: string;
  readonly card: string;
  /** How many cards with the same values are changed together, where it is more than one. */
  readonly copies?: number;
  /** The Character of a building. */
  readonly character?: string;
  readonly attribute: string;
  /** Of a list of amounts or names, which. */
  readonly of?: string;
  /** As the edition has it and as it is tried, both as texts; empty for none. */
  readonly printed: string;
  readonly tried: string;
}

/** An edition with one value changed. */
export interface Variant {
  readonly value: CardValue;
  /** Made when it is first asked for, and only once: whoever reads it may keep what was read. */
  readonly components: () => Element;
}

/** Equal for the same change of the same cards. */
export function keyOfValue({ element, card, copies = 1, attribute, of = '', tried }: CardValue): string {
  return JSON.stringify([element, card, copies, attribute, of, tried]);
}

/** What names a card, and what is told of it beside its values. */
const NOT_VALUES: ReadonlySet<string> = new Set(
  'n id edition ruleset provenance documented character colour estate good start count card player'.split(' '),
);

type Values = Readonly<Record<string, unknown>>;

interface Change extends Pick<CardValue, 'attribute' | 'of' | 'printed' | 'tried'> {
  readonly value: unknown;
}

/** The values of an edition, and what else each of them might be. */
export class CardValues {
  /** By attribute: all names that occur in its lists and amounts, and all of its single names. */
  private readonly names = new Map<string, Set<string>>();
  /** By attribute: what its values are, but for mere numbers. */
  private readonly shapes = new Map<string, 'list' | 'amounts' | 'name'>();

  private readonly variants = new Map<number, readonly Variant[]>();
  private readonly others = new Map<number, Element>();
  private byKey: ReadonlyMap<string, Variant> | undefined;

  /** @param components the `<components>` of an edition or of a log */
  constructor(
    readonly components: Element,
    private readonly vocabulary: Vocabulary,
  ) {
    this.collect(components);
  }

  /** How many cards there are. */
  get size(): number {
    return this.components.children.length;
  }

  /** The edition with all values of a card, and of those like it, changed at once: the same one for all of them. @param index of the card, from 0 */
  withAnother(index: number): Element {
    const copies = this.copiesOf(index);
    const [first = index] = copies;
    return entryOf(this.others, first, () => this.replaced(copies, (one) => this.changedAtOnce(one)));
  }

  /** All single changes of one card, and of all its copies together. @param index of the card, from 0 */
  variantsOf(index: number): readonly Variant[] {
    return entryOf(this.variants, index, () => this.makeVariants(index));
  }

  /** A change by its key; undefined where this edition has no such value. */
  find(key: string): Variant | undefined {
    this.byKey ??= new Map(
      [...this.components.children.keys()].flatMap((index) =>
        this.variantsOf(index).map((variant) => [keyOfValue(variant.value), variant] as const),
      ),
    );
    return this.byKey.get(key);
  }

  private makeVariants(index: number): readonly Variant[] {
    const card = this.components.children[index];
    if (!card) return [];
    const copies = this.copiesOf(index);
    const changes = [undefined, ...card.children.keys()].flatMap((side) => {
      const target = side === undefined ? card : card.children[side];
      return target ? this.changesOf(target).map((change) => ({ change, side, target })) : [];
    });
    // A table may hold each card, or each kind of card once.
    const choices = copies.length > 1 && copies[0] === index ? [[index], copies] : [[index]];
    return choices.flatMap((chosen) =>
      changes.map(({ change: { value, ...told }, side, target }): Variant => {
        const changed = (element: Element): Element => ({
          ...element,
          values: { ...element.values, [told.attribute]: value },
        });
        return {
          value: {
            element: target.name,
            card: nameOf(card, side === undefined ? undefined : target),
            ...(chosen.length > 1 && { copies: chosen.length }),
            ...characterOf(card),
            ...told,
          },
          components: once(() => this.replaced(chosen, (element, own) => (own === side ? changed(element) : element))),
        };
      }),
    );
  }

  /** Cards with the same Character and the same values, in order; a card that has none is alone. */
  private copiesOf(index: number): readonly number[] {
    const { children } = this.components;
    const kindOf = ({ values }: Element): string => JSON.stringify({ ...values, id: '' });
    const card = children[index];
    if (!card || characterOf(card).character === undefined) return [index];
    const kind = kindOf(card);
    return children.flatMap((other, at) => (other.name === card.name && kindOf(other) === kind ? [at] : []));
  }

  /** @param change of a card, or of the side of that number */
  private replaced(indices: readonly number[], change: (element: Element, side?: number) => Element): Element {
    const children = this.components.children.map((card, at) =>
      indices.includes(at)
        ? { ...change(card), children: card.children.map((side, number) => change(side, number)) }
        : card,
    );
    return { ...this.components, children };
  }

  private collect(element: Element): void {
    for (const [attribute, value] of statedOf(element)) {
      const known = entryOf(this.names, attribute, () => new Set<string>());
      if (typeof value === 'string') {
        known.add(value);
        this.shapes.set(attribute, 'name');
      } else if (Array.isArray(value)) {
        for (const item of value) known.add(String(item));
        this.shapes.set(attribute, 'list');
      } else if (typeof value === 'object' && value !== null) {
        for (const name of Object.keys(value)) known.add(name);
        this.shapes.set(attribute, 'amounts');
      }
    }
    for (const child of element.children) this.collect(child);
  }

  private typesOf({ name }: Element): readonly (readonly [attribute: string, type: AttributeType<unknown>])[] {
    return Object.entries(this.vocabulary[name]?.attributes ?? {}).flatMap(([attribute, { type }]) =>
      NOT_VALUES.has(attribute) ? [] : [[attribute, type] as const],
    );
  }

  private changesOf(element: Element): readonly Change[] {
    const values: Values = element.values;
    return this.typesOf(element).flatMap(([attribute, { name, choices }]): readonly Change[] => {
      const value = values[attribute];
      if (name === 'count' || name === 'change') return numbersBeside(attribute, value);
      switch (this.shapes.get(attribute)) {
        case 'list':
          return this.listsBeside(attribute, Array.isArray(value) ? value.map(String) : []);
        case 'amounts':
          // What the upgraded side only repeats is left to it.
          return value === undefined ? [] : this.amountsBeside(attribute, value as Readonly<Record<string, number>>);
        case 'name':
          return choices === undefined ? [] : this.namesBeside(attribute, value);
        default:
          return [];
      }
    });
  }

  private listsBeside(attribute: string, list: readonly string[]): readonly Change[] {
    return [...(this.names.get(attribute) ?? [])].sort().map((name) => {
      const isThere = list.includes(name);
      const at = list.indexOf(name);
      const value = isThere ? list.filter((_, index) => index !== at) : [...list, name];
      return { attribute, of: name, printed: isThere ? name : '', tried: isThere ? '' : name, value };
    });
  }

  private amountsBeside(attribute: string, amounts: Readonly<Record<string, number>>): readonly Change[] {
    return [...(this.names.get(attribute) ?? [])].sort().flatMap((name) => {
      const { [name]: amount = 0, ...others } = amounts;
      return [amount + 1, amount - 1]
        .filter((tried) => tried >= 0)
        .map((tried) => ({
          ...{ attribute, of: name, printed: String(amount), tried: String(tried) },
          value: tried === 0 ? others : { ...others, [name]: tried },
        }));
    });
  }

  private namesBeside(attribute: string, value: unknown): readonly Change[] {
    const printed = typeof value === 'string' ? value : '';
    return ['', ...[...(this.names.get(attribute) ?? [])].sort()]
      .filter((tried) => tried !== printed)
      .map((tried) => ({ attribute, printed, tried, value: tried === '' ? undefined : tried }));
  }

  /** Every value by one of its changes; of amounts all at once. */
  private changedAtOnce(element: Element): Element {
    const values: Record<string, unknown> = { ...(element.values as Values) };
    for (const { attribute, of, tried, value } of this.changesOf(element).toReversed()) {
      const now = values[attribute];
      const isAmount = this.shapes.get(attribute) === 'amounts' && typeof now === 'object' && of !== undefined;
      values[attribute] = isAmount ? { ...now, [of]: Number(tried) } : value;
    }
    return { ...element, values: values as Element['values'] };
  }
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

function numbersBeside(attribute: string, value: unknown): readonly Change[] {
  if (value !== undefined && typeof value !== 'number') return [];
  const printed = value ?? 0;
  return [printed + 1, printed - 1, printed + 2, printed - 2]
    .filter((tried) => tried >= 0)
    .map((tried) => ({ attribute, printed: String(printed), tried: String(tried), value: tried }));
}

function characterOf({ values }: Element): Pick<CardValue, 'character'> {
  const character: unknown = values['character'];
  return typeof character === 'string' ? { character } : {};
}

/** `9a` for a half of a card with a number, `legate-arms` for one without; else the id. */
function nameOf(card: Element, side: Element | undefined): string {
  const { n, id }: { readonly n?: unknown; readonly id?: unknown } = card.values;
  const own = n ?? id ?? card.name;
  if (!side) return String(own);
  const sideId: unknown = side.values['id'];
  return n === undefined ? `${own}-${sideId}` : `${own}${sideId}`;
}
