/** The levels of a plot: lines across it at round values, each with its number to the left. What is counted is whole. */
import { wholeNumber } from '../text/whole-number.js';
import { round } from './paper.js';
import type { Pen } from './pen.js';

/** Where the lines begin and end, and how their numbers stand, in units of the picture. */
export interface LevelLines {
  readonly left: number;
  readonly right: number;
  /** Between a number and the line that it belongs to. */
  readonly aside: number;
  /** Of the numbers; null where what they stand in says how they look. */
  readonly className?: string | null;
}

/** @param y of a value */
export function drawLevels(
  pen: Pen,
  levels: readonly number[],
  y: (level: number) => number,
  { left, right, aside, className = 'fine' }: LevelLines,
): void {
  for (const level of levels.filter(Number.isInteger)) {
    const down = round(y(level));
    pen.append('path', { class: level === 0 ? 'zero' : 'grid', d: `M${left},${down}H${right}` });
    pen.write(wholeNumber(level), left - aside, down + 4, className, 'end');
  }
}
