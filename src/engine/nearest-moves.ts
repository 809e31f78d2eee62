/** How much has to be changed to make one move out of another. */
import { ANYWHERE } from '../log/envelope.js';
import { type AnyElement, type Element, statedOf, type Vocabulary } from '../log/vocabulary.js';

type Node = AnyElement<Vocabulary>;

const CLAIMS: ReadonlySet<string> = new Set(ANYWHERE);
/** A move of another kind is farther away than any of the same kind. */
const OTHER_KIND = 1000;
/** A move of another card or place is farther away than one of the same without a part of it. */
const OTHER_SUBJECT = 10;
/** Another name is a greater change of an attribute than some units more or less. */
const OTHER_NAME = 20;

/** The moves with the fewest differing attributes, the nearest first; of equals those that come first. */
export function nearestMoves<T extends { readonly element: Element }>(
  moves: readonly T[],
  to: Element,
  most: number,
): readonly T[] {
  return moves
    .map((move) => ({ move, one: move.element as Node }))
    .map(({ move, one }) => ({ move, distance: distanceBetween(one, to as Node) + subjectsApart(one, to) }))
    .sort((one, other) => one.distance - other.distance)
    .slice(0, most)
    .map(({ move }) => move);
}

/** One for each attribute or element that differs; less than that in all tells how much the values differ. */
function distanceBetween(one: Node, other: Node): number {
  if (one.name !== other.name) return OTHER_KIND + sizeOf(one) + sizeOf(other);
  const [a, b]: Readonly<Record<string, unknown>>[] = [one.values, other.values];
  let distance = 0;
  for (const name of new Set([...Object.keys(a ?? {}), ...Object.keys(b ?? {})])) {
    if (name !== 'mark') distance += differenceOf(a?.[name], b?.[name]);
  }
  const left = decisionsIn(other);
  for (const child of decisionsIn(one)) {
    const index = left.findIndex(({ name }) => name === child.name);
    const [same] = index < 0 ? [] : left.splice(index, 1);
    distance += same ? distanceBetween(child, same) : sizeOf(child);
  }
  return left.reduce((sum, child) => sum + sizeOf(child), distance);
}

/** Names in the attributes of the moves themselves that differ. */
function subjectsApart(one: Element, other: Element): number {
  const [a, b]: Readonly<Record<string, unknown>>[] = [one.values, other.values];
  const isName = (name: string): boolean =>
    name !== 'mark' && typeof a?.[name] === 'string' && typeof b?.[name] === 'string';
  return OTHER_SUBJECT * Object.keys(a ?? {}).filter((name) => isName(name) && a?.[name] !== b?.[name]).length;
}

function differenceOf(one: unknown, other: unknown): number {
  const units = unitsBetween(one, other);
  return units === 0 ? 0 : 1 + units / (100 * (units + OTHER_NAME));
}

/** How far two values of an attribute are apart. */
function unitsBetween(one: unknown, other: unknown): number {
  if (one === other) return 0;
  if (typeof one === 'number' && typeof other === 'number') return Math.abs(one - other);
  if (Array.isArray(one) && Array.isArray(other)) {
    const left = [...other];
    const surplus = one.filter((member) => {
      const index = left.indexOf(member);
      if (index >= 0) left.splice(index, 1);
      return index < 0;
    });
    // The same members in another order are another list, too.
    return surplus.length + left.length + (one.some((member, index) => member !== other[index]) ? 0.5 : 0);
  }
  if (isCounts(one) && isCounts(other)) {
    const kinds = new Set([...Object.keys(one), ...Object.keys(other)]);
    return [...kinds].reduce((sum, kind) => sum + Math.abs((one[kind] ?? 0) - (other[kind] ?? 0)), 0);
  }
  return OTHER_NAME;
}

function isCounts(value: unknown): value is Readonly<Record<string, number>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function decisionsIn({ children }: Node): Node[] {
  return children.filter(({ name }) => !CLAIMS.has(name));
}

/** The element and its attributes, with everything inside. */
function sizeOf(element: Node): number {
  return decisionsIn(element).reduce((sum, child) => sum + sizeOf(child), 1 + statedOf(element).length);
}
