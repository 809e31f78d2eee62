/** The score over all steps, small: it lies over the slider that goes through them. */
import { max, min, scaleLinear } from 'd3';
import { drawCursor } from './cursor.js';
import { drawSmall } from './paper.js';
import { type ChartPlayer, dashesOf, hueClass } from './player-style.js';
import { stepLine } from './step-path.js';

export interface ScrubberData {
  readonly lines: readonly (ChartPlayer & { readonly values: readonly number[] })[];
}

const SIZE = { width: 1000, height: 64, pad: 4 } as const;

/** @returns an `<svg>` for the eye alone: the score chart says the same to everybody */
export function drawScrubber({ lines }: ScrubberData): string {
  const steps = Math.max(2, ...lines.map(({ values }) => values.length));
  const highest = max(lines, ({ values }) => max(values)) ?? 0;
  const lowest = Math.min(0, min(lines, ({ values }) => min(values)) ?? 0);
  const x = scaleLinear([0, steps - 1], [0, SIZE.width]);
  const y = scaleLinear([lowest, Math.max(1, highest)], [SIZE.height - SIZE.pad, SIZE.pad]);
  return drawSmall((svg) => {
    svg
      .attr('class', 'scrubber')
      .attr('viewBox', `0 0 ${SIZE.width} ${SIZE.height}`)
      .attr('preserveAspectRatio', 'none')
      .attr('aria-hidden', 'true');
    for (const { seat, hue, values } of [...lines].reverse())
      svg.append('path', {
        class: `line ${hueClass(hue)}`,
        'stroke-dasharray': dashesOf(seat),
        d: stepLine(values, x, y),
      });
    drawCursor(svg, { top: 0, bottom: SIZE.height, ticks: { left: 0, right: SIZE.width, count: steps } }, 'step');
  });
}
