/** Estimates as dots on lines: the dot is what was counted, the line how far the number behind it may be from it. */
import { scaleLinear } from 'd3';
import type { Hue } from '../engine/presentation.js';
import { wholeNumber } from '../text/whole-number.js';
import { drawMarker } from './marker.js';
import { type Caption, draw, type Format, round, type Scale } from './paper.js';
import type { Pen } from './pen.js';
import { hueClass } from './player-style.js';
import { wrapWords } from './wrap-words.js';

/** An estimate, in the unit of its column. */
export interface Dot {
  /** Which marker it has; those of one kind look the same. */
  readonly kind: number;
  readonly hue: Hue;
  readonly value: number;
  /** Null where nobody can say. */
  readonly low: number | null;
  readonly high: number | null;
  /** The value as it is printed beside it. */
  readonly text: string;
  /** Of how many, printed behind it; null where the caption says it. */
  readonly count: string | null;
}

/** A column for each kind of number, a row for each thing that is told. */
export interface IntervalDotsData {
  readonly columns: readonly {
    readonly title: string;
    readonly least: number;
    readonly most: number;
    /** Printed behind the numbers of the axis. */
    readonly unit: string;
    /** A line across all rows, e.g. what would be fair. */
    readonly reference: { readonly value: number; readonly label: string } | null;
  }[];
  readonly rows: readonly {
    readonly label: string;
    /** For each column its dots, one below the other. */
    readonly cells: readonly (readonly Dot[])[];
  }[];
}

interface Layout {
  readonly width: number;
  /** Room for the names of rows; 0 where they stand above them. */
  readonly left: number;
  readonly letters: number;
  /** The most letters in a line of the name of a column. */
  readonly heading: number;
  readonly row: number;
  readonly step: number;
  readonly gap: number;
  /** Room for the number behind the longest line. */
  readonly text: number;
}

/** A panel is one of several side by side; a column has the width of the charts beside a board. */
type Place = Format | 'column' | 'panel';

const LAYOUTS: Readonly<Record<Place, Layout>> = {
  wide: { width: 1040, left: 200, letters: 26, heading: 48, row: 25, step: 15, gap: 36, text: 88 },
  column: { width: 760, left: 190, letters: 24, heading: 40, row: 28, step: 17, gap: 36, text: 96 },
  narrow: { width: 380, left: 0, letters: 40, heading: 20, row: 42, step: 14, gap: 12, text: 76 },
  panel: { width: 330, left: 103, letters: 14, heading: 30, row: 32, step: 15, gap: 20, text: 90 },
};

/** Room above the rows: for the name of a column, and for that of its reference. */
const LINE = 16;
const REFERENCE = 24;
/** A row that is as high as this has room for a name in two lines. */
const TALL = 36;
/** A letter of a panel, and what stands around its numbers. */
const LETTER = 7.4;
const AROUND = 20;
/** Above the dots of a row whose name stands above them. */
const NAME = 18;

/** @returns the markup of one `<svg>` */
export function drawIntervalDots(caption: Caption, data: IntervalDotsData, format: Place): string {
  const layout = fitted(format, data);
  const above = layout.left === 0 ? NAME : 0;
  const heights = data.rows.map(
    ({ cells }) => layout.row + (Math.max(1, ...cells.map((dots) => dots.length)) - 1) * layout.step,
  );
  const headings = data.columns.map(({ title }) => wrapWords(title, layout.heading, 2));
  const head = REFERENCE + LINE * Math.max(...headings.map((lines) => lines.length));
  const tops = heights.map((_, index) => head + heights.slice(0, index).reduce((sum, height) => sum + height, 0));
  const bottom = head + heights.reduce((sum, height) => sum + height, 0);
  const inside = (row: number): number => (heights[row] ?? 0) - above;
  const size = { width: layout.width, height: bottom + 26 };
  return draw(caption, size, `interval-dots ${format === 'column' ? 'wide' : format}`, (plot) => {
    for (const top of tops.slice(1)) plot.append('path', { class: 'grid', d: `M0,${top}H${layout.width}` });
    const width = (layout.width - layout.left - layout.gap * (data.columns.length - 1)) / data.columns.length;
    data.columns.forEach((column, position) => {
      const left = layout.left + position * (width + layout.gap);
      const x = scaleLinear([column.least, column.most], [left + 6, left + width - layout.text]);
      drawHeading(plot, headings[position] ?? [], left);
      drawAxis(plot, column, x, head, bottom);
      data.rows.forEach(({ cells }, index) => {
        const dots = cells[position] ?? [];
        dots.forEach((dot, nth) => {
          const middle = (tops[index] ?? 0) + above + inside(index) / 2 + (nth - (dots.length - 1) / 2) * layout.step;
          drawDot(plot, dot, x, round(middle));
        });
      });
    });
    // Over the lines of the columns.
    data.rows.forEach(({ label }, index) => {
      const top = tops[index] ?? 0;
      const lines = wrapWords(label, layout.letters, inside(index) < TALL ? 1 : 2);
      const first = above > 0 ? top + 15 : top + inside(index) / 2 + 5 - ((lines.length - 1) * LINE) / 2;
      lines.forEach((line, nth) => {
        plot.write(line, 0, round(first + nth * LINE), 'row-name');
      });
    });
  });
}

/** There is room for the longest number; in a panel, as much as it and the longest name need. */
function fitted(format: Place, { rows }: IntervalDotsData): Layout {
  const layout = LAYOUTS[format];
  const numbers = rows.flatMap(({ cells }) => cells.flat().map(({ text, count }) => `${text} ${count ?? ''}`.trim()));
  const text = round(Math.max(0, ...numbers.map((number) => number.length)) * LETTER + AROUND);
  if (format !== 'panel') return { ...layout, text: Math.max(layout.text, text) };
  const letters = Math.min(layout.letters, Math.max(...rows.map(({ label }) => label.length)));
  return { ...layout, letters, left: round(letters * LETTER), text };
}

function drawHeading(plot: Pen, lines: readonly string[], left: number): void {
  lines.forEach((line, index) => {
    plot.write(line, round(left), 13 + index * LINE, 'column-name');
  });
}

function drawAxis(
  plot: Pen,
  { unit, reference }: IntervalDotsData['columns'][number],
  x: Scale,
  head: number,
  bottom: number,
): void {
  const [from = 0, to = 0] = x.range();
  const ticks = x.ticks(to - from > 250 ? 5 : 2).filter(Number.isInteger);
  ticks.forEach((tick) => {
    const across = round(x(tick));
    plot.append('path', { class: 'level', d: `M${across},${head - 6}V${bottom}` });
    plot.write(`${wholeNumber(tick)}${unit}`, across, bottom + 18, 'fine', 'middle');
  });
  if (!reference) return;
  const across = round(x(reference.value));
  plot.append('path', { class: 'reference', d: `M${across},${head - 8}V${bottom}` });
  plot.write(reference.label, across, head - 11, 'fine reference-name', 'middle');
}

function drawDot(plot: Pen, { kind, hue, value, low, high, text, count }: Dot, x: Scale, y: number): void {
  const [least = 0, most = 0] = x.domain();
  const inside = (one: number): number => round(x(Math.min(most, Math.max(least, one))));
  const dot = plot.append('g', { class: `estimate ${hueClass(hue)}` });
  if (low !== null && high !== null) {
    dot.append('path', { class: 'interval', d: `M${inside(low)},${y}H${inside(high)}` });
  }
  drawMarker(dot, kind, inside(value), y);
  const number = dot.append('text', { class: 'number', x: inside(high ?? value) + 9, y: y + 4 });
  number.append('tspan', { class: 'value' }).text(text);
  if (count !== null) number.append('tspan', { class: 'of', dx: 4 }).text(count);
}
