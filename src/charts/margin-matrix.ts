/** Who is ahead of whom by how much: a row and a column for each player. */
import { drawBox } from './box.js';
import { fillDiverging } from './diverging.js';
import { drawMarker } from './marker.js';
import { type Caption, draw, round } from './paper.js';
import type { Pen } from './pen.js';
import { type ChartPlayer, hueClass } from './player-style.js';
import { shorten } from './shorten.js';

/** Leads of everybody over everybody else, in one subject. */
export interface MarginMatrixData {
  readonly players: readonly (ChartPlayer & {
    /** What the player has; in words where it is not known. */
    readonly own: string;
  })[];
  /** By seat of the row and of the column. */
  readonly cells: readonly {
    readonly row: number;
    readonly column: number;
    readonly lead: number | null;
    /** e.g. `+3`. */
    readonly margin: string;
    /** What it brought. */
    readonly points: string;
  }[];
}

const LAYOUT = { width: 470, left: 118, top: 34, row: 46, gap: 3 };

/** @returns the markup of one `<svg>`, a panel */
export function drawMarginMatrix(caption: Caption, { players, cells }: MarginMatrixData): string {
  const size = { width: LAYOUT.width, height: LAYOUT.top + players.length * LAYOUT.row + 2 };
  return draw(caption, size, 'margin-matrix', (plot) => {
    const width = (LAYOUT.width - LAYOUT.left) / Math.max(1, players.length);
    const letters = Math.floor((width - 26) / 8);
    const place = (seat: number): number => players.findIndex((player) => player.seat === seat);
    const boxOf = (row: number, column: number) => ({
      x: round(LAYOUT.left + column * width + LAYOUT.gap / 2),
      y: LAYOUT.top + row * LAYOUT.row,
      width: round(width - LAYOUT.gap),
      height: LAYOUT.row - LAYOUT.gap,
    });
    players.forEach((player, index) => {
      const box = boxOf(index, index);
      drawName(plot, player, 8, box.y + box.height / 2, 11);
      drawName(plot, player, box.x + 8, LAYOUT.top - 14, Math.min(10, letters));
      drawBox(plot, 'diagonal', box, 3);
      plot.write(player.own, round(box.x + box.width / 2), box.y + box.height / 2 + 7, 'own', 'middle');
    });
    for (const { row, column, lead, margin, points } of cells) {
      const box = boxOf(place(row), place(column));
      fillDiverging(plot, box, lead);
      const middle = round(box.x + box.width / 2);
      plot.write(margin, middle, box.y + 18, 'margin', 'middle');
      plot.write(points, middle, box.y + 35, 'gain', 'middle');
    }
  });
}

function drawName(plot: Pen, { seat, name, hue }: ChartPlayer, x: number, y: number, letters: number): void {
  const label = plot.append('g', { class: `end ${hueClass(hue)}` });
  drawMarker(label, seat, x, y);
  if (letters < 3) return;
  label.write(shorten(name, letters), x + 12, y + 5, null);
}
