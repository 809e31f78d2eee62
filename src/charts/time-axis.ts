/** The time axis that charts over turns share. */
import { scaleLinear } from 'd3';
import { round, type Scale } from './paper.js';
import type { Pen } from './pen.js';

/** A turn on the time axis. */
export interface TurnMark {
  readonly tick: number;
  /** What the axis calls it. */
  readonly label: string;
  readonly href: string;
  /** What the pointer sees over this turn. */
  readonly title: string;
}

/** A part of the time axis with a name, e.g. the last phase. */
export interface Band {
  readonly from: number;
  readonly to: number;
  readonly label: string;
}

/** From ticks to coordinates: the first tick at the left edge, the last one at the right. @param ticks how many */
export function timeScale(ticks: number, left: number, right: number): Scale {
  return scaleLinear([0, Math.max(1, ticks - 1)], [left, right]);
}

/**
 * Labels of turns below the plot: as many as fit, at round numbers. The script of the page reads from the plot where its
 * time begins and ends, and how many ticks lie between.
 */
export function drawTurns(plot: Pen, turns: readonly TurnMark[], x: Scale, baseline: number, room: number): void {
  const [left = 0, right = 0] = x.range();
  plot.attr('data-room', [left, right, x.domain()[1] ?? 1].join(' '));
  const fitting = Math.max(1, Math.floor((right - left) / room));
  const every = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500].find((step) => turns.length / step <= fitting) ?? 1000;
  const axis = plot.append('g', { class: 'axis' });
  turns.forEach((turn, index) => {
    if (index !== 0 && (index + 1) % every !== 0) return;
    // The first label gives way where the next one stands close.
    if (index === 0 && every > 1 && x(turns[every - 1]?.tick ?? 0) - x(turn.tick) < room * 0.6) return;
    const across = round(x(turn.tick));
    axis.append('path', { d: `M${across},${baseline}v5`, class: 'tick' });
    axis.write(turn.label, across, baseline + 19, null, 'middle');
  });
}
