/** A piece of a board around some spots, which are outlined. */
import { type Box, drawBox } from './box.js';
import { round, type Size } from './paper.js';
import { Pen } from './pen.js';
import type { SceneSpot } from './slots.js';

export interface Cut {
  /** What is seen of the panel. */
  readonly box: Box;
  /** Drawn over it. */
  readonly outlines: string;
}

/** So many times its own size is seen on each side of a spot. */
const AROUND = 1.45;
/** How far an outline stands off. */
const OFF = 2;

/** @param panel how large all of it is @returns undefined where there are no spots */
export function cutAround(panel: Size, spots: readonly SceneSpot[]): Cut | undefined {
  if (spots.length === 0) return undefined;
  const broadest = Math.max(...spots.map(({ width }) => width)) * AROUND;
  const highest = Math.max(...spots.map(({ height }) => height)) * AROUND;
  const left = Math.max(0, Math.min(...spots.map(({ x }) => x)) - broadest);
  const top = Math.max(0, Math.min(...spots.map(({ y }) => y)) - highest);
  const right = Math.min(panel.width, Math.max(...spots.map(({ x, width }) => x + width)) + broadest);
  const bottom = Math.min(panel.height, Math.max(...spots.map(({ y, height }) => y + height)) + highest);
  const pen = new Pen('g');
  for (const { x, y, width, height, outline } of spots) {
    if (outline !== null) pen.append('path', { class: 'outlined', d: outline });
    else drawBox(pen, 'outlined', { x: x - OFF, y: y - OFF, width: width + 2 * OFF, height: height + 2 * OFF }, 6);
  }
  return {
    box: { x: round(left), y: round(top), width: round(right - left), height: round(bottom - top) },
    outlines: pen.markup,
  };
}
