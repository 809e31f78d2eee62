/**
 * The score column by column (a round, or a stage of final scoring), a step line per player; below it a lane per player
 * with what was scored in each column, comparison by comparison.
 */
import { max, min, scaleLinear } from 'd3';
import type { Hue } from '../engine/portrait.js';
import { drawCursor } from './cursor.js';
import { drawNumberedMarks, type MarkPlace, type NumberedMark } from './numbered-marks.js';
import { type Caption, draw, type Format, link, type Pen, round } from './paper.js';
import { type ChartPlayer, dashesOf, hueClass, markerOf, ownerClass, textureOf } from './player-style.js';
import { spread } from './spread.js';
import { shorten } from './step-lines.js';
import { fillRect } from './textured.js';

/** How a comparison ended; open where the record does not show it. */
export type DuelResult = 'won' | 'tied' | 'lost' | 'open';

export interface ScoreColumnsData {
  readonly columns: readonly {
    readonly label: string;
    readonly kind: 'start' | 'turn' | 'final';
    /** Of what is scored in a column of final scoring. */
    readonly part: { readonly hue: Hue; readonly texture: number } | null;
    readonly href: string;
    readonly title: string;
  }[];
  readonly lines: readonly (ChartPlayer & {
    /** One per column: the score at its end. */
    readonly values: readonly number[];
  })[];
  readonly cells: readonly {
    readonly column: number;
    readonly seat: number;
    readonly hue: Hue;
    readonly texture: number;
    readonly points: string;
    readonly duels: readonly DuelResult[];
    readonly href: string;
    readonly title: string;
  }[];
  readonly signs: readonly { readonly column: number; readonly seat: number; readonly title: string }[];
  /** In order of time. */
  readonly moments: readonly (NumberedMark & { readonly column: number })[];
  /** Who leads alone, by seat, at the end of each column. */
  readonly leaders: readonly (number | null)[];
  readonly words: { readonly leader: string; readonly turn: string; readonly final: string };
}

const LAYOUTS = {
  wide: {
    width: 1040,
    left: 40,
    right: 172,
    top: 30,
    plot: 330,
    lane: 48,
    axis: 34,
    gap: 19,
    name: 14,
    pip: 3.4,
    font: 13,
    inset: 3,
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

/** How broad columns are beside each other. */
const WEIGHTS = { start: 0.7, turn: 1, final: 1.35 } as const;

interface Slot {
  readonly left: number;
  readonly width: number;
}

export function drawScoreColumns(caption: Caption, data: ScoreColumnsData, format: Format): string {
  const layout = LAYOUTS[format];
  const lanes = layout.top + layout.plot + layout.axis;
  const height = lanes + data.lines.length * layout.lane + 26;
  return draw(caption, { width: layout.width, height }, `score-columns ${format}`, (plot, links) => {
    const slots = slotsOf(data, layout);
    const values = data.lines.flatMap((line) => line.values);
    const y = scaleLinear(
      [Math.min(0, min(values) ?? 0), Math.max(5, max(values) ?? 0)],
      [layout.top + layout.plot, layout.top],
    ).nice(5);
    drawGround(plot, data, slots, layout, height);
    for (const level of y.ticks(6)) {
      const down = round(y(level));
      plot
        .append('path')
        .attr('class', level === 0 ? 'zero' : 'grid')
        .attr('d', `M${layout.left},${down}H${layout.width - layout.right}`);
      plot
        .append('text')
        .attr('class', 'fine')
        .attr('x', layout.left - 7)
        .attr('y', down + 4)
        .attr('text-anchor', 'end')
        .text(level);
    }
    drawAxis(plot, data, slots, layout, format);
    drawLines(plot, data, slots, y, layout);
    drawLanes(plot, data, slots, layout, lanes);
    drawLeaders(plot, data, slots, layout, height - 14);
    drawCursor(plot, { top: layout.top, bottom: height - 14, ticks: ticksOf(data, slots) }, 'tick');
    data.columns.forEach(({ href, title }, index) => {
      const slot = slots[index];
      if (!slot) return;
      link(links, href, title)
        .append('rect')
        .attr('class', 'strip')
        .attr('x', slot.left)
        .attr('y', layout.top)
        .attr('width', slot.width)
        .attr('height', layout.plot);
    });
    for (const { column, seat, href, title } of data.cells) {
      const slot = slots[column];
      const lane = data.lines.findIndex((line) => line.seat === seat);
      if (!slot || lane < 0) continue;
      link(links, href, title)
        .append('rect')
        .attr('class', 'strip')
        .attr('x', slot.left)
        .attr('y', lanes + lane * layout.lane)
        .attr('width', slot.width)
        .attr('height', layout.lane);
    }
    const { left, right, top, width } = layout;
    drawNumberedMarks(plot, links, placesOf(data, slots, y), { left, right: width - right, top });
  });
}

/** Where the line of each moment is in the middle of its column. */
function placesOf(
  { moments, lines }: ScoreColumnsData,
  slots: readonly Slot[],
  y: (value: number) => number,
): readonly MarkPlace[] {
  return moments.map(({ column, ...mark }) => {
    const values = lines.filter(({ seat }) => mark.seat === null || seat === mark.seat);
    const { left, width } = slots[column] ?? { left: 0, width: 0 };
    return { mark, x: left + width / 2, y: y(Math.max(0, ...values.map((line) => line.values[column] ?? 0))) };
  });
}

function slotsOf({ columns }: ScoreColumnsData, layout: Layout): readonly Slot[] {
  const whole = columns.reduce((sum, { kind }) => sum + WEIGHTS[kind], 0);
  const unit = (layout.width - layout.left - layout.right) / Math.max(1, whole);
  let left: number = layout.left;
  return columns.map(({ kind }) => {
    const slot = { left: round(left), width: round(unit * WEIGHTS[kind]) };
    left += unit * WEIGHTS[kind];
    return slot;
  });
}

/** A tick for every column of the play, and one for final scoring as a whole. */
function ticksOf({ columns }: ScoreColumnsData, slots: readonly Slot[]): readonly number[] {
  const middle = (of: readonly Slot[]): number => {
    const [first, last] = [of[0], of.at(-1)];
    return first && last ? (first.left + last.left + last.width) / 2 : 0;
  };
  const finals = slots.filter((_, index) => columns[index]?.kind === 'final');
  const played = slots.filter((slot) => !finals.includes(slot));
  return [...played.map((slot) => middle([slot])), ...(finals.length > 0 ? [middle(finals)] : [])];
}

/** The part of final scoring lies on a ground of its own. */
function drawGround(
  plot: Pen,
  { columns, words }: ScoreColumnsData,
  slots: readonly Slot[],
  layout: Layout,
  height: number,
): void {
  const first = slots[columns.findIndex(({ kind }) => kind === 'final')];
  if (!first) return;
  const right = layout.width - layout.right;
  plot
    .append('rect')
    .attr('class', 'band')
    .attr('x', first.left)
    .attr('y', layout.top - 22)
    .attr('width', round(right - first.left))
    .attr('height', height - layout.top + 4);
  plot
    .append('text')
    .attr('class', 'band-name')
    .attr('x', round((first.left + right) / 2))
    .attr('y', layout.top - 7)
    .attr('text-anchor', 'middle')
    .text(words.final);
}

function drawAxis(
  plot: Pen,
  { columns, words }: ScoreColumnsData,
  slots: readonly Slot[],
  layout: Layout,
  format: Format,
): void {
  const baseline = layout.top + layout.plot;
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
    // Only the broad picture has room for a word.
    if (kind === 'start' || (part && format === 'narrow')) return;
    plot
      .append('text')
      .attr('class', 'axis-name')
      .attr('x', middle)
      .attr('y', baseline + (part ? 25 : 19))
      .attr('text-anchor', 'middle')
      .text(label);
  });
  plot
    .append('text')
    .attr('class', 'fine')
    .attr('x', layout.width - layout.right + 8)
    .attr('y', baseline + 19)
    .text(words.turn);
}

function drawLines(
  plot: Pen,
  { lines }: ScoreColumnsData,
  slots: readonly Slot[],
  y: (value: number) => number,
  layout: Layout,
): void {
  const middle = (lines.length - 1) / 2;
  // Lines of equal scores run side by side.
  const shift = (index: number) => (index - middle) * 2.2;
  [...lines].reverse().forEach((line, reversed) => {
    const aside = shift(lines.length - 1 - reversed);
    let path = '';
    line.values.forEach((value, column) => {
      const slot = slots[column];
      if (!slot) return;
      const down = round(y(value) + aside);
      path += column === 0 ? `M${slot.left},${down}` : `H${round(slot.left + aside)}V${down}`;
    });
    plot
      .append('path')
      .attr('class', `line ${hueClass(line.hue)}`)
      .attr('stroke-dasharray', dashesOf(line.seat))
      .attr('d', `${path}H${layout.width - layout.right}`);
  });
  const ends = lines
    .map((line) => ({ line, value: line.values.at(-1) ?? 0 }))
    .sort((a, b) => b.value - a.value || a.line.seat - b.line.seat);
  const places = spread(
    ends.map(({ value }) => y(value)),
    layout.gap,
    layout.top + layout.plot,
  );
  const left = layout.width - layout.right;
  ends.forEach(({ line, value }, index) => {
    const place = round(places[index] ?? 0);
    const end = plot.append('g').attr('class', `end ${hueClass(line.hue)}`);
    end
      .append('path')
      .attr('class', 'leader-line')
      .attr('d', `M${left + 2},${round(y(value))}L${left + 8},${place}`);
    drawMarker(end, line.seat, left + 15, place);
    const text = end
      .append('text')
      .attr('x', left + 25)
      .attr('y', place + 5);
    text.append('tspan').attr('class', 'value').text(value);
    text.append('tspan').attr('dx', 5).text(shorten(line.name, layout.name));
  });
}

function drawMarker(pen: Pen, seat: number, x: number, y: number): void {
  pen.append('path').attr('class', 'marker').attr('transform', `translate(${x},${y})`).attr('d', markerOf(seat));
}

function drawLanes(plot: Pen, data: ScoreColumnsData, slots: readonly Slot[], layout: Layout, top: number): void {
  data.lines.forEach((line, lane) => {
    const y = top + lane * layout.lane;
    plot
      .append('path')
      .attr('class', 'grid')
      .attr('d', `M4,${y}H${layout.width - 4}`);
    const own = plot.append('g').attr('class', ownerClass(line.hue));
    const label = own.append('g').attr('class', `end ${hueClass(line.hue)}`);
    drawMarker(label, line.seat, layout.left / 2, y + layout.lane / 2);
    label
      .append('text')
      .attr('x', layout.width - layout.right + 8)
      .attr('y', y + layout.lane / 2 + 5)
      .text(shorten(line.name, layout.name + 3));
    for (const cell of data.cells) {
      const slot = slots[cell.column];
      if (cell.seat === line.seat && slot) drawCell(own, cell, slot, y, layout);
    }
    for (const { column, seat } of data.signs) {
      const slot = slots[column];
      if (seat !== line.seat || !slot) continue;
      own
        .append('path')
        .attr('class', 'sign-aside')
        .attr('transform', `translate(${round(slot.left + slot.width / 2)},${y + layout.lane - 8})`)
        .attr('d', TOWER);
    }
  });
}

/** A card with a coloured edge: the points, and a pip for each comparison. */
function drawCell(
  plot: Pen,
  { hue, texture, points, duels }: ScoreColumnsData['cells'][number],
  slot: Slot,
  y: number,
  layout: Layout,
): void {
  const box = {
    x: round(slot.left + layout.inset),
    y: y + 3,
    width: round(slot.width - 2 * layout.inset),
    height: layout.lane - 18,
  };
  fillRect(plot, box, hueClass(hue), textureOf(texture), 3);
  const edge = layout.inset + 0.5;
  plot
    .append('rect')
    .attr('class', 'plate')
    .attr('x', round(box.x + edge))
    .attr('y', box.y + 4)
    .attr('width', round(box.width - 2 * edge))
    .attr('height', box.height - 6)
    .attr('rx', 2);
  const middle = box.x + box.width / 2;
  plot
    .append('text')
    .attr('class', 'cell-points')
    .attr('x', round(middle))
    .attr('y', box.y + 15)
    .attr('text-anchor', 'middle')
    .attr('font-size', layout.font)
    .text(layout.pip > 3 ? points : points.replace('+', ''));
  const step = layout.pip * 2 + (layout.pip > 3 ? 2.2 : 0.6);
  duels.forEach((result, index) => {
    drawPip(plot, result, round(middle + (index - (duels.length - 1) / 2) * step), box.y + box.height - 8, layout.pip);
  });
}

function drawPip(plot: Pen, result: DuelResult, x: number, y: number, radius: number): void {
  const pip = plot
    .append('g')
    .attr('class', 'pip')
    .attr('transform', `translate(${x},${round(y)})`);
  if (result === 'open') {
    pip.append('path').attr('d', `M${-radius},-0.5h${2 * radius}v1h${-2 * radius}Z`);
    return;
  }
  const sign = DUEL_SIGNS[result === 'won' ? 0 : result === 'tied' ? 1 : 2] ?? '';
  pip
    .append('path')
    .attr('transform', `scale(${radius / 6})`)
    .attr('d', sign);
}

const RING = 'M-6,0a6,6 0 1 0 12,0a6,6 0 1 0 -12,0ZM-4,0a4,4 0 1 1 8,0a4,4 0 1 1 -8,0Z';

/** A comparison that was won, tied, lost: a disc, a ring half full, a ring. All of them within 6 of the origin. */
export const DUEL_SIGNS: readonly string[] = [
  'M-6,0a6,6 0 1 0 12,0a6,6 0 1 0 -12,0Z',
  `${RING}M-6,0A6,6 0 0 0 6,0Z`,
  RING,
];

/** Who leads when. */
function drawLeaders(
  plot: Pen,
  { leaders, lines, words }: ScoreColumnsData,
  slots: readonly Slot[],
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
  plot
    .append('text')
    .attr('class', 'fine')
    .attr('x', layout.width - layout.right + 8)
    .attr('y', y + 10)
    .text(words.leader);
}

/** A tower with battlements. */
export const TOWER = 'M-5,5V-5H-2.6V-3H-1.2V-5H1.2V-3H2.6V-5H5V5Z';
