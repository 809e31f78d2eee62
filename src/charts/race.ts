/** Who has more of something: a step line per player over the turns, each with colour, dashes and marker. */
import { scaleLinear } from 'd3';
import { drawBox } from './box.js';
import { drawLevels } from './levels.js';
import { drawLineEnds } from './line-ends.js';
import { type Caption, draw, link, round } from './paper.js';
import { type ChartPlayer, dashesOf, hueClass } from './player-style.js';

/** What everybody has of one thing, column by column (a turn, or another part of the game). */
export interface RaceData {
  readonly columns: readonly { readonly label: string; readonly href: string; readonly title: string }[];
  readonly lines: readonly (ChartPlayer & {
    /** One per column: the most in it, and what was left at its end. */
    readonly values: readonly { readonly peak: number; readonly end: number }[];
  })[];
  /** The largest value in any panel, so that panels can be compared. */
  readonly highest: number;
}

const LAYOUT = { width: 340, height: 260, left: 24, right: 46, top: 12, bottom: 26 };
/** After this part of a column it has its final value. */
const PEAK_LASTS = 0.6;

/** @returns the markup of one `<svg>`, a panel */
export function drawRace(caption: Caption, { columns, lines, highest }: RaceData): string {
  return draw(caption, LAYOUT, 'race', (plot, links) => {
    const right = LAYOUT.width - LAYOUT.right;
    const baseline = LAYOUT.height - LAYOUT.bottom;
    const x = scaleLinear([0, Math.max(1, columns.length)], [LAYOUT.left, right]);
    const y = scaleLinear([0, Math.max(1, highest)], [baseline, LAYOUT.top]);
    drawLevels(plot, y.ticks(5), y, { left: LAYOUT.left, right, aside: 6 });
    columns.forEach(({ label, href, title }, index) => {
      plot.write(label, round(x(index + 0.5)), baseline + 18, 'axis-name', 'middle');
      const column = { x: round(x(index)), y: LAYOUT.top, width: round(x(1) - x(0)), height: baseline - LAYOUT.top };
      drawBox(link(links, href, title), 'strip', column);
    });
    const middle = (lines.length - 1) / 2;
    lines.forEach((line, index) => {
      // Lines of equal values run side by side.
      const aside = (index - middle) * 2.4;
      let path = '';
      line.values.forEach(({ peak, end }, column) => {
        const start = round(x(column) + (column === 0 ? 0 : aside));
        path += `${column === 0 ? 'M' : 'H'}${start}${column === 0 ? ',' : 'V'}${round(y(peak) - aside)}`;
        if (end !== peak) path += `H${round(x(column + PEAK_LASTS) + aside)}V${round(y(end) - aside)}`;
      });
      plot.append('path', {
        class: `line medium ${hueClass(line.hue)}`,
        'stroke-dasharray': dashesOf(line.seat),
        d: `${path}H${right}`,
      });
    });
    const ends = lines
      .map((line) => ({ line, value: line.values.at(-1)?.end ?? 0 }))
      .sort((a, b) => b.value - a.value || b.line.seat - a.line.seat)
      .map(({ line: { hue, seat }, value }) => ({ hue, seat, y: y(value), value, name: null }));
    const leader = { from: 1, to: 7, always: true };
    drawLineEnds(plot, ends, { left: right, gap: 16, lowest: baseline, leader, marker: 14, text: 23 });
  });
}
