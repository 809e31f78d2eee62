/** A log without what is only said about the game: notes and marks, times, or claims. */
import { type AnyElement, statedOf, type Vocabulary } from './vocabulary.js';

type Node = AnyElement<Vocabulary>;

export const STRIPPED = ['notes', 'times', 'claims'] as const;
/** What may be taken out. */
export type Stripped = (typeof STRIPPED)[number];

interface Parts {
  readonly elements: ReadonlySet<string>;
  /** Types of attributes. */
  readonly types: ReadonlySet<string>;
}

const PARTS: Readonly<Record<Stripped, Parts>> = {
  notes: { elements: new Set(['note']), types: new Set(['mark']) },
  times: { elements: new Set(), types: new Set(['time']) },
  claims: {
    elements: new Set(['state', 'effect', 'score', 'final-phase', 'lose', 'transfer']),
    types: new Set(['number']),
  },
};

/** What `records` says is complete, by the claims that would make it so. */
const RECORDED: ReadonlySet<unknown> = new Set(['losses', 'transfers']);

/** The same element without these parts of it, and of all elements in it. */
export function stripped(element: Node, vocabulary: Vocabulary, what: readonly Stripped[]): Node {
  const parts = what.map((one) => PARTS[one]);
  const strip = (one: Node): Node => {
    const { attributes = {} } = vocabulary[one.name] ?? {};
    const values: Record<string, unknown> = Object.fromEntries(
      statedOf(one).filter(([name]) => !parts.some(({ types }) => types.has(attributes[name]?.type.name ?? ''))),
    );
    const { records } = values;
    if (what.includes('claims') && Array.isArray(records)) {
      values['records'] = records.filter((record) => !RECORDED.has(record));
    }
    const children = one.children.filter(({ name }) => !parts.some(({ elements }) => elements.has(name))).map(strip);
    return { ...one, values, children };
  };
  return strip(element);
}
