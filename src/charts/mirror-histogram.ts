/** How often each value came up in two groups: one stands above the line, the other hangs below it. */
import { max, scaleLinear } from 'd3';
import type { Hue } from '../engine/presentation.js';
import { wholeNumber } from '../text/whole-number.js';
import { drawMarker } from './marker.js';
import { type Caption, draw, type Format, round, type Scale } from './paper.js';
import type { Pen } from './pen.js';
import { hueClass, textureOf } from './player-style.js';
import { fillRect } from './textured.js';

/** How often whole numbers came up in two groups. */
export interface MirrorHistogramData {
  /** From the lowest; each as broad as the others. */
  readonly bins: readonly {
    /** The first value of the bin. */
    readonly from: number;
    /** Of the group above and of the one below. */
    readonly counts: readonly [number, number];
  }[];
  /** How many values a bin has. */
  readonly breadth: number;
  /** Above, below. */
  readonly groups: readonly [Group, Group];
  /** What the values are. */
  readonly unit: string;
}

interface Group {
  readonly name: string;
  readonly hue: Hue;
  readonly texture: number;
  /** Which marker its mean has. */
  readonly kind: number;
  /** The mean, and how far it may be off; null where nobody can say. */
  readonly mean: number;
  readonly low: number | null;
  readonly high: number | null;
  readonly text: string;
}

const LAYOUTS = {
  wide: { width: 1040, side: 16, half: 132, head: 46, axis: 30, number: 18 },
  narrow: { width: 380, side: 10, half: 96, head: 44, axis: 28, number: 11 },
} as const;

type Layout = (typeof LAYOUTS)[Format];

/** On each side of a bar, as a part of its bin. */
const GAP = 0.05;
/** A whole number stands for all from itself to the next: its place is between them. */
const CENTRE = 0.5;
/** Room for a mean and what stands around it. */
const NUMBER = 72;

/** @returns the markup of one `<svg>` */
export function drawMirrorHistogram(caption: Caption, data: MirrorHistogramData, format: Format): string {
  const layout = LAYOUTS[format];
  const { bins, breadth, groups } = data;
  const height = 2 * (layout.half + layout.head) + layout.axis;
  return draw(caption, { width: layout.width, height }, `mirror-histogram ${format}`, (plot) => {
    const most = Math.max(1, max(bins, ({ counts }) => Math.max(...counts)) ?? 0);
    const tall = scaleLinear([0, most], [0, layout.half]);
    const first = bins[0]?.from ?? 0;
    const x = scaleLinear([first, first + bins.length * breadth], [layout.side, layout.width - layout.side]);
    const middle = layout.head + layout.half;
    const below = middle + layout.axis;
    bins.forEach(({ from, counts }) => {
      const left = round(x(from + breadth * GAP));
      const width = round(x(from + breadth * (1 - GAP)) - left);
      counts.forEach((count, side) => {
        const group = groups[side];
        if (count === 0 || !group) return;
        const length = round(tall(count));
        const top = side === 0 ? round(middle - length) : below;
        fillRect(plot, { x: left, y: top, width, height: length }, hueClass(group.hue), textureOf(group.texture), 2);
        if (width < layout.number) return;
        plot.write(
          count,
          round(left + width / 2),
          side === 0 ? round(top - 5) : round(top + length + 14),
          'fine',
          'middle',
        );
      });
    });
    drawAxis(plot, data, x, layout, middle);
    groups.forEach((group, side) => {
      drawMean(plot, group, x, side === 0 ? 13 : height - 12, layout);
    });
  });
}

function drawAxis(plot: Pen, { unit, breadth }: MirrorHistogramData, x: Scale, layout: Layout, middle: number): void {
  plot.append('path', {
    class: 'zero',
    d: `M${layout.side},${middle}H${layout.width - layout.side}M${layout.side},${middle + layout.axis}H${layout.width - layout.side}`,
  });
  const middleOf = (value: number): number => round(breadth === 1 ? x(value + CENTRE) : x(value));
  for (const tick of x.ticks(layout.width > 500 ? 10 : 5).filter(Number.isInteger)) {
    // Behind the last bin there is no room.
    if (middleOf(tick) > layout.width - layout.side) continue;
    plot.write(wholeNumber(tick), middleOf(tick), middle + layout.axis / 2 + 5, 'axis-name', 'middle');
  }
  plot.write(unit, layout.side, 17, 'fine');
}

/** A marker at the mean, with its interval and its number. */
function drawMean(plot: Pen, group: Group, x: Scale, y: number, layout: Layout): void {
  const pen = plot.append('g', { class: `estimate ${hueClass(group.hue)}` });
  const edge = layout.width - layout.side;
  // Of few games an interval may be wider than the chart.
  const at = (value: number): number => round(Math.min(Math.max(x(value + CENTRE), layout.side), edge));
  const [low, high] = [at(group.low ?? group.mean), at(group.high ?? group.mean)];
  pen.append('path', { class: 'interval', d: `M${low},${y}H${high}` });
  drawMarker(pen, group.kind, at(group.mean), y);
  const isLeft = high > layout.width * 0.6;
  if (isLeft && low < NUMBER) {
    const middle = Math.min(Math.max(at(group.mean), NUMBER), layout.width - NUMBER);
    pen.write(group.text, middle, y < layout.head ? y + 20 : y - 10, 'number', 'middle');
    return;
  }
  pen.write(group.text, isLeft ? low - 9 : high + 9, y + 5, 'number', isLeft ? 'end' : 'start');
}
