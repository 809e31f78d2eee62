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
  wide: {
    width: 760,
    blocks: 1,
    between: 40,
    row: 30,
    head: 22,
    turn: 26,
    who: 22,
    name: 6,
    subject: 96,
    sum: 48,
    gauge: 36,
    letters: 12,
  },
  narrow: {
    width: 380,
    blocks: 1,
    between: 0,
    row: 30,
    head: 22,
    turn: 20,
    who: 19,
    name: 0,
    subject: 82,
    sum: 34,
    gauge: 28,
    letters: 9,
  },
} as const;

/** The mark of an average. */
export const AVERAGE = 'm0,-6l4,6l-4,6l-4,-6Z';
const HALF_MARK = 4;

type Layout = (typeof LAYOUTS)[Format];

/** @returns the markup of one `<svg>`; the broad one has its rows in two blocks side by side */
export function drawContestRows(caption: Caption, data: ContestRowsData, format: Format): string {
  const layout = LAYOUTS[format];
  const perBlock = Math.ceil(data.rows.length / layout.blocks);
  const height = layout.head + perBlock * layout.row + 4;
  const width = (layout.width - layout.between * (layout.blocks - 1)) / layout.blocks;
  return draw(caption, { width: layout.width, height }, `contest-rows ${format}`, (plot, links) => {
    for (let block = 0; block * perBlock < data.rows.length; block += 1) {
      const left = block * (width + layout.between);
      drawHead(plot, data, left, width, layout);
      const rows = data.rows.slice(block * perBlock, (block + 1) * perBlock);
      drawGauges(plot, data, rows, left + width, layout);
      let before: string | undefined;
      rows.forEach((row, index) => {
        const y = layout.head + index * layout.row;
        const box = { x: left, y, width, height: layout.row };
        drawRow(plot, data.players, row, row.label === before ? '' : row.label, box, layout);
        before = row.label;
        drawBox(link(links, row.href, row.title), 'strip', box);
      });
    }
  });
}

/** Below the points of each row a bar as long as they are, with a mark at the average. */
function drawGauges(
  plot: Pen,
  data: ContestRowsData,
  rows: ContestRowsData['rows'],
  right: number,
  layout: Layout,
): void {
  const most = Math.max(1, ...data.rows.flatMap(({ gained, average }) => [gained ?? 0, average ?? 0]));
  const left = right - layout.gauge - HALF_MARK;
  const across = (amount: number): number => round(left + (Math.max(0, amount) / most) * layout.gauge);
  const paint = (className: string, shape: (row: ContestRowsData['rows'][number], y: number) => string): void => {
    const path = rows.map((row, index) => shape(row, layout.head + (index + 1) * layout.row - 7)).join('');
    if (path !== '') plot.append('path', { class: className, d: path });
  };
  paint('grid', (_, y) => `M${left},${y}h${layout.gauge}`);
  paint('gauge', ({ gained }, y) => (gained ? `M${left},${y}H${across(gained)}` : ''));
  paint('average', ({ average }, y) => (average === null ? '' : `M${across(average)},${y}${AVERAGE}`));
}

function drawHead(plot: Pen, { words, players }: ContestRowsData, left: number, width: number, layout: Layout): void {
  const word = (x: number, text: string, anchor: string) => plot.write(text, round(x), layout.head - 9, 'fine', anchor);
  word(left, words.turn, 'start');
  word(left + width, words.points, 'end');
  players.forEach((player, index) => {
    const cell = cellOf(players.length, index, left, width, layout);
    drawOwner(plot, players, player.seat, cell.x + 9, layout.head - 14);
    if (layout.name > 0) word(cell.x + 19, shorten(player.name, layout.name), 'start');
  });
}

/** Everybody has a column. */
function cellOf(
  players: number,
  index: number,
  left: number,
  width: number,
  layout: Layout,
): { readonly x: number; readonly width: number } {
  const start = left + layout.turn + layout.who + layout.subject;
  const room = Math.min(120, (left + width - layout.sum - start) / Math.max(1, players));
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
    const { x, width } = cellOf(players.length, index, box.x, box.width, layout);
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
