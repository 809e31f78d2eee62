/**
 * The score column by column (a round, or a stage of final scoring), a step line per player; below it a lane per player
 * with what was scored in each column, comparison by comparison.
 */
import { max, min, scaleLinear } from 'd3';
import type { Hue } from '../engine/presentation.js';
import { drawBox } from './box.js';
import { type ColumnKind, type ColumnSlot, middlesOf, slotsOf } from './column-slots.js';
import { drawCursor } from './cursor.js';
import { drawLevels } from './levels.js';
import { drawLineEnds, endsOf } from './line-ends.js';
import { drawNumberedMarks, type MarkPlace, type NumberedMark } from './numbered-marks.js';
import { type Caption, draw, type Format, link, round } from './paper.js';
import type { Pen } from './pen.js';
import { type ChartPlayer, dashesOf, hueClass, ownerClass, textureOf } from './player-style.js';
import { drawCellLinks, drawScoreLanes, type LaneSign, type ScoreCell } from './score-lanes.js';
import { fillRect } from './textured.js';

/** Columns count from 0, in order of time; seats from 0. */
export interface ScoreColumnsData {
  readonly columns: readonly {
    readonly label: string;
    readonly kind: ColumnKind;
    /** Of what is scored in a column of final scoring. */
    readonly part: { readonly hue: Hue; readonly texture: number } | null;
    readonly href: string;
    readonly title: string;
  }[];
  readonly lines: readonly (ChartPlayer & {
    /** One per column: the score at its end. */
    readonly values: readonly number[];
  })[];
  readonly cells: readonly ScoreCell[];
  readonly signs: readonly LaneSign[];
  /** In order of time. */
  readonly moments: readonly (NumberedMark & { readonly column: number })[];
  /** Who leads alone, by seat, at the end of each column. */
  readonly leaders: readonly (number | null)[];
  readonly words: { readonly leader: string; readonly turn: string; readonly final: string };
}

const LAYOUTS = {
  wide: {
    width: 760,
    left: 28,
    right: 162,
    top: 30,
    plot: 280,
    lane: 44,
    axis: 46,
    gap: 19,
    name: 14,
    pip: 3.1,
    font: 12.5,
    inset: 2,
  },
  narrow: {
    width: 380,
    left: 24,
    right: 92,
    top: 30,
    plot: 290,
    lane: 46,
    axis: 34,
    gap: 17,
    name: 4,
    pip: 2,
    font: 11,
    inset: 1,
  },
} as const;

type Layout = (typeof LAYOUTS)[Format];

/** @returns the markup of one `<svg>` */
export function drawScoreColumns(caption: Caption, data: ScoreColumnsData, format: Format): string {
  const layout = LAYOUTS[format];
  const lanes = layout.top + layout.plot + layout.axis;
  const height = lanes + data.lines.length * layout.lane + 26;
  return draw(caption, { width: layout.width, height }, `score-columns ${format}`, (plot, links) => {
    const right = layout.width - layout.right;
    const kinds = data.columns.map(({ kind }) => kind);
    const slots = slotsOf(kinds, layout.left, right);
    const values = data.lines.flatMap((line) => line.values);
    const y = scaleLinear(
      [Math.min(0, min(values) ?? 0), Math.max(5, max(values) ?? 0)],
      [layout.top + layout.plot, layout.top],
    ).nice(5);
    drawGround(plot, data, slots, layout, height);
    drawLevels(plot, y.ticks(6), y, { left: layout.left, right, aside: 7 });
    drawAxis(plot, data, slots, layout, format);
    drawLines(plot, data, slots, y, layout);
    drawEnds(plot, data, y, layout);
    drawScoreLanes(plot, data, slots, layout, lanes);
    drawLeaders(plot, data, slots, layout, height - 14);
    drawCursor(plot, { top: layout.top, bottom: height - 14, ticks: middlesOf(slots) }, 'tick');
    data.columns.forEach(({ href, title }, index) => {
      const slot = slots[index];
      if (!slot) return;
      const strip = { x: slot.left, y: layout.top, width: slot.width, height: layout.plot };
      drawBox(link(links, href, title), 'strip', strip);
    });
    drawCellLinks(links, data, slots, layout, lanes);
    drawNumberedMarks(plot, links, placesOf(data, slots, y), { left: layout.left, right, top: layout.top });
  });
}

/** Where the line of each moment is in the middle of its column. */
function placesOf(
  { moments, lines }: ScoreColumnsData,
  slots: readonly ColumnSlot[],
  y: (value: number) => number,
): readonly MarkPlace[] {
  return moments.map(({ column, ...mark }) => {
    const values = lines.filter(({ seat }) => mark.seat === null || seat === mark.seat);
    const { left, width } = slots[column] ?? { left: 0, width: 0 };
    return { mark, x: left + width / 2, y: y(Math.max(0, ...values.map((line) => line.values[column] ?? 0))) };
  });
}

/** The part of final scoring lies on a ground of its own. */
function drawGround(
  plot: Pen,
  { columns, words }: ScoreColumnsData,
  slots: readonly ColumnSlot[],
  layout: Layout,
  height: number,
): void {
  const first = slots[columns.findIndex(({ kind }) => kind === 'final')];
  if (!first) return;
  const right = layout.width - layout.right;
  drawBox(plot, 'band', {
    x: first.left,
    y: layout.top - 22,
    width: round(right - first.left),
    height: height - layout.top + 4,
  });
  plot.write(words.final, round((first.left + right) / 2), layout.top - 7, 'band-name', 'middle');
}

function drawAxis(
  plot: Pen,
  { columns, words }: ScoreColumnsData,
  slots: readonly ColumnSlot[],
  layout: Layout,
  format: Format,
): void {
  const baseline = layout.top + layout.plot;
  const firstPart = columns.findIndex(({ part }) => part);
  const left = leftOut(columns, slots);
  columns.forEach(({ label, kind, part }, index) => {
    const slot = slots[index];
    if (!slot) return;
    const middle = round(slot.left + slot.width / 2);
    if (part) {
      const bar = {
        x: round(slot.left + 2),
        y: baseline + 5,
        width: round(slot.width - 4),
        height: format === 'wide' ? 6 : 12,
      };
      fillRect(plot, bar, hueClass(part.hue), textureOf(part.texture), 2);
    }
    // Only the broad picture has room for a word, and not for one beside the other.
    if (kind === 'start' || (part && format === 'narrow') || left.has(index)) return;
    plot.write(label, middle, baseline + (part ? 25 + 12 * ((index - firstPart) % 2) : 19), 'axis-name', 'middle');
  });
  plot.write(words.turn, layout.width - layout.right + 8, baseline + 19, 'fine');
}

/** A letter of the axis at most, and what keeps two labels apart. */
const LETTER = 8.5;
const APART = 3;

/** The turns whose label would touch the one behind it: the last turn has its own. */
function leftOut(columns: ScoreColumnsData['columns'], slots: readonly ColumnSlot[]): ReadonlySet<number> {
  const out = new Set<number>();
  let next = Number.POSITIVE_INFINITY;
  for (let index = columns.length - 1; index >= 0; index -= 1) {
    const [column, slot] = [columns[index], slots[index]];
    if (column?.kind !== 'turn' || !slot) continue;
    const middle = slot.left + slot.width / 2;
    const half = (column.label.length * LETTER) / 2;
    if (middle + half + APART > next) out.add(index);
    else next = middle - half;
  }
  return out;
}

function drawLines(
  plot: Pen,
  { lines }: ScoreColumnsData,
  slots: readonly ColumnSlot[],
  y: (value: number) => number,
  layout: Layout,
): void {
  const middle = (lines.length - 1) / 2;
  [...lines].reverse().forEach((line, reversed) => {
    // Lines of equal scores run side by side.
    const aside = (lines.length - 1 - reversed - middle) * 2.2;
    let path = '';
    line.values.forEach((value, column) => {
      const slot = slots[column];
      if (!slot) return;
      const down = round(y(value) + aside);
      path += column === 0 ? `M${slot.left},${down}` : `H${round(slot.left + aside)}V${down}`;
    });
    plot.append('path', {
      class: `line ${hueClass(line.hue)}`,
      'stroke-dasharray': dashesOf(line.seat),
      d: `${path}H${layout.width - layout.right}`,
    });
  });
}

function drawEnds(plot: Pen, { lines }: ScoreColumnsData, y: (value: number) => number, layout: Layout): void {
  drawLineEnds(plot, endsOf(lines, y, layout.name), {
    left: layout.width - layout.right,
    gap: layout.gap,
    lowest: layout.top + layout.plot,
    leader: { from: 2, to: 8, always: true },
    marker: 15,
    text: 25,
    space: 5,
  });
}

/** Who leads when. */
function drawLeaders(
  plot: Pen,
  { leaders, lines, words }: ScoreColumnsData,
  slots: readonly ColumnSlot[],
  layout: Layout,
  y: number,
): void {
  leaders.forEach((seat, column) => {
    const slot = slots[column];
    const line = lines.find((one) => one.seat === seat);
    if (!slot || !line) return;
    const box = { x: slot.left, y, width: slot.width, height: 11 };
    fillRect(plot, box, ownerClass(line.hue), textureOf(line.seat));
  });
  plot.write(words.leader, layout.width - layout.right + 8, y + 10, 'fine');
}
