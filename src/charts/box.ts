/** Rectangles of charts: frames, plates, bands, and the strips that links lie on. */
import type { Pen } from './pen.js';

/** A place for a rectangle, in units of the picture. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** @param box as it is to be written: already rounded @param rounding of the corners */
export function drawBox(pen: Pen, className: string, { x, y, width, height }: Box, rounding = 0): Pen {
  return pen.append('rect', { class: className, x, y, width, height, rx: rounding === 0 ? null : rounding });
}
