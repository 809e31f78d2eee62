/** What of a turn is still to come: asked at each of its elements, found in one pass. */
import type { RattusElement } from '../vocabulary.js';

/** Elements that decide or show something: each is a move. */
type Decision = 'class' | 'unload' | 'place' | 'use' | 'plague' | 'spread' | 'reveal';

export const DECISIONS: ReadonlySet<string> = new Set<Decision>([
  'class',
  'unload',
  'place',
  'use',
  'plague',
  'spread',
  'reveal',
]);

export class Ahead {
  /** The place behind the last decision, 0-based. */
  readonly end: number = 0;
  /** By name, where the last decision stands. */
  private readonly last = new Map<string, number>();
  /** Where the decision stands that was found last. */
  private next = 0;

  /** @param elements those of the turn, in the order of the log */
  constructor(private readonly elements: readonly RattusElement[]) {
    for (let at = 0; at < elements.length; at += 1) {
      const { name } = elements[at] as RattusElement;
      if (!DECISIONS.has(name)) continue;
      this.last.set(name, at);
      this.end = at + 1;
    }
  }

  /** @param at a place, 0-based @returns whether a decision of a name stands there, or behind it */
  has(name: Decision, at: number): boolean {
    return (this.last.get(name) ?? -1) >= at;
  }

  /** @param at a place, 0-based, and never before one that was asked about @returns the next decision; undefined behind the last one */
  decisionBehind(at: number): RattusElement | undefined {
    const { elements, end } = this;
    if (this.next <= at) this.next = at + 1;
    while (this.next < end && !DECISIONS.has((elements[this.next] as RattusElement).name)) this.next += 1;
    return this.next < end ? elements[this.next] : undefined;
  }
}
