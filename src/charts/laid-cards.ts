/** What somebody has laid out: a bar of the whole, and below it card by card, a block for each unit. */
import { drawBox } from './box.js';
import { type Caption, draw, link, round } from './paper.js';
import type { Pen } from './pen.js';
import { hueClass, textureOf } from './player-style.js';
import { shorten } from './shorten.js';
import type { Part } from './stacked-bars.js';
import { fillRect } from './textured.js';

/** What one player has laid out, zone by zone; amounts are whole units. */
export interface LaidCardsData {
  readonly parts: readonly Part[];
  readonly zones: readonly {
    readonly name: string;
    /** Of each part; null where it is not known. */
    readonly totals: readonly (number | null)[];
    readonly pieces: readonly {
      readonly label: string;
      /** Null where it is not known. */
      readonly amounts: readonly number[] | null;
      readonly href: string;
      readonly title: string;
    }[];
  }[];
  /** The largest sum of a zone, and the largest card, in any panel. */
  readonly most: number;
  readonly tallest: number;
}

const LAYOUT = { width: 470, name: 92, bar: 24, row: 34, card: 30, gap: 4, between: 18, block: 12, label: 20 };

/** @returns the markup of one `<svg>`, a panel */
export function drawLaidCards(caption: Caption, data: LaidCardsData): string {
  const bars = data.zones.length * LAYOUT.row;
  const stacks = Math.max(1, data.tallest) * (LAYOUT.block + 1.5) + 10;
  const height = bars + stacks + LAYOUT.label + 6;
  return draw(caption, { width: LAYOUT.width, height }, 'laid-cards', (plot, links) => {
    data.zones.forEach((zone, index) => {
      drawBar(plot, data, zone, index * LAYOUT.row);
    });
    const cards = data.zones.reduce((sum, { pieces }) => sum + pieces.length, 0);
    const gaps = (data.zones.length - 1) * LAYOUT.between;
    const step = Math.min(LAYOUT.card + LAYOUT.gap, (LAYOUT.width - gaps) / Math.max(1, cards));
    const floor = bars + stacks;
    let x = 0;
    for (const zone of data.zones) {
      for (const piece of zone.pieces) {
        const [left, top, width] = [round(x), bars + 6, round(step - LAYOUT.gap)];
        drawCard(plot, data, piece, { x: left, floor, width });
        const column = { x: left, y: top, width, height: stacks + LAYOUT.label - 6 };
        drawBox(link(links, piece.href, piece.title), 'strip', column);
        x += step;
      }
      x += LAYOUT.between;
    }
  });
}

function drawBar(plot: Pen, { parts, most }: LaidCardsData, zone: LaidCardsData['zones'][number], y: number): void {
  const middle = y + LAYOUT.bar / 2 + 5;
  plot.write(zone.name, 0, middle, null);
  const unit = (LAYOUT.width - LAYOUT.name - 34) / Math.max(1, most);
  let x: number = LAYOUT.name;
  let sum = 0;
  parts.forEach((part, index) => {
    const amount = zone.totals[index] ?? 0;
    if (amount <= 0) return;
    const width = amount * unit;
    fillRect(
      plot,
      { x: round(x), y, width: round(width - 1.5), height: LAYOUT.bar },
      hueClass(part.hue),
      textureOf(part.texture),
      2,
    );
    const text = String(amount);
    const plate = 9 * text.length + 5;
    if (width > plate + 2) {
      const left = round(x + (width - 1.5 - plate) / 2);
      drawBox(plot, 'plate', { x: left, y: y + LAYOUT.bar / 2 - 9, width: plate, height: 18 }, 4);
      plot.write(text, round(x + (width - 1.5) / 2), middle, null, 'middle');
    }
    x += width;
    sum += amount;
  });
  plot.write(zone.totals.includes(null) ? '?' : sum, round(x + 6), middle, 'value');
}

function drawCard(
  plot: Pen,
  { parts }: LaidCardsData,
  { label, amounts }: LaidCardsData['zones'][number]['pieces'][number],
  { x, floor, width }: { readonly x: number; readonly floor: number; readonly width: number },
): void {
  plot.append('path', { class: amounts === null ? 'card-edge open' : 'card-edge', d: `M${x},${floor + 2}h${width}` });
  plot.write(shorten(label, 3), round(x + width / 2), floor + LAYOUT.label - 2, 'axis-name', 'middle');
  if (amounts === null) {
    plot.write('?', round(x + width / 2), floor - 6, 'fine', 'middle');
    return;
  }
  let y = floor;
  parts.forEach((part, index) => {
    for (let unit = 0; unit < (amounts[index] ?? 0); unit += 1) {
      y -= LAYOUT.block + 1.5;
      fillRect(plot, { x, y: round(y), width, height: LAYOUT.block }, hueClass(part.hue), textureOf(part.texture), 2);
    }
  });
}
