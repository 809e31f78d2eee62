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

/**
 * Whether a move is a listed one, paid for in a way that replaces more than it must: such ways are not listed.
 * @param listed all of them: those of the same place tell what is due there
 */
export function isPaidOtherwise(listed: readonly Node[], move: Node): boolean {
  const paid = paymentIn(move);
  const unpaidMove = canonical(unpaid(move));
  const others = listed
    .filter((one) => canonical(unpaid(one)) === unpaidMove)
    .map(paymentIn)
    .filter((one) => one !== undefined);
  const [first] = others;
  if (!paid || !first) return false;
  return pricesOf(first).some((due) => [...others, paid].every((payment) => settles(due, payment)));
}

/** The only payment in a move, with those inside. */
function paymentIn({ values, children }: Node): Amounts | undefined {
  const paid = (values as Readonly<Record<string, unknown>>)[PAYMENT];
  if (typeof paid === 'object' && paid !== null) return GOODS.map((good) => (paid as Goods)[good] ?? 0);
  return children.map(paymentIn).find((one) => one !== undefined);
}

function unpaid(element: Node): Node {
  return { ...withValue(element, PAYMENT, undefined), children: element.children.map(unpaid) };
}

/** The amount of each good. */
type Amounts = readonly number[];

/** What may have been due where something was paid: any good for three of one that were given. */
function pricesOf(paid: Amounts): readonly Amounts[] {
  const found = new Map<string, Amounts>([[paid.join(), paid]]);
  // New prices are looked at in turn, too.
  for (const price of found.values()) {
    for (const [good, amount] of price.entries()) {
      if (amount < FOR_ONE) continue;
      const left = price.with(good, amount - FOR_ONE);
      for (const [other, before] of left.entries()) {
        const due = left.with(other, before + 1);
        found.set(due.join(), due);
      }
    }
  }
  return [...found.values()];
}

/** Whether a payment is what is due, some of it replaced three for one. */
function settles(due: Amounts, paid: Amounts): boolean {
  const less = due.reduce((sum, amount, good) => sum + Math.max(0, amount - (paid[good] ?? 0)), 0);
  const more = paid.map((amount, good) => Math.max(0, amount - (due[good] ?? 0)));
  return (
    more.every((amount) => amount % FOR_ONE === 0) && more.reduce((sum, amount) => sum + amount, 0) === FOR_ONE * less
  );
}
