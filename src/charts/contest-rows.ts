/** Every contest as the comparison it is: a row, with a column for each player; what one had is in a frame. */
import type { Hue } from '../engine/presentation.js';
import { type Box, drawBox } from './box.js';
import { fillDiverging } from './diverging.js';
import { drawMarker } from './marker.js';
import { type Caption, draw, type Format, link, round } from './paper.js';
import type { Pen } from './pen.js';
import { type ChartPlayer, hueClass, textureOf } from './player-style.js';
import { shorten } from './shorten.js';
import { fillRect } from './textured.js';

/** The contests in order of time; each leads to its turn. */
export interface ContestRowsData {
  readonly players: readonly ChartPlayer[];
  readonly rows: readonly {
    /** The turn; empty where it is the one of the row before. */
    readonly label: string;
    readonly seat: number;
    readonly subject: { readonly name: string; readonly hue: Hue; readonly texture: number };
    readonly own: string;
    readonly duels: readonly {
      readonly seat: number;
      readonly theirs: string;
      readonly lead: number | null;
      readonly points: string;
    }[];
    readonly points: string;
    /** The same as a number, and what it would have been on average; null where that is not known. */
    readonly gained: number | null;
    readonly average: number | null;
    readonly href: string;
    readonly title: string;
  }[];
  readonly words: { readonly turn: string; readonly points: string };
}

const LAYOUTS = {
  wide: { width: 760, turn: 26, who: 22, name: 6, subject: 96, sum: 48, gauge: 36, letters: 12 },
  narrow: { width: 380, turn: 20, who: 19, name: 0, subject: 82, sum: 34, gauge: 28, letters: 9 },
} as const;

/** The heights of what is over the columns, and of a row. */
const HEAD = 22;
const ROW = 30;

/** The mark of an average. */
export const AVERAGE = 'm0,-6l4,6l-4,6l-4,-6Z';
const HALF_MARK = 4;

type Layout = (typeof LAYOUTS)[Format];

/** @returns the markup of one `<svg>` */
export function drawContestRows(caption: Caption, data: ContestRowsData, format: Format): string {
  const layout = LAYOUTS[format];
  const { width } = layout;
  const height = HEAD + data.rows.length * ROW + 4;
  return draw(caption, { width, height }, `contest-rows ${format}`, (plot, links) => {
    drawHead(plot, data, layout);
    drawGauges(plot, data, layout);
    let before: string | undefined;
    data.rows.forEach((row, index) => {
      const box = { x: 0, y: HEAD + index * ROW, width, height: ROW };
      drawRow(plot, data.players, row, row.label === before ? '' : row.label, box, layout);
      before = row.label;
      drawBox(link(links, row.href, row.title), 'strip', box);
    });
  });
}

/** Below the points of each row a bar as long as they are, with a mark at the average. */
function drawGauges(plot: Pen, { rows }: ContestRowsData, layout: Layout): void {
  const most = Math.max(1, ...rows.flatMap(({ gained, average }) => [gained ?? 0, average ?? 0]));
  const left = layout.width - layout.gauge - HALF_MARK;
  const across = (amount: number): number => round(left + (Math.max(0, amount) / most) * layout.gauge);
  const paint = (className: string, shape: (row: ContestRowsData['rows'][number], y: number) => string): void => {
    const path = rows.map((row, index) => shape(row, HEAD + (index + 1) * ROW - 7)).join('');
    if (path !== '') plot.append('path', { class: className, d: path });
  };
  paint('grid', (_, y) => `M${left},${y}h${layout.gauge}`);
  paint('gauge', ({ gained }, y) => (gained ? `M${left},${y}H${across(gained)}` : ''));
  paint('average', ({ average }, y) => (average === null ? '' : `M${across(average)},${y}${AVERAGE}`));
}

function drawHead(plot: Pen, { words, players }: ContestRowsData, layout: Layout): void {
  const word = (x: number, text: string, anchor: string) => plot.write(text, round(x), HEAD - 9, 'fine', anchor);
  word(0, words.turn, 'start');
  word(layout.width, words.points, 'end');
  players.forEach((player, index) => {
    const cell = cellOf(players.length, index, layout);
    drawOwner(plot, players, player.seat, cell.x + 9, HEAD - 14);
    if (layout.name > 0) word(cell.x + 19, shorten(player.name, layout.name), 'start');
  });
}

/** Everybody has a column. */
function cellOf(players: number, index: number, layout: Layout): { readonly x: number; readonly width: number } {
  const start = layout.turn + layout.who + layout.subject;
  const room = Math.min(120, (layout.width - layout.sum - start) / Math.max(1, players));
  return { x: round(start + index * room + 1.5), width: round(room - 3) };
}

function drawRow(
  plot: Pen,
  players: readonly ChartPlayer[],
  { seat, subject, own, duels, points }: ContestRowsData['rows'][number],
  label: string,
  box: Box,
  layout: Layout,
): void {
  const line = box.y + box.height / 2;
  const text = (x: number, content: string, className: string, anchor = 'start', y = line + 5) =>
    plot.write(content, round(x), y, className, anchor);
  if (label !== '') {
    plot.append('path', { class: 'grid', d: `M${box.x},${box.y}H${box.x + box.width}` });
    text(box.x, label, 'value');
  }
  const who = box.x + layout.turn;
  drawOwner(plot, players, seat, who + 6, line);
  const what = who + layout.who;
  fillRect(plot, { x: what, y: line - 6, width: 12, height: 12 }, hueClass(subject.hue), textureOf(subject.texture), 2);
  text(what + 17, shorten(subject.name, layout.letters), 'subject');
  players.forEach((player, index) => {
    const { x, width } = cellOf(players.length, index, layout);
    const cell = { x, y: box.y + 2, width, height: box.height - 4 };
    const duel = duels.find((one) => one.seat === player.seat);
    if (duel) {
      fillDiverging(plot, cell, duel.lead);
      text(x + 8, duel.theirs, 'theirs');
      text(x + width - 6, duel.points, 'gain', 'end');
    } else if (player.seat === seat) {
      const frame = { x: x + 0.75, y: cell.y + 0.75, width: width - 1.5, height: cell.height - 1.5 };
      drawBox(plot, 'diagonal', frame, 3);
      text(x + 8, own, 'value');
    }
  });
  text(box.x + box.width, points, 'value', 'end', line);
}

function drawOwner(plot: Pen, players: readonly ChartPlayer[], seat: number, x: number, y: number): void {
  const player = players.find((one) => one.seat === seat);
  if (player) drawMarker(plot, seat, round(x), y, { hue: player.hue, area: 58 });
}
