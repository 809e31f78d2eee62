/** Who has more of something: a step line per player over the turns, each with colour, dashes and marker. */
import { scaleLinear } from 'd3';
import { type Caption, draw, link, round } from './paper.js';
import { type ChartPlayer, dashesOf, hueClass, markerOf } from './player-style.js';
import { spread } from './spread.js';

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

export function drawRace(caption: Caption, { columns, lines, highest }: RaceData): string {
  return draw(caption, LAYOUT, 'race', (plot, links) => {
    const right = LAYOUT.width - LAYOUT.right;
    const baseline = LAYOUT.height - LAYOUT.bottom;
    const x = scaleLinear([0, Math.max(1, columns.length)], [LAYOUT.left, right]);
    const y = scaleLinear([0, Math.max(1, highest)], [baseline, LAYOUT.top]);
    for (const level of y.ticks(5)) {
      plot
        .append('path')
        .attr('class', level === 0 ? 'zero' : 'grid')
        .attr('d', `M${LAYOUT.left},${round(y(level))}H${right}`);
      plot
        .append('text')
        .attr('class', 'fine')
        .attr('x', LAYOUT.left - 6)
        .attr('y', round(y(level)) + 4)
        .attr('text-anchor', 'end')
        .text(level);
    }
    columns.forEach(({ label, href, title }, index) => {
      plot
        .append('text')
        .attr('class', 'axis-name')
        .attr('x', round(x(index + 0.5)))
        .attr('y', baseline + 18)
        .attr('text-anchor', 'middle')
        .text(label);
      link(links, href, title)
        .append('rect')
        .attr('class', 'strip')
        .attr('x', round(x(index)))
        .attr('y', LAYOUT.top)
        .attr('width', round(x(1) - x(0)))
        .attr('height', baseline - LAYOUT.top);
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
      plot
        .append('path')
        .attr('class', `line medium ${hueClass(line.hue)}`)
        .attr('stroke-dasharray', dashesOf(line.seat))
        .attr('d', `${path}H${right}`);
    });
    const ends = lines
      .map((line) => ({ line, value: line.values.at(-1)?.end ?? 0 }))
      .sort((a, b) => b.value - a.value || b.line.seat - a.line.seat);
    const places = spread(
      ends.map(({ value }) => y(value)),
      16,
      baseline,
    );
    ends.forEach(({ line, value }, index) => {
      const place = round(places[index] ?? 0);
      const end = plot.append('g').attr('class', `end ${hueClass(line.hue)}`);
      end
        .append('path')
        .attr('class', 'leader-line')
        .attr('d', `M${right + 1},${round(y(value))}L${right + 7},${place}`);
      end
        .append('path')
        .attr('class', 'marker')
        .attr('transform', `translate(${right + 14},${place})`)
        .attr('d', markerOf(line.seat));
      end
        .append('text')
        .attr('class', 'value')
        .attr('x', right + 23)
        .attr('y', place + 5)
        .text(value);
    });
  });
}
