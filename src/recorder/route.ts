/** The way to a move, part by part: people choose who, what, where and for how much, one after the other. */
import type { Element, Vocabulary } from '../log/vocabulary.js';
import type { Offer } from './offer.js';

/** One part of a move: what is done, or one value of it. */
export interface Part {
  /** The name of the element. */
  readonly element: string;
  /** Undefined for what is done itself. */
  readonly attribute: string | undefined;
  readonly value: unknown;
  /** The same for parts that say the same at the same place. */
  readonly key: string;
}

/** A choice between moves that are the same up to here. */
export interface Fork {
  /** Undefined for the move that is complete here. */
  readonly part: Part | undefined;
  readonly offers: readonly Offer[];
}

/** What can be chosen behind some parts. */
export interface Junction {
  /** With those that leave no choice. */
  readonly chosen: readonly Part[];
  readonly forks: readonly Fork[];
  readonly offers: readonly Offer[];
}

/** The parts of a move: whose it is, what is done, its values, and what is done within it. */
export function partsOf({ name, values, children }: Element, vocabulary: Vocabulary, around = ''): readonly Part[] {
  const given = values as Readonly<Record<string, unknown>>;
  const declared = Object.keys(vocabulary[name]?.attributes ?? {}).filter((one) => given[one] !== undefined);
  const part = (attribute: string | undefined): Part => {
    const value = attribute === undefined ? undefined : given[attribute];
    const said = value instanceof Map ? [...value] : value;
    return { element: name, attribute, value, key: JSON.stringify([around, name, attribute, said]) };
  };
  const player = around === '' && declared.includes('player') ? [part('player')] : [];
  const others = declared.filter((one) => one !== 'player' || around !== '').map(part);
  const inside = children.flatMap((child, index) => partsOf(child, vocabulary, `${around}${index}.`));
  return [...player, part(undefined), ...others, ...inside];
}

/** @param chosen the keys of the parts that somebody has chosen, in their order */
export function junction(offers: readonly Offer[], chosen: readonly string[], vocabulary: Vocabulary): Junction {
  let left = offers.map((offer) => ({ offer, parts: partsOf(offer.element, vocabulary) }));
  const path: Part[] = [];
  const keys = [...chosen];
  for (;;) {
    const forks = new Map<string, { part: Part | undefined; offers: Offer[] }>();
    for (const { offer, parts } of left) {
      const part = parts[path.length];
      const fork = forks.get(part?.key ?? '');
      if (fork) fork.offers.push(offer);
      else forks.set(part?.key ?? '', { part, offers: [offer] });
    }
    const [only] = forks.values();
    const isOpen = forks.size > 1;
    const next = isOpen ? forks.get(keys[0] ?? '-') : only;
    if (isOpen && next) keys.shift();
    const isWanted = next?.part !== undefined && (isOpen || left.length > 1 || path.length > 0 || keys.length > 0);
    if (!next?.part || !isWanted) {
      return { chosen: path, forks: [...forks.values()], offers: left.map(({ offer }) => offer) };
    }
    path.push(next.part);
    const { key } = next.part;
    left = left.filter(({ parts }) => parts[path.length - 1]?.key === key);
  }
}
