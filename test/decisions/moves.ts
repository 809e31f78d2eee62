/** Moves as they stand in a record, in one form for all that come to the same. */
import type { AnyElement, Vocabulary } from '../../src/log/vocabulary.js';

export type Node = AnyElement<Vocabulary>;

/** Lists whose order means something. */
const ORDERED: readonly string[] = ['path', 'tokens'];
/** What chance shows, and claims. */
const UNDECIDED: readonly string[] = ['token', 'rats', 'points', 'mark'];
/** An attribute that holds goods that are paid. */
const PAYMENT = 'pay';
/** valletta.substitute.three-for-one */
const FOR_ONE = 3;

/** The same text for moves that differ in nothing: chance, claims, and the order of lists and parts apart. */
export function canonical({ name, values, children }: Node): string {
  const attributes = Object.entries(values)
    .filter(([attribute, value]) => value !== undefined && !UNDECIDED.includes(attribute))
    .map(([attribute, value]) => `${attribute}=${textOf(attribute, value)}`);
  return `${name}(${[...attributes.sort(), ...children.map(canonical).sort()].join(' ')})`;
}

function textOf(attribute: string, value: unknown): string {
  if (Array.isArray(value)) return (ORDERED.includes(attribute) ? value : value.toSorted()).join(',');
  if (typeof value !== 'object' || value === null) return String(value);
  const amounts = Object.entries(value as Goods).filter(([, amount]) => amount > 0);
  return amounts
    .map(([good, amount]) => `${good}:${amount}`)
    .sort()
    .join(',');
}

/** Whether an element says that nothing is done: whoever had nothing to decide may say so, too. */
export function isNoMove({ name, values, children }: Node): boolean {
  const { from, to, at, between } = values as Readonly<Record<string, unknown>>;
  if (name === 'use' && children.length > 0) return children.every(isNoMove);
  if (name === 'nun' || name === 'bishop') return at === from;
  if (name === 'wall') return String([between].flat().sort()) === String([from].flat().sort());
  return (name === 'tower' && from === 'none') || (name === 'spread' && Array.isArray(to) && to.length === 0);
}

/** The element with one value exchanged. */
export function withValue(element: Node, attribute: string, value: unknown): Node {
  return { ...element, values: { ...element.values, [attribute]: value } as Node['values'] };
}

type Goods = Readonly<Record<string, number>>;

/**
 * Whether a move may be a listed one, paid for in a way that replaces more than it must: such ways are not listed. Each unit that is
 * replaced takes three goods, of one kind or mixed, so it costs two goods more; which units they were cannot be read from a payment.
 */
export function isPaidOtherwise(listed: readonly Node[], move: Node): boolean {
  const paid = paymentIn(move);
  const place = canonical(unpaid(move));
  return listed.some((one) => {
    const due = canonical(unpaid(one)) === place ? paymentIn(one) : undefined;
    return paid !== undefined && due !== undefined && paid >= due && (paid - due) % (FOR_ONE - 1) === 0;
  });
}

/** How many goods are paid in a move, or inside it; undefined where none are. */
function paymentIn({ values, children }: Node): number | undefined {
  const paid = (values as Readonly<Record<string, unknown>>)[PAYMENT];
  if (typeof paid !== 'object' || paid === null) return children.map(paymentIn).find((one) => one !== undefined);
  return Object.values(paid as Goods).reduce((sum, amount) => sum + amount, 0);
}

function unpaid(element: Node): Node {
  return { ...withValue(element, PAYMENT, undefined), children: element.children.map(unpaid) };
}
