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

/** The middle of every column. */
export function middlesOf(slots: readonly ColumnSlot[]): readonly number[] {
  return slots.map(({ left, width }) => left + width / 2);
}
