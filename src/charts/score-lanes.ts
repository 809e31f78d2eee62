/** What was scored in each column, a lane per player below the score chart: a card for each contest, a pip for each duel. */
import type { Hue } from '../engine/presentation.js';
import { drawBox } from './box.js';
import type { ColumnSlot } from './column-slots.js';
import { drawMarker } from './marker.js';
import { link, round } from './paper.js';
import type { Pen } from './pen.js';
import { type ChartPlayer, hueClass, ownerClass, textureOf } from './player-style.js';
import { shorten } from './shorten.js';
import { fillRect } from './textured.js';

/** How a comparison ended; open where the record does not show it. */
export type DuelResult = 'won' | 'tied' | 'lost' | 'open';

/** What one player scored in one column. */
export interface ScoreCell {
  readonly column: number;
  readonly seat: number;
  readonly hue: Hue;
  readonly texture: number;
  /** With its sign, as it is printed. */
  readonly points: string;
  readonly duels: readonly DuelResult[];
  readonly href: string;
  readonly title: string;
}

/** Something else that a player did in a column. */
export interface LaneSign {
  readonly column: number;
  readonly seat: number;
  readonly title: string;
}

interface ScoreLanesData {
  /** A lane for each, from above. */
  readonly lines: readonly ChartPlayer[];
  readonly cells: readonly ScoreCell[];
  readonly signs: readonly LaneSign[];
}

interface LaneLayout {
  readonly width: number;
  readonly left: number;
  readonly right: number;
  /** The height of a lane. */
  readonly lane: number;
  /** How many letters a name has beside a value; here it stands alone. */
  readonly name: number;
  /** The radius of a pip. */
  readonly pip: number;
  readonly font: number;
  /** Between a card and the edge of its column. */
  readonly inset: number;
}

/** Where pips are larger than this, there is room for space between them, and for the sign of the points. */
const SMALL_PIP = 3;

/** @param top of the first lane */
export function drawScoreLanes(
  plot: Pen,
  { lines, cells, signs }: ScoreLanesData,
  slots: readonly ColumnSlot[],
  layout: LaneLayout,
  top: number,
): void {
  lines.forEach((line, lane) => {
    const y = top + lane * layout.lane;
    plot.append('path', { class: 'grid', d: `M4,${y}H${layout.width - 4}` });
    const own = plot.append('g', { class: ownerClass(line.hue) });
    const label = own.append('g', { class: `end ${hueClass(line.hue)}` });
    drawMarker(label, line.seat, layout.left / 2, y + layout.lane / 2);
    label.write(shorten(line.name, layout.name + 3), layout.width - layout.right + 8, y + layout.lane / 2 + 5, null);
    for (const cell of cells) {
      const slot = slots[cell.column];
      if (cell.seat === line.seat && slot) drawCell(own, cell, slot, y, layout);
    }
    for (const { column, seat } of signs) {
      const slot = slots[column];
      if (seat !== line.seat || !slot) continue;
      own.append('path', {
        class: 'sign-aside',
        transform: `translate(${round(slot.left + slot.width / 2)},${y + layout.lane - 8})`,
        d: TOWER,
      });
    }
  });
}

/** Every cell is a strip that leads to where it was scored. @param top of the first lane */
export function drawCellLinks(
  links: Pen,
  { lines, cells }: ScoreLanesData,
  slots: readonly ColumnSlot[],
  { lane: height }: LaneLayout,
  top: number,
): void {
  for (const { column, seat, href, title } of cells) {
    const slot = slots[column];
    const lane = lines.findIndex((line) => line.seat === seat);
    if (!slot || lane < 0) continue;
    const strip = { x: slot.left, y: top + lane * height, width: slot.width, height };
    drawBox(link(links, href, title), 'strip', strip);
  }
}

/** A card with a coloured edge: the points, and a pip for each comparison. */
function drawCell(
  plot: Pen,
  { hue, texture, points, duels }: ScoreCell,
  slot: ColumnSlot,
  y: number,
  { inset, lane, pip, font }: LaneLayout,
): void {
  const box = {
    x: round(slot.left + inset),
    y: y + 3,
    width: round(slot.width - 2 * inset),
    height: lane - 18,
  };
  fillRect(plot, box, hueClass(hue), textureOf(texture), 3);
  const edge = inset + 0.5;
  const plate = {
    x: round(box.x + edge),
    y: box.y + 4,
    width: round(box.width - 2 * edge),
    height: box.height - 6,
  };
  drawBox(plot, 'plate', plate, 2);
  const middle = box.x + box.width / 2;
  const hasRoom = pip > SMALL_PIP;
  plot
    .append('text', {
      class: 'cell-points',
      x: round(middle),
      y: box.y + 15,
      'text-anchor': 'middle',
      'font-size': font,
    })
    .text(hasRoom ? points : points.replace('+', ''));
  const step = pip * 2 + (hasRoom ? 2.2 : 0.6);
  duels.forEach((result, index) => {
    drawPip(plot, result, round(middle + (index - (duels.length - 1) / 2) * step), box.y + box.height - 8, pip);
  });
}

function drawPip(plot: Pen, result: DuelResult, x: number, y: number, radius: number): void {
  const pip = plot.append('g', { class: 'pip', transform: `translate(${x},${round(y)})` });
  if (result === 'open') {
    pip.append('path', { d: `M${-radius},-0.5h${2 * radius}v1h${-2 * radius}Z` });
    return;
  }
  const sign = DUEL_SIGNS[result === 'won' ? 0 : result === 'tied' ? 1 : 2] ?? '';
  pip.append('path', { transform: `scale(${radius / 6})`, d: sign });
}

const RING = 'M-6,0a6,6 0 1 0 12,0a6,6 0 1 0 -12,0ZM-4,0a4,4 0 1 1 8,0a4,4 0 1 1 -8,0Z';

/** A comparison that was won, tied, lost: a disc, a ring half full, a ring. All of them within 6 of the origin. */
export const DUEL_SIGNS: readonly string[] = [
  'M-6,0a6,6 0 1 0 12,0a6,6 0 1 0 -12,0Z',
  `${RING}M-6,0A6,6 0 0 0 6,0Z`,
  RING,
];

/** A tower with battlements. */
export const TOWER = 'M-5,5V-5H-2.6V-3H-1.2V-5H1.2V-3H2.6V-5H5V5Z';
