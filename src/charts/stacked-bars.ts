/** Horizontal bars made of parts, one bar per player: where the points came from. */
import { max, scaleLinear } from 'd3';
import type { Hue } from '../engine/presentation.js';
import { drawMarker } from './marker.js';
import { type Caption, draw, type Format, round } from './paper.js';
import { type ChartPlayer, hueClass, ownerClass, textureOf } from './player-style.js';
import { shorten } from './shorten.js';
import { fillRect } from './textured.js';

/** A part of a whole, as the bars and their legend show it. */
export interface Part {
  readonly name: string;
  readonly hue: Hue;
  /** Tells parts of one hue apart. */
  readonly texture: number;
}

/** Bars stand in this order, and so do the parts in each of them. */
export interface StackedBarsData {
  readonly parts: readonly Part[];
  /** For each player the amount of each part. */
  readonly bars: readonly (ChartPlayer & { readonly amounts: readonly number[]; readonly total: number })[];
}

const LAYOUTS = {
  wide: { width: 760, left: 150, right: 56, bar: 34, gap: 16, above: 0, room: 19, name: 16 },
  narrow: { width: 380, left: 2, right: 36, bar: 26, gap: 34, above: 24, room: 17, name: 30 },
} as const;

/** Room for what was lost. */
const LOSS = 30;

/** @returns the markup of one `<svg>`; an amount below zero stands behind the total */
export function drawStackedBars(caption: Caption, { parts, bars }: StackedBarsData, format: Format): string {
  const layout = LAYOUTS[format];
  const row = layout.bar + layout.gap;
  const height = bars.length * row + 8;
  return draw(caption, { width: layout.width, height }, `stacked-bars ${format}`, (plot) => {
    // What was lost has no place in a bar of gains; it stands behind the total.
    const longest = max(bars, ({ amounts }) => amounts.reduce((sum, amount) => sum + Math.max(0, amount), 0)) ?? 0;
    const right = layout.right + (bars.some(({ amounts }) => amounts.some((amount) => amount < 0)) ? LOSS : 0);
    const x = scaleLinear([0, Math.max(1, longest)], [layout.left, layout.width - right]);
    bars.forEach((bar, index) => {
      const top = index * row + layout.above;
      const nameAt = layout.above > 0 ? { x: 24, y: top - 8 } : { x: layout.left - 12, y: top + layout.bar / 2 + 5 };
      const own = plot.append('g', { class: ownerClass(bar.hue) });
      const label = own.append('g', { class: 'end' });
      drawMarker(label, bar.seat, 10, nameAt.y - 5);
      label.write(shorten(bar.name, layout.name), 24, nameAt.y, null);
      const loss = bar.amounts.reduce((sum, amount) => sum + Math.max(0, -amount), 0);
      let before = 0;
      parts.forEach((part, position) => {
        const amount = bar.amounts[position] ?? 0;
        if (amount <= 0) return;
        const left = round(x(before));
        const width = round(x(before + amount) - x(before));
        before += amount;
        const box = { x: left, y: top, width: Math.max(1, round(width - 1.5)), height: layout.bar };
        fillRect(own, box, hueClass(part.hue), textureOf(part.texture), 2);
        if (width < layout.room) return;
        const middle = round(left + (width - 1.5) / 2);
        const text = String(amount);
        fillRect(
          own,
          {
            x: round(middle - 4.5 * text.length - 3),
            y: top + layout.bar / 2 - 10,
            width: 9 * text.length + 6,
            height: 20,
          },
          'plate',
          null,
          4,
        );
        own.write(text, middle, top + layout.bar / 2 + 5, 'inside', 'middle');
      });
      own.write(
        loss === 0 ? bar.total : `${bar.total} (−${loss})`,
        round(x(before)) + 8,
        top + layout.bar / 2 + 5,
        'value',
      );
    });
  });
}
