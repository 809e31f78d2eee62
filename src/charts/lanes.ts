/** Quantities over time, each on a lane of its own, for one player: a panel of a small multiple. */
import { scaleLinear } from 'd3';
import { type Caption, draw, round } from './paper.js';
import { hueClass, textureOf } from './player-style.js';
import type { PanelData } from './stacked-areas.js';
import { stepArea, stepLine } from './step-path.js';
import { fillPath } from './textured.js';
import { drawTurns, timeScale } from './time-axis.js';

const LAYOUT = { width: 470, left: 62, right: 40, top: 18, lane: 46, gap: 20, bottom: 30 };

export function drawLanes(caption: Caption, data: PanelData): string {
  const baseline = LAYOUT.top + data.parts.length * (LAYOUT.lane + LAYOUT.gap) - LAYOUT.gap;
  const size = { width: LAYOUT.width, height: baseline + LAYOUT.bottom };
  return draw(caption, size, 'lanes', (plot) => {
    const x = timeScale(data.ticks, LAYOUT.left, LAYOUT.width - LAYOUT.right);
    const zeros = Array.from({ length: data.ticks }, () => 0);
    data.parts.forEach((part, index) => {
      const bottom = LAYOUT.top + index * (LAYOUT.lane + LAYOUT.gap) + LAYOUT.lane;
      const y = scaleLinear([0, Math.max(1, data.highest)], [bottom, bottom - LAYOUT.lane]);
      fillPath(plot, stepArea(zeros, part.values, x, y), `soft ${hueClass(part.hue)}`, textureOf(part.texture));
      plot.append('path', { class: `line thin ${hueClass(part.hue)}`, d: stepLine(part.values, x, y) });
      plot.append('path', { class: 'zero', d: `M${LAYOUT.left},${bottom}H${LAYOUT.width - LAYOUT.right}` });
      plot.write(part.name, LAYOUT.left - 8, bottom - 4, null, 'end');
      const value = part.values.at(-1) ?? 0;
      plot.write(value, LAYOUT.width - LAYOUT.right + 6, round(Math.min(bottom, y(value) + 5)), 'value');
      const most = Math.max(...part.values);
      const peak = part.values.indexOf(most);
      // The end has its number already.
      if (most === 0 || (most === value && peak > data.ticks * 0.8)) return;
      const across = Math.min(round(x(peak)), LAYOUT.width - LAYOUT.right - 12);
      plot.write(most, across, round(y(most) - 4), 'fine');
    });
    drawTurns(plot, data.turns, x, baseline, 52);
  });
}
