/** A line across a chart over time, which the script of the page moves to the step at hand; without it, nobody sees it. */
import { round } from './paper.js';
import type { Pen } from './pen.js';

export interface CursorRoom {
  readonly top: number;
  readonly bottom: number;
  /** How many there are, evenly from left to right; or where each of them is. */
  readonly ticks: { readonly left: number; readonly right: number; readonly count: number } | readonly number[];
}

/** @param by what the ticks are: the steps of the board, or those of the score chart */
export function drawCursor(pen: Pen, { top, bottom, ticks }: CursorRoom, by: 'step' | 'tick'): void {
  const line = pen.append('path', { class: 'cursor', 'data-by': by, d: `M0,${round(top)}V${round(bottom)}` });
  if ('count' in ticks)
    line.attr('data-room', [ticks.left, ticks.right, Math.max(1, ticks.count - 1)].map(round).join(' '));
  else line.attr('data-places', ticks.map(round).join(' '));
}
