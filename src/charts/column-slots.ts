/** Where the columns of the score chart stand: the start narrow, a turn, and the stages of final scoring broad. */
import { round } from './paper.js';

/** What a column is about. */
export type ColumnKind = 'start' | 'turn' | 'final';

/** The room of a column, in units of the picture. */
export interface ColumnSlot {
  readonly left: number;
  readonly width: number;
}

/** How broad columns are beside each other. */
const WEIGHTS = { start: 0.7, turn: 1, final: 1.35 } as const;

/** A slot for each column, side by side between two coordinates. */
export function slotsOf(kinds: readonly ColumnKind[], left: number, right: number): readonly ColumnSlot[] {
  const whole = kinds.reduce((sum, kind) => sum + WEIGHTS[kind], 0);
  const unit = (right - left) / Math.max(1, whole);
  let next = left;
  return kinds.map((kind) => {
    const slot = { left: round(next), width: round(unit * WEIGHTS[kind]) };
    next += unit * WEIGHTS[kind];
    return slot;
  });
}

/** The middle of every column of the play, and one for final scoring as a whole. @param slots of columns of these kinds */
export function ticksOf(kinds: readonly ColumnKind[], slots: readonly ColumnSlot[]): readonly number[] {
  const middle = (of: readonly ColumnSlot[]): number => {
    const [first, last] = [of[0], of.at(-1)];
    return first && last ? (first.left + last.left + last.width) / 2 : 0;
  };
  const finals = slots.filter((_, index) => kinds[index] === 'final');
  const played = slots.filter((slot) => !finals.includes(slot));
  return [...played.map((slot) => middle([slot])), ...(finals.length > 0 ? [middle(finals)] : [])];
}
