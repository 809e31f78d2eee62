/** A step line per player over all moves of a game, with marks: the score chart. */
import { max, scaleLinear } from 'd3';
import { drawBox } from './box.js';
import { drawCursor } from './cursor.js';
import { drawLevels } from './levels.js';
import { drawLineEnds, endsOf } from './line-ends.js';
import { drawNumberedMarks, type MarkPlace, type NumberedMark } from './numbered-marks.js';
import { type Caption, draw, type Format, link, round, type Scale } from './paper.js';
import type { Pen } from './pen.js';
import { type ChartPlayer, dashesOf, hueClass, textureOf } from './player-style.js';
import { stepLine } from './step-path.js';
import { fillRect } from './textured.js';
import { type Band, drawTurns, type TurnMark, timeScale } from './time-axis.js';

/** Ticks count from 0: one for each move, and some more that give final scoring its room. */
export interface StepLinesData {
  readonly ticks: number;
  readonly lines: readonly (ChartPlayer & { readonly values: readonly number[] })[];
  readonly turns: readonly TurnMark[];
  readonly bands: readonly Band[];
  /** Points on a line; `shape` counts from 0. */
  readonly marks: readonly {
    readonly tick: number;
    readonly seat: number;
    readonly shape: number;
    readonly href: string;
    readonly title: string;
  }[];
  /** Moments of the whole table: a line across the plot with a name. */
  readonly flags: readonly {
    readonly tick: number;
    readonly label: string;
    readonly href: string;
    readonly title: string;
  }[];
  /** The first tick of final scoring, which the last flag names; null where there is none. */
  readonly final: number | null;
  /** In order of time. */
  readonly moments: readonly (NumberedMark & { readonly tick: number })[];
  /** Who leads alone, by seat, at each tick. */
  readonly leaders: readonly (number | null)[];
  readonly words: { readonly leader: string; readonly turn: string };
}

const LAYOUTS = {
  wide: {
    width: 760,
    height: 400,
    left: 32,
    right: 172,
    top: 34,
    bottom: 74,
    gap: 19,
    room: 60,
    name: 16,
    flagRow: 0,
    mark: 1,
  },
  narrow: {
    width: 380,
    height: 420,
    left: 28,
    right: 108,
    top: 52,
    bottom: 74,
    gap: 17,
    room: 40,
    name: 6,
    flagRow: 18,
    mark: 0.75,
  },
} as const;

type Layout = (typeof LAYOUTS)[Format];

/** @returns the markup of one `<svg>` */
export function drawStepLines(caption: Caption, data: StepLinesData, format: Format): string {
  const layout = LAYOUTS[format];
  return draw(caption, layout, `step-lines ${format}`, (plot, links) => {
    const x = timeScale(data.ticks, layout.left, layout.width - layout.right);
    const highest = max(data.lines, ({ values }) => max(values)) ?? 0;
    const lowest = Math.min(0, ...data.lines.map(({ values }) => Math.min(...values)));
    const y = scaleLinear([lowest, Math.max(5, highest)], [layout.height - layout.bottom, layout.top]).nice(5);
    drawBands(plot, data.bands, x, layout);
    drawLevels(plot.append('g', { class: 'axis' }), y.ticks(6), y, {
      left: layout.left,
      right: layout.width - layout.right,
      aside: 8,
      className: null,
    });
    drawTurns(plot, data.turns, x, layout.height - layout.bottom, layout.room);
    drawLeaders(plot, data, x, layout);
    drawFlags(plot, data, x, layout);
    for (const line of [...data.lines].reverse()) {
      plot.append('path', {
        class: `line ${hueClass(line.hue)}`,
        'stroke-dasharray': dashesOf(line.seat),
        d: stepLine(line.values, x, y),
      });
    }
    drawEnds(plot, data, y, layout);
    const [left = 0, right = 0] = x.range();
    const { top, height, bottom } = layout;
    drawCursor(plot, { top, bottom: height - bottom, ticks: { left, right, count: data.ticks } }, 'tick');
    // On a phone a turn is narrower than a finger.
    if (format === 'wide') drawStrips(links, data, x, layout);
    drawMarks(links, data, x, y, layout);
    drawNumberedMarks(plot, links, placesOf(data, x, y), { left, right, top });
  });
}

function drawBands(plot: Pen, bands: readonly Band[], x: Scale, layout: Layout): void {
  for (const { from, to, label } of bands) {
    const [left, right] = [round(x(from)), round(x(to))];
    const width = Math.max(0, round(right - left));
    drawBox(plot, 'band', { x: left, y: layout.top, width, height: layout.height - layout.top - layout.bottom });
    // A name that does not fit says nothing.
    if (right - left < label.length * 8.5) continue;
    // At the foot: late in a game nobody is there any more.
    plot.write(label, left + 8, layout.height - layout.bottom - 8, 'band-name');
  }
}

/** A ribbon below the plot: who leads when. */
function drawLeaders(plot: Pen, { leaders, lines, words }: StepLinesData, x: Scale, layout: Layout): void {
  const top = layout.height - 40;
  const ribbon = plot.append('g', { class: 'leaders' });
  ribbon.write(words.leader, layout.width - layout.right + 8, top + 11, 'fine');
  ribbon.write(words.turn, layout.width - layout.right + 8, layout.height - layout.bottom + 19, 'fine');
  for (let start = 0; start < leaders.length; ) {
    const seat = leaders[start] ?? null;
    let end = start + 1;
    while (end < leaders.length && (leaders[end] ?? null) === seat) end += 1;
    const line = lines.find((one) => one.seat === seat);
    const [left, right] = [round(x(start)), round(x(Math.min(end, leaders.length - 1)))];
    if (line && right > left) {
      const bar = { x: left, y: top, width: round(right - left), height: 12 };
      fillRect(ribbon, bar, hueClass(line.hue), textureOf(line.seat));
    }
    start = end;
  }
}

function drawFlags(plot: Pen, { flags }: StepLinesData, x: Scale, layout: Layout): void {
  // Where room is scarce, each name has a row of its own; else two flags close together turn their names away from each other.
  const isClose = (index: number): boolean => {
    const [one, next] = [flags[index], flags[index + 1]];
    return layout.flagRow === 0 && one !== undefined && next !== undefined && x(next.tick) - x(one.tick) < 120;
  };
  flags.forEach(({ tick, label }, index) => {
    const across = round(x(tick));
    const down = layout.top - 14 - (flags.length - 1 - index) * layout.flagRow;
    plot.append('path', { class: 'flag', d: `M${across},${down + 6}V${layout.height - layout.bottom}` });
    const crowded = isClose(index) || isClose(index - 1);
    const leftward = crowded ? isClose(index) : across > layout.width / 2;
    // A name on its own stands over its line.
    const over = crowded ? -4 : 4;
    plot.write(label, leftward ? across + over : across - over, down, 'flag-name', leftward ? 'end' : 'start');
  });
}

function drawEnds(plot: Pen, { lines }: StepLinesData, y: Scale, layout: Layout): void {
  drawLineEnds(plot, endsOf(lines, y, layout.name), {
    left: layout.width - layout.right,
    gap: layout.gap,
    lowest: layout.height - layout.bottom,
    leader: { from: 2, to: 10, always: false },
    marker: 16,
    text: 27,
    space: 6,
  });
}

/** Where the line of each moment is at its time. */
function placesOf({ moments, lines }: StepLinesData, x: Scale, y: Scale): readonly MarkPlace[] {
  return moments.map(({ tick, ...mark }) => {
    const values = lines.filter(({ seat }) => mark.seat === null || seat === mark.seat);
    return { mark, x: x(tick), y: y(Math.max(0, ...values.map((line) => line.values[tick] ?? 0))) };
  });
}

/** Each turn, and final scoring, is a strip that says the scores and leads there. */
function drawStrips(links: Pen, { turns, ticks, flags, final }: StepLinesData, x: Scale, layout: Layout): void {
  const strips = [...turns, ...flags.filter(({ tick }) => tick === final)];
  strips.forEach(({ tick, href, title }, index) => {
    const left = round(x(tick));
    const right = round(x(strips[index + 1]?.tick ?? ticks - 1));
    drawStrip(link(links, href, title), left, layout, Math.max(1, round(right - left)));
  });
}

function drawStrip(
  anchor: ReturnType<typeof link>,
  left: number,
  { top, height, bottom }: Layout,
  width: number,
): void {
  const down = height - top - bottom;
  anchor.append('path', { class: 'strip', d: `M${left},${top}h${width}v${down}h${-width}Z` });
}

function drawMarks(links: Pen, { marks, flags, lines }: StepLinesData, x: Scale, y: Scale, layout: Layout): void {
  for (const { tick, href, title } of flags) {
    const flag = { x: round(x(tick) - 5), y: 8, width: 10, height: layout.top - 8 };
    drawBox(link(links, href, title), 'strip', flag);
  }
  for (const { tick, seat, shape, href, title } of marks) {
    const line = lines.find((one) => one.seat === seat);
    if (!line) continue;
    const place = `translate(${round(x(tick))},${round(y(line.values[tick] ?? 0))})${layout.mark === 1 ? '' : ` scale(${layout.mark})`}`;
    link(links, href, title)
      .attr('class', `mark shape-${shape} ${hueClass(line.hue)}`)
      .append('path', { transform: place, d: MARKS[shape % MARKS.length] ?? '' });
  }
}

/** Shapes of marks: a ring, a spark, a chevron. */
export const MARKS: readonly string[] = [
  'M-4,0a4,4 0 1 0 8,0a4,4 0 1 0 -8,0Z',
  'M0,-7L2,-2L7,0L2,2L0,7L-2,2L-7,0L-2,-2Z',
  'M0,-5L5,4H-5Z',
];
