/** A whole and its parts over time, for one player: a panel of a small multiple. */
import { scaleLinear } from 'd3';
import { type Caption, draw, round } from './paper.js';
import { hueClass, textureOf } from './player-style.js';
import { spread } from './spread.js';
import type { Part } from './stacked-bars.js';
import { stepArea } from './step-path.js';
import { fillPath } from './textured.js';
import { drawTurns, type TurnMark, timeScale } from './time-axis.js';

/** A panel of parts over time, and what it has in common with the panels beside it. */
export interface PanelData {
  readonly ticks: number;
  readonly parts: readonly (Part & { readonly values: readonly number[] })[];
  readonly turns: readonly TurnMark[];
  /** The largest value in any panel, so that panels can be compared. */
  readonly highest: number;
}

const LAYOUT = { width: 470, height: 250, left: 28, right: 96, top: 10, bottom: 30 };

export function drawStackedAreas(caption: Caption, data: PanelData): string {
  return draw(caption, LAYOUT, 'stacked-areas', (plot) => {
    const x = timeScale(data.ticks, LAYOUT.left, LAYOUT.width - LAYOUT.right);
    const y = scaleLinear([0, Math.max(1, data.highest)], [LAYOUT.height - LAYOUT.bottom, LAYOUT.top]);
    for (const level of y.ticks(4)) {
      const down = round(y(level));
      plot
        .append('path')
        .attr('class', level === 0 ? 'zero' : 'grid')
        .attr('d', `M${LAYOUT.left},${down}H${LAYOUT.width - LAYOUT.right}`);
      plot
        .append('text')
        .attr('class', 'fine')
        .attr('x', LAYOUT.left - 7)
        .attr('y', down + 4)
        .attr('text-anchor', 'end')
        .text(level);
    }
    drawTurns(plot, data.turns, x, LAYOUT.height - LAYOUT.bottom, 52);
    let bottom: readonly number[] = Array.from({ length: data.ticks }, () => 0);
    const ends: { readonly part: Part; readonly value: number; readonly middle: number }[] = [];
    for (const part of data.parts) {
      const top = bottom.map((value, tick) => value + (part.values[tick] ?? 0));
      if (top.some((value, tick) => value !== bottom[tick])) {
        fillPath(plot, stepArea(bottom, top, x, y), hueClass(part.hue), textureOf(part.texture));
      }
      const value = part.values.at(-1) ?? 0;
      if (value > 0) ends.push({ part, value, middle: y((top.at(-1) ?? 0) - value / 2) });
      bottom = top;
    }
    const fromTop = ends.reverse();
    const places = spread(
      fromTop.map(({ middle }) => middle),
      17,
      LAYOUT.height - LAYOUT.bottom,
    );
    fromTop.forEach(({ part, value, middle }, index) => {
      const place = round(places[index] ?? 0);
      const right = LAYOUT.width - LAYOUT.right;
      const end = plot.append('g').attr('class', `end ${hueClass(part.hue)}`);
      end
        .append('path')
        .attr('class', 'leader-line')
        .attr('d', `M${right + 1},${round(middle)}L${right + 9},${place}`);
      const text = end
        .append('text')
        .attr('x', right + 13)
        .attr('y', place + 5);
      text.append('tspan').attr('class', 'value').text(value);
      text.append('tspan').attr('dx', 5).text(part.name);
    });
  });
}
