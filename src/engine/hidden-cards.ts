/** Cards of which a record hides some, or shows them where they cannot have been. */
import { type Gap, type Gaps, withGaps } from './gap.js';

export abstract class HiddenCards {
  /** From here on only sizes, and what everybody has seen, are certain. */
  protected blurred = false;
  /** What the record would have to say for the hand to be known. */
  protected gaps: readonly Gap[] = [];

  /** From here on nobody can say any more which cards there are. @param why what leaves that open */
  blur(why: Gaps): void {
    this.blurred = true;
    this.lack(why);
  }

  /** The record shows a card where it cannot have been, unless nobody knows where the cards are anyway. */
  protected contradict(): void {
    if (!this.blurred) this.blur('breach');
  }

  protected lack(gaps: Gaps): void {
    this.gaps = withGaps(this.gaps, gaps);
  }
}
