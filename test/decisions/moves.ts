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
export function isNoMove({ name, values }: Node): boolean {
  const { from, to } = values as Readonly<Record<string, unknown>>;
  return (name === 'tower' && from === 'none') || (name === 'spread' && Array.isArray(to) && to.length === 0);
}

/** The element with one value exchanged. */
export function withValue(element: Node, attribute: string, value: unknown): Node {
  return { ...element, values: { ...element.values, [attribute]: value } as Node['values'] };
}

type Goods = Readonly<Record<string, number>>;
const GOODS = ['gold', 'wood', 'stone', 'brick'];

/** Whether a move is a listed one, paid for in a way that replaces more than it must: such ways are not listed. */
export function isPaidOtherwise(listed: Node, move: Node): boolean {
  if (listed.name !== move.name || listed.children.length !== move.children.length) return false;
  const { [PAYMENT]: price, ...others } = listed.values as Readonly<Record<string, unknown>>;
  const { [PAYMENT]: paid, ...own } = move.values as Readonly<Record<string, unknown>>;
  const isSame = Object.keys({ ...others, ...own }).every((key) => textOf(key, others[key]) === textOf(key, own[key]));
  if (!isSame) return false;
  if (textOf(PAYMENT, price) !== textOf(PAYMENT, paid) && !replaces(price, paid)) return false;
  return listed.children.every((child, at) => {
    const other = move.children[at];
    return other !== undefined && (canonical(child) === canonical(other) || isPaidOtherwise(child, other));
  });
}

/** Whether goods are others of which some were replaced, three for one. */
function replaces(price: unknown, paid: unknown): boolean {
  if (typeof price !== 'object' || typeof paid !== 'object' || price === null || paid === null) return false;
  const [due, given] = [price, paid].map((goods) => GOODS.map((good) => (goods as Goods)[good] ?? 0));
  const less = (due ?? []).map((amount, at) => Math.max(0, amount - (given?.[at] ?? 0)));
  const more = (due ?? []).map((amount, at) => Math.max(0, (given?.[at] ?? 0) - amount));
  const replaced = less.reduce((sum, amount) => sum + amount, 0);
  return (
    replaced > 0 &&
    more.every((amount) => amount % FOR_ONE === 0) &&
    more.reduce((sum, amount) => sum + amount, 0) === FOR_ONE * replaced
  );
}
