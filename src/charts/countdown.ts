/** How near something has come for each player: a line that falls to zero, where the game ends. */
import { scaleLinear } from 'd3';
import { drawLevels } from './levels.js';
import { drawLineEnds } from './line-ends.js';
import { type Caption, draw, round } from './paper.js';
import { type ChartPlayer, dashesOf, hueClass } from './player-style.js';
import { stepLine } from './step-path.js';
import { type TurnMark, timeScale } from './time-axis.js';

/** What is to go at each tick, for each player or for all in common. */
export interface CountdownData {
  readonly ticks: number;
  readonly turns: readonly TurnMark[];
  /** How much there is to go at the beginning. */
  readonly whole: number;
  readonly lines: readonly {
    /** Null for what all have in common. */
    readonly player: ChartPlayer | null;
    /** What is left at each tick. */
    readonly values: readonly number[];
  }[];
}

/** So many turns are named on the axis. */
const MOST_LABELS = 6;
const LAYOUT = { width: 340, height: 216, left: 24, right: 46, top: 12, bottom: 30 };

/** @returns the markup of one `<svg>`, a panel */
export function drawCountdown(caption: Caption, { ticks, turns, whole, lines }: CountdownData): string {
  return draw(caption, LAYOUT, 'countdown', (plot, links) => {
    const right = LAYOUT.width - LAYOUT.right;
    const baseline = LAYOUT.height - LAYOUT.bottom;
    const x = timeScale(ticks, LAYOUT.left, right);
    const y = scaleLinear([0, whole], [baseline, LAYOUT.top]);
    drawLevels(plot, [0, whole], y, { left: LAYOUT.left, right, aside: 6 });
    const middle = (lines.length - 1) / 2;
    lines.forEach(({ player, values }, index) => {
      // Lines of equal values run side by side.
      const aside = (index - middle) * 2.4;
      plot.append('path', {
        class: `line medium ${hueClass(player?.hue ?? 'grey')}`,
        'stroke-dasharray': player && dashesOf(player.seat),
        d: stepLine(values, x, (value) => y(value) - aside),
      });
    });
    const ends = lines
      .map(({ player, values }) => ({ player, value: values.at(-1) ?? 0 }))
      .sort((one, other) => other.value - one.value)
      .map(({ player, value }) => ({
        hue: player?.hue ?? 'grey',
        seat: player?.seat ?? null,
        y: y(value),
        value,
        name: null,
      }));
    drawLineEnds(plot, ends, { left: right, gap: 16, lowest: baseline, leader: null, marker: 12, text: 22 });
    const every = [5, 10, 20, 25, 50, 100].find((step) => turns.length / step <= MOST_LABELS) ?? 200;
    turns.forEach(({ tick, label, href }, index) => {
      if ((index + 1) % every !== 0) return;
      links.append('a', { href, tabindex: '-1' }).write(label, round(x(tick)), baseline + 19, null, 'middle');
    });
  });
}
