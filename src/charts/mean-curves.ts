/** Means over the course of games, a line with a band for each group: the band is how far the mean may be off. */
import { area, line, max, min, scaleLinear } from 'd3';
import type { Hue } from '../engine/presentation.js';
import { drawLevels } from './levels.js';
import { drawMarker } from './marker.js';
import { type Caption, draw, round, type Scale } from './paper.js';
import type { Pen } from './pen.js';
import { dashesOf, hueClass } from './player-style.js';
import { spread } from './spread.js';

/** Groups whose means can be compared: all have as many points. */
export interface MeanCurvesData {
  readonly groups: readonly {
    readonly hue: Hue;
    /** Decides marker and dashes. */
    readonly kind: number;
    /** At moments that are evenly spread; at last, set apart, the end. */
    readonly points: readonly MeanPoint[];
    /** The last value as it is printed. */
    readonly text: string;
  }[];
  readonly words: { readonly start: string; readonly end: string; readonly final: string };
}

interface MeanPoint {
  readonly value: number;
  /** Null where nobody can say. */
  readonly low: number | null;
  readonly high: number | null;
}

const LAYOUT = { width: 420, height: 300, left: 30, right: 56, top: 12, bottom: 34, apart: 30 };

/** @returns the markup of one `<svg>`, a panel */
export function drawMeanCurves(caption: Caption, { groups, words }: MeanCurvesData): string {
  return draw(caption, LAYOUT, 'mean-curves', (plot) => {
    const steps = (groups[0]?.points.length ?? 2) - 1;
    const end = LAYOUT.width - LAYOUT.right - LAYOUT.apart;
    const x = scaleLinear([0, Math.max(1, steps - 1)], [LAYOUT.left, end]);
    const across = (step: number): number => round(step === steps ? end + LAYOUT.apart : x(step));
    const all = groups.flatMap(({ points }) =>
      points.flatMap(({ value, low, high }) => [value, low ?? value, high ?? value]),
    );
    const least = Math.min(0, min(all) ?? 0);
    const y = scaleLinear([least, Math.max(1, max(all) ?? 0)], [LAYOUT.height - LAYOUT.bottom, LAYOUT.top]).nice(5);
    drawGround(plot, y, x, across(steps), words);
    for (const group of groups) drawGroup(plot, group, across, y, steps);
    drawEnds(plot, groups, y);
  });
}

function drawGround(plot: Pen, y: Scale, x: Scale, final: number, words: MeanCurvesData['words']): void {
  drawLevels(plot, y.ticks(5), y, { left: LAYOUT.left, right: LAYOUT.width - LAYOUT.right, aside: 7 });
  const [left = 0, right = 0] = x.range();
  const name = (across: number, text: string, anchor: string): void => {
    plot.write(text, round(across), LAYOUT.height - 12, 'fine', anchor);
  };
  name(left, words.start, 'start');
  name(right, words.end, 'end');
  name(final - 8, words.final, 'start');
}

function drawGroup(
  plot: Pen,
  { hue, kind, points }: MeanCurvesData['groups'][number],
  across: (step: number) => number,
  y: Scale,
  steps: number,
): void {
  const course = points.slice(0, steps);
  const band = area<MeanPoint>(
    (_, step) => across(step),
    ({ value, low }) => y(low ?? value),
    ({ value, high }) => y(high ?? value),
  ).digits(1);
  plot.append('path', { class: `confidence ${hueClass(hue)}`, d: band(course) });
  const path = line<MeanPoint>(
    (_, step) => across(step),
    ({ value }) => y(value),
  ).digits(1);
  plot.append('path', { class: `line medium ${hueClass(hue)}`, 'stroke-dasharray': dashesOf(kind), d: path(course) });
  const [before, last] = [points[steps - 1], points[steps]];
  if (!before || !last) return;
  const pen = plot.append('g', { class: `estimate ${hueClass(hue)}` });
  pen.append('path', {
    class: 'leader-line',
    d: `M${across(steps - 1)},${round(y(before.value))}L${across(steps)},${round(y(last.value))}`,
  });
  if (last.low !== null && last.high !== null) {
    pen.append('path', { class: 'interval', d: `M${across(steps)},${round(y(last.low))}V${round(y(last.high))}` });
  }
  drawMarker(pen, kind, across(steps), round(y(last.value)));
}

function drawEnds(plot: Pen, groups: MeanCurvesData['groups'], y: Scale): void {
  const ends = groups
    .flatMap(({ points, text, hue }) => {
      const last = points.at(-1);
      return last ? [{ text, hue, value: last.value }] : [];
    })
    .sort((a, b) => b.value - a.value);
  const places = spread(
    ends.map(({ value }) => y(value)),
    17,
    LAYOUT.height - LAYOUT.bottom,
  );
  ends.forEach(({ text, hue }, index) => {
    plot.write(text, LAYOUT.width - LAYOUT.right + 10, round((places[index] ?? 0) + 5), `number ${hueClass(hue)}`);
  });
}
