/**
 * A sum of numbers that does not depend on their order: it is exact, and rounded once when it is asked for.
 * @see J. R. Shewchuk, Adaptive precision floating-point arithmetic, 1997, https://doi.org/10.1007/PL00009321
 */
export class ExactSum {
  /** They do not overlap, the smallest first; all of them together are the sum. */
  private readonly parts: number[] = [];

  /** @param value a finite number */
  add(value: number): void {
    const { parts } = this;
    let rest = value;
    let kept = 0;
    for (let at = 0; at < parts.length; at += 1) {
      const part = parts[at] ?? 0;
      const isLarger = Math.abs(rest) >= Math.abs(part);
      const high = rest + part;
      const low = isLarger ? part - (high - rest) : rest - (high - part);
      if (low !== 0) {
        parts[kept] = low;
        kept += 1;
      }
      rest = high;
    }
    parts[kept] = rest;
    // Cutting off what is not there any more costs far more than to see that there is nothing.
    if (parts.length > kept + 1) parts.length = kept + 1;
  }

  merge(other: ExactSum): void {
    // Whoever is added to itself must not grow while it is read.
    for (const part of [...other.parts]) this.add(part);
  }

  /** The number next to the sum. */
  get value(): number {
    const { parts } = this;
    let at = parts.length - 1;
    let high = parts[at] ?? 0;
    let low = 0;
    while (at > 0 && low === 0) {
      at -= 1;
      const before = high;
      const part = parts[at] ?? 0;
      high = before + part;
      low = part - (high - before);
    }
    // Half way between two numbers what is left decides.
    const further = parts[at - 1] ?? 0;
    if (at > 0 && Math.sign(low) === Math.sign(further) && high + 2 * low - high === 2 * low) return high + 2 * low;
    return high;
  }
}
