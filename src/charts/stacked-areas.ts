/** A whole and its parts over time, for one player: a panel of a small multiple. */
import { scaleLinear } from 'd3';
import { drawLevels } from './levels.js';
import { drawLineEnds, type LineEnd } from './line-ends.js';
import { type Caption, draw } from './paper.js';
import { hueClass, textureOf } from './player-style.js';
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

const LAYOUT = { width: 400, height: 230, left: 28, right: 96, top: 10, bottom: 30 };

/** @returns the markup of one `<svg>`, a panel; a part that never came up has no area, one that is gone has no name */
export function drawStackedAreas(caption: Caption, data: PanelData): string {
  return draw(caption, LAYOUT, 'stacked-areas', (plot) => {
    const right = LAYOUT.width - LAYOUT.right;
    const baseline = LAYOUT.height - LAYOUT.bottom;
    const x = timeScale(data.ticks, LAYOUT.left, right);
    const y = scaleLinear([0, Math.max(1, data.highest)], [baseline, LAYOUT.top]);
    drawLevels(plot, y.ticks(4), y, { left: LAYOUT.left, right, aside: 7 });
    drawTurns(plot, data.turns, x, baseline, 52);
    let bottom: readonly number[] = Array.from({ length: data.ticks }, () => 0);
    const ends: LineEnd[] = [];
    for (const part of data.parts) {
      const top = bottom.map((value, tick) => value + (part.values[tick] ?? 0));
      if (top.some((value, tick) => value !== bottom[tick])) {
        fillPath(plot, stepArea(bottom, top, x, y), hueClass(part.hue), textureOf(part.texture));
      }
      const value = part.values.at(-1) ?? 0;
      const middle = y((top.at(-1) ?? 0) - value / 2);
      if (value > 0) ends.push({ hue: part.hue, seat: null, y: middle, value, name: part.name });
      bottom = top;
    }
    const leader = { from: 1, to: 9, always: true };
    drawLineEnds(plot, ends.reverse(), {
      left: right,
      gap: 17,
      lowest: baseline,
      leader,
      marker: 0,
      text: 13,
      space: 5,
    });
  });
}
