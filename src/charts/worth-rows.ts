/** What each of several things brought, in a row each: a bar and its number for every kind of yield. */
import type { Hue } from '../engine/presentation.js';
import { type Caption, draw, round } from './paper.js';
import { hueClass } from './player-style.js';
import { shorten } from './shorten.js';

/** What the things of one player brought. */
export interface WorthRowsData {
  readonly columns: readonly { readonly title: string; readonly hue: Hue }[];
  readonly rows: readonly {
    readonly name: string;
    /** Where it began; null for what was there from the beginning. */
    readonly href: string | null;
    /** For each column; negative where it cost more than it brought. */
    readonly amounts: readonly number[];
  }[];
  /** The largest amount in any panel, so that panels can be compared. */
  readonly highest: number;
}

const LAYOUT = { width: 470, left: 172, head: 20, row: 22, bar: 10, number: 30, gap: 8, letters: 22 };

/** @returns the markup of one `<svg>`, a panel */
export function drawWorthRows(caption: Caption, { columns, rows, highest }: WorthRowsData): string {
  const size = { width: LAYOUT.width, height: LAYOUT.head + rows.length * LAYOUT.row + 4 };
  return draw(caption, size, 'worth', (plot, links) => {
    const column = (LAYOUT.width - LAYOUT.left) / columns.length;
    const room = column - LAYOUT.number - LAYOUT.gap;
    const middle = (index: number): number => LAYOUT.head + index * LAYOUT.row + LAYOUT.row / 2;
    columns.forEach(({ title, hue }, place) => {
      const left = round(LAYOUT.left + place * column);
      plot.write(title, left, 12, 'axis-name');
      let bars = '';
      rows.forEach(({ amounts }, index) => {
        const amount = amounts[place] ?? 0;
        if (amount === 0) return;
        const length = round((room * Math.max(0, amount)) / Math.max(1, highest));
        if (length > 0) bars += `M${left},${middle(index) - LAYOUT.bar / 2}h${length}v${LAYOUT.bar}h${-length}Z`;
        plot.write(amount < 0 ? `−${-amount}` : amount, round(left + length + 5), middle(index) + 4, 'fine');
      });
      if (bars !== '') plot.append('path', { class: `fill ${hueClass(hue)}`, d: bars });
    });
    rows.forEach(({ name, href }, index) => {
      const pen = href === null ? plot : links.append('a', { href, tabindex: '-1' });
      pen.write(shorten(name, LAYOUT.letters), LAYOUT.left - 10, middle(index) + 4, null, 'end');
    });
  });
}
