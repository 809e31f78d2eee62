/** What of a turn is still to come: asked at each of its elements, found in one pass. */
import type { RattusElement } from '../vocabulary.js';

/** Elements that decide or show something: each is a move. */
export const DECISIONS: ReadonlySet<string> = new Set([
  'class',
  'unload',
  'place',
  'use',
  'plague',
  'spread',
  'reveal',
]);

export class Ahead {
  /** By name, where the last one stands. */
  private readonly last = new Map<string, number>();
  /** By place, the decision behind it. */
  private readonly decisions: (RattusElement | undefined)[] = [];

  /** @param elements those of the turn, in the order of the log */
  constructor(elements: readonly RattusElement[]) {
    let next: RattusElement | undefined;
    for (let at = elements.length - 1; at >= 0; at -= 1) {
      const element = elements[at] as RattusElement;
      this.decisions[at] = next;
      if (DECISIONS.has(element.name)) next = element;
      if (!this.last.has(element.name)) this.last.set(element.name, at);
    }
  }

  /** @param at a place, 0-based @returns whether an element of a name stands there, or behind it */
  has(name: RattusElement['name'], at: number): boolean {
    return (this.last.get(name) ?? -1) >= at;
  }

  /** @param at a place, 0-based @returns the next decision; undefined behind the last one */
  decisionBehind(at: number): RattusElement | undefined {
    return this.decisions[at];
  }
}
