/** Leads and deficits: blue ahead, orange behind, the stronger the farther; the numbers stand in it besides. */
import { type Box, drawBox } from './box.js';
import type { Pen } from './pen.js';

/** A lead of this size has the full colour. */
const FULL = 6;

/** @param lead null where it is not known */
export function fillDiverging(pen: Pen, box: Box, lead: number | null): void {
  const side = lead === null ? 'open' : lead > 0 ? 'ahead' : lead < 0 ? 'behind' : 'even';
  const strength =
    lead === null || lead === 0 ? 1 : Math.round(20 * (0.16 + 0.4 * Math.min(1, Math.abs(lead) / FULL))) / 20;
  drawBox(pen, `diverging ${side}`, box, 3).attr('fill-opacity', strength);
}
