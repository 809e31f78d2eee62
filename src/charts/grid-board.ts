/** A board of rows and columns as it lay at the end: who built what and when, and the way of a figure above it. */
import { scaleLinear } from 'd3';
import type { Hue } from '../engine/presentation.js';
import { type Box, drawBox } from './box.js';
import { drawMarker } from './marker.js';
import { type Caption, draw, type Format, link, round } from './paper.js';
import type { Pen } from './pen.js';
import { type ChartPlayer, hueClass, textureOf } from './player-style.js';
import { fillRect } from './textured.js';
import { wrapWords } from './wrap-words.js';

/** Rows, columns and seats count from 0; spaces of the street and turns from 1. */
export interface GridBoardData {
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  readonly streetBelow: number;
  readonly street: string;
  readonly cells: readonly {
    readonly id: string;
    readonly row: number;
    readonly column: number;
    readonly name: string;
    readonly hue: Hue | null;
    readonly owner: number | null;
    /** e.g. "12 · 34": the turns of building and upgrading. */
    readonly when: string;
    readonly upgraded: boolean;
    readonly href: string | null;
    readonly title: string;
  }[];
  readonly players: readonly ChartPlayer[];
  readonly walk: {
    readonly title: string;
    readonly early: string;
    readonly late: string;
    readonly spacesPerColumn: number;
    readonly turns: number;
    readonly stops: readonly {
      readonly space: number;
      readonly turn: number;
      readonly seat: number;
      readonly href: string;
      readonly title: string;
    }[];
  };
}

const LAYOUTS = {
  wide: {
    width: 760,
    left: 36,
    gap: 6,
    cell: 92,
    walk: 190,
    street: 34,
    letters: 17,
    line: 17,
    marker: 90,
    inset: 10,
  },
  narrow: { width: 380, left: 0, gap: 4, cell: 88, walk: 170, street: 26, letters: 12, line: 12, marker: 44, inset: 6 },
} as const;

type Layout = (typeof LAYOUTS)[Format];

/** @returns the markup of one `<svg>` */
export function drawGridBoard(caption: Caption, data: GridBoardData, format: Format): string {
  const layout = LAYOUTS[format];
  const cityTop = layout.walk + 34;
  const height = cityTop + data.rows.length * (layout.cell + layout.gap) + layout.street + 4;
  return draw(caption, { width: layout.width, height }, `grid-board ${format}`, (plot, links) => {
    const columnWidth = (layout.width - layout.left) / data.columns.length;
    const left = (column: number) => layout.left + column * columnWidth;
    const top = (row: number) =>
      cityTop + row * (layout.cell + layout.gap) + (row > data.streetBelow ? layout.street : 0);
    drawWalk(plot, links, data, layout, columnWidth);
    const street = top(data.streetBelow) + layout.cell + layout.gap / 2;
    drawBox(plot, 'street', {
      x: layout.left,
      y: street,
      width: layout.width - layout.left,
      height: layout.street,
    });
    plot.write(
      data.street,
      layout.left + (layout.width - layout.left) / 2,
      street + layout.street / 2 + 4,
      'street-name',
      'middle',
    );
    data.rows.forEach((row, index) => {
      if (layout.left > 0) plot.write(row, 8, top(index) + layout.cell / 2 + 5, 'fine');
    });
    for (const cell of data.cells) {
      const box = {
        x: round(left(cell.column) + layout.gap / 2),
        y: top(cell.row),
        width: round(columnWidth - layout.gap),
        height: layout.cell,
      };
      drawCell(plot, data, cell, box, layout);
      if (cell.href !== null) drawBox(link(links, cell.href, cell.title), 'strip', box);
    }
  });
}

function drawCell(
  plot: Pen,
  { players }: GridBoardData,
  cell: GridBoardData['cells'][number],
  box: Box,
  layout: Layout,
): void {
  const owner = players.find(({ seat }) => seat === cell.owner);
  const card = plot.append('g', { class: owner ? 'cell owned' : 'cell' });
  if (owner) {
    fillRect(card, box, `wash ${hueClass(owner.hue)}`, textureOf(owner.seat), 5);
    drawBox(card, `frame ${hueClass(owner.hue)}`, inside(box, 1), 4);
    // Text needs a calm ground.
    drawBox(card, 'ground', inside(box, 5), 3);
  } else drawBox(card, 'frame free', inside(box, 1), 4);
  if (cell.hue) {
    const edge = { x: box.x + layout.inset, y: box.y + 10, width: 14, height: 4 };
    drawBox(card, `fill ${hueClass(cell.hue)}`, edge, 1);
  }
  const words = wrapWords(cell.name, layout.letters, 3);
  words.forEach((word, index) => {
    card.write(word, box.x + layout.inset, round(box.y + 29 + index * layout.line), 'cell-name');
  });
  const foot = box.y + box.height - 12;
  if (owner) {
    const { hue, seat } = owner;
    drawMarker(card, seat, box.x + layout.inset + 5, foot - 4, { hue, area: layout.marker });
    card.write(cell.when, box.x + layout.inset + (layout.inset > 6 ? 16 : 12), foot, 'fine');
    if (cell.upgraded) {
      card.append('path', {
        class: 'upgraded',
        transform: `translate(${round(box.x + box.width - 14)},${box.y + 13})${layout.inset > 6 ? '' : ' scale(0.7)'}`,
        d: 'M-6,4L0,-4L6,4ZM-6,8H6',
      });
    }
  }
}

function inside({ x, y, width, height }: Box, margin: number): Box {
  return { x: x + margin, y: y + margin, width: width - 2 * margin, height: height - 2 * margin };
}

/** Time runs downwards, the street from left to right: where the figure stood above which column, and who moved it. */
function drawWalk(
  plot: Pen,
  links: Pen,
  { walk, players, columns }: GridBoardData,
  layout: Layout,
  columnWidth: number,
): void {
  const [top, bottom] = [30, layout.walk];
  const x = (space: number) => layout.left + ((space - 0.5) / walk.spacesPerColumn) * columnWidth;
  const y = scaleLinear([0, Math.max(1, walk.turns)], [top, bottom]);
  plot.write(walk.title, layout.left, 15, 'walk-name');
  columns.forEach((column, index) => {
    const left = round(layout.left + index * columnWidth);
    const band = { x: left, y: top, width: round(columnWidth), height: bottom - top };
    drawBox(plot, index % 2 === 0 ? 'band' : 'band other', band);
    plot.write(column, round(left + columnWidth / 2), bottom + 18, 'fine', 'middle');
  });
  let path = '';
  for (const { space, turn } of walk.stops) {
    const [across, down] = [round(x(space)), round(y(turn))];
    path += path === '' ? `M${layout.left},${top}V${down}H${across}` : `V${down}H${across}`;
  }
  if (path !== '') plot.append('path', { class: 'way', d: `${path}V${bottom}` });
  for (const { space, turn, seat, href, title } of walk.stops) {
    const player = players.find((one) => one.seat === seat);
    if (!player) continue;
    drawMarker(link(links, href, title), seat, round(x(space)), round(y(turn)), { hue: player.hue });
  }
  const right = layout.width - 4;
  plot.write(walk.early, right, top + 14, 'fine', 'end');
  plot.write(walk.late, layout.left + 4, bottom - 6, 'fine');
}
