/** Moments on a chart: numbers in a row at the top of the plot, each with a stem to its point. */
import { link, round } from './paper.js';
import type { Pen } from './pen.js';
import { spread } from './spread.js';

/** A moment that a list beside the chart tells under the same number. */
export interface NumberedMark {
  readonly number: number;
  readonly href: string;
  /** Whose line it is on, by seat; null for the line of whoever has most. */
  readonly seat: number | null;
  readonly title: string;
}

export interface MarkPlace {
  readonly mark: NumberedMark;
  readonly x: number;
  readonly y: number;
}

export interface MarkRow {
  readonly left: number;
  readonly right: number;
  readonly top: number;
}

const RADIUS = 9;
const GAP = 3;

/** The number of each leads to its step; the list has its sentence as `moment-1`. @param places in order of time */
export function drawNumberedMarks(plot: Pen, links: Pen, places: readonly MarkPlace[], row: MarkRow): void {
  if (places.length === 0) return;
  const middle = row.top + RADIUS + 2;
  const across = spread(
    places.map(({ x }) => Math.max(x, row.left + RADIUS)),
    2 * RADIUS + GAP,
    row.right - RADIUS,
  ).map(round);
  const dots = places.map(({ x, y }) => `M${round(x - 3)},${round(y)}a3,3 0 1 0 6,0a3,3 0 1 0 -6,0Z`);
  const stems = places.map(({ x, y }, index) => {
    const start = middle + RADIUS;
    const knee = Math.min(y, start + 8);
    return `M${across[index]},${start}L${round(x)},${round(knee)}V${round(y)}`;
  });
  plot.append('path', { class: 'stem', d: stems.join('') });
  plot.append('path', { class: 'stem dot', d: dots.join('') });
  places.forEach(({ mark: { number, href, title } }, index) => {
    const place = across[index] ?? 0;
    const anchor = link(links, href, title).attr('class', 'moment').attr('data-moment', `moment-${number}`);
    anchor.append('path', {
      d: `M${round(place - RADIUS)},${middle}a${RADIUS},${RADIUS} 0 1 0 ${2 * RADIUS},0a${RADIUS},${RADIUS} 0 1 0 ${-2 * RADIUS},0Z`,
    });
    anchor.write(number, place, middle + 4.5, null);
  });
}
