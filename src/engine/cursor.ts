/**
 * Reads the children of a move in the order in which the log has them, while the procedure asks for them in the order
 * of the rulebook. Nothing is skipped: what nobody asked for is left over, and the game must say what it is.
 */
import type { AnyElement, Element, Vocabulary } from '../log/vocabulary.js';

/** The children of one move; each is handed out once. */
export class Cursor<V extends Vocabulary> {
  private next = 0;
  /** Elements taken out of turn, by index; nearly always there are none. */
  private late: Set<number> | undefined;

  /** @param claims names of elements that state something instead of doing it */
  constructor(
    private readonly elements: readonly AnyElement<V>[],
    private readonly claims: ReadonlySet<string>,
    private readonly onClaim: (claim: AnyElement<V>) => void,
  ) {}

  /** The next element of a name, if that is what comes next in the log; claims on the way are settled first. */
  take<N extends keyof V & string>(name: N): Element<V, N> | undefined {
    this.settleClaims();
    const element = this.elements[this.next];
    if (element?.name !== name) return undefined;
    this.next += 1;
    return element as Element<V, N>;
  }

  /** An element of a name, wherever it stands: for what has no order. What stands before it is left over. */
  find<N extends keyof V & string>(name: N): Element<V, N> | undefined {
    return this.take(name) ?? this.takeLate(name);
  }

  /** An element of a name that stands later than it should. */
  takeLate<N extends keyof V & string>(name: N): Element<V, N> | undefined {
    for (let index = this.next; index < this.elements.length; index += 1) {
      const element = this.elements[index];
      if (element?.name === name && !this.late?.has(index)) {
        this.late ??= new Set();
        this.late.add(index);
        return element as Element<V, N>;
      }
    }
    return undefined;
  }

  /** Whether an element of a name is still to come; no claim on the way is settled. */
  holds(name: keyof V & string): boolean {
    return this.elements.some((one, index) => index >= this.next && one.name === name && !this.late?.has(index));
  }

  /** The next element that is no claim, left where it is. */
  peek(): AnyElement<V> | undefined {
    for (let index = this.next; index < this.elements.length; index += 1) {
      const element = this.elements[index];
      if (element && !this.late?.has(index) && !this.claims.has(element.name)) return element;
    }
    return undefined;
  }

  /** Takes the next element that is no claim, whatever it is; undefined at the end, when all claims are settled. */
  takeAny(): AnyElement<V> | undefined {
    this.settleClaims();
    const element = this.elements[this.next];
    if (!element) return undefined;
    this.next += 1;
    return element;
  }

  /** Settles the claims that come next. @param last the name of the one behind which no more are settled; default: all of them */
  settleClaims(last?: keyof V & string): void {
    for (; this.next < this.elements.length; this.next += 1) {
      const element = this.elements[this.next];
      if (!element || this.late?.has(this.next)) continue;
      if (!this.claims.has(element.name)) return;
      this.onClaim(element);
      if (element.name !== last) continue;
      this.next += 1;
      return;
    }
  }
}
