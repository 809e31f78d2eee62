/** What is paid for a building of Valletta, inside of the play. */
import type { Element } from '../oracle/element.js';

/** How many goods are paid; undefined where none are. */
export function paidIn({ attributes: { pay }, children }: Element): number | undefined {
  if (pay === undefined) return children.map(paidIn).find((paid) => paid !== undefined);
  return pay.split(/[ :]/).reduce((sum, part) => sum + (Number(part) || 0), 0);
}

/** The same without what is paid. */
export function unpaid({ name, attributes: { pay: _, ...attributes }, children, text }: Element): Element {
  return { name, attributes, children: children.map(unpaid), text };
}

/**
 * The fewest goods that pay for each thing. Each unit that is replaced takes three goods, and so two more: with the fewest goods no
 * more is replaced than must be.
 */
export function cheapestOf(
  elements: readonly Element[],
  nameOf: (element: Element) => string,
): ReadonlyMap<string, number> {
  const cheapest = new Map<string, number>();
  for (const element of elements) {
    const paid = paidIn(element);
    if (paid === undefined) continue;
    const thing = nameOf(unpaid(element));
    cheapest.set(thing, Math.min(paid, cheapest.get(thing) ?? paid));
  }
  return cheapest;
}
