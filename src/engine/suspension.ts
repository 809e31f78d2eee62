/** Since when nothing can be proved any more, because a record hides too much; and what it would have to say. */
import { type Gap, type Gaps, withGaps } from './gap.js';

export class Suspension {
  private gaps: readonly Gap[] = [];
  private hasErred = false;

  /** What the record lacks; empty as long as things can be proved. */
  get lacks(): readonly Gap[] {
    return this.gaps;
  }

  get isOn(): boolean {
    return this.gaps.length > 0;
  }

  /** From here on nothing can be proved. @param lacks what the record hides */
  begin(lacks: Gaps): void {
    this.gaps = withGaps(this.gaps, lacks);
  }

  /** An error has been proved. */
  err(): void {
    this.hasErred = true;
  }

  /**
   * What a doubt is due to, each gap once. What cannot have been is no breach as long as none has been proved and none can be:
   * then it is due to what is hidden.
   */
  behind(lacks: Gaps): readonly Gap[] {
    const all = withGaps([], lacks);
    if (!this.isOn || this.hasErred || !all.includes('breach')) return all;
    return withGaps(
      all.filter((gap) => gap !== 'breach'),
      this.gaps,
    );
  }
}
