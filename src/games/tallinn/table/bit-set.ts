/** A set of small numbers, such as seats: it is made and asked much faster than a `Set`, which matters where each round has some. */
export class BitSet {
  private constructor(private bits: number) {}

  /** A set without a number. */
  static empty(): BitSet {
    return new BitSet(0);
  }

  /** @param number 0 to 30 */
  has(number: number): boolean {
    return (this.bits & (1 << number)) !== 0;
  }

  add(number: number): void {
    this.bits |= 1 << number;
  }

  /** True where it has no number. */
  get isEmpty(): boolean {
    return this.bits === 0;
  }

  /** What is added to one of them later, the other one does not have. */
  copy(): BitSet {
    return new BitSet(this.bits);
  }
}
