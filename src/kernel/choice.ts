/** What somebody decides: a move, as the numbers of its slots. */
import type { Index, Seat } from './index-of.js';
import type { Truth } from './truth.js';

/** No move has more slots. */
export const MOST_SLOTS = 8;

/** The value of a slot that a record does not show: nothing can be said of it, or of the slots behind it. */
export const NOT_SHOWN = -2_147_483_648;

/** One decision, or as much of it as has been chosen so far. It is used again and again: copy what you want to keep. */
export class Choice {
  /** Who decides; of chance, whom it is about. */
  seat = 0 as Seat;
  /** The number of the move among those of its decision point. */
  move = 0;
  /** The value of each slot, at the slot's own place. */
  readonly values = new Int32Array(MOST_SLOTS);

  copyFrom({ seat, move, values }: Choice): void {
    this.seat = seat;
    this.move = move;
    this.values.set(values);
  }
}

/** What a slot can be filled with while its domain is written down. */
export class Values {
  length = 0;
  private numbers = new Int32Array(64);

  push(value: number): void {
    if (this.length === this.numbers.length) {
      const more = new Int32Array(this.numbers.length * 4);
      more.set(this.numbers);
      this.numbers = more;
    }
    this.numbers[this.length] = value;
    this.length += 1;
  }

  at(index: number): number {
    return this.numbers[index] as number;
  }
}

/** Seat, move and truth of a choice stand before its values. */
const HEAD = 3;
const STRIDE = HEAD + MOST_SLOTS;
/** As the numbers 0, 1 and 2. */
const TRUTHS: readonly Truth[] = [false, true, 'unknown'];

/** Many choices in one buffer. */
export class Choices {
  length = 0;
  private numbers = new Int32Array(STRIDE * 64);

  clear(): void {
    this.length = 0;
  }

  /** @param truth `unknown` where hidden information leaves open whether it is legal */
  push({ seat, move, values }: Choice, truth: Truth): void {
    const start = this.length * STRIDE;
    if (start === this.numbers.length) {
      const more = new Int32Array(this.numbers.length * 4);
      more.set(this.numbers);
      this.numbers = more;
    }
    this.numbers[start] = seat;
    this.numbers[start + 1] = move;
    this.numbers[start + 2] = truth === true ? 1 : truth === false ? 0 : 2;
    for (let slot = 0; slot < MOST_SLOTS; slot += 1) this.numbers[start + HEAD + slot] = values[slot] as number;
    this.length += 1;
  }

  /** Writes a choice of the list into `choice`. @returns whether it is legal, or perhaps is */
  read(index: number, choice: Choice): Truth {
    const start = index * STRIDE;
    choice.seat = this.numbers[start] as Index<'seat'>;
    choice.move = this.numbers[start + 1] as number;
    for (let slot = 0; slot < MOST_SLOTS; slot += 1) choice.values[slot] = this.numbers[start + HEAD + slot] as number;
    return TRUTHS[this.numbers[start + 2] as number] as Truth;
  }
}
