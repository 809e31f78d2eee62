/** Game after game how far somebody came in before the best of the others, or behind, and how it went of late. */
import { line, max, min, scaleLinear } from 'd3';
import type { Hue } from '../engine/presentation.js';
import { drawLevels } from './levels.js';
import { drawMarker } from './marker.js';
import { type Caption, draw, type Format, link, round } from './paper.js';
import { hueClass } from './player-style.js';

/** Games in order of time. */
export interface FormStemsData {
  readonly games: readonly {
    /** Above 0 is ahead. */
    readonly lead: number;
    readonly won: boolean;
    /** Of the page of the game; null where there is none. */
    readonly href: string | null;
    /** What the pointer sees. */
    readonly title: string;
    /** The mean of this game and the ones before it; null where they are too few. */
    readonly lately: number | null;
  }[];
  readonly styles: { readonly won: MarkerLook; readonly lost: MarkerLook };
  /** The last mean as it is printed; null where there is none. */
  readonly now: string | null;
  readonly words: { readonly ahead: string; readonly behind: string };
}

interface MarkerLook {
  readonly hue: Hue;
  readonly kind: number;
}

/** `most`: so many games have room; earlier ones are left to the table. */
const LAYOUTS = {
  wide: { width: 1040, height: 250, left: 44, right: 64, most: 60 },
  narrow: { width: 380, height: 240, left: 36, right: 46, most: 24 },
} as const satisfies Record<Format, object>;

const TOP = 22;
const BOTTOM = 22;
/** More than this a game does not take, where there are few. */
const WIDEST_STEP = 34;

/** @returns the markup of one `<svg>` */
export function drawFormStems(caption: Caption, data: FormStemsData, format: Format): string {
  const { width, height, left, right, most } = LAYOUTS[format];
  const games = data.games.slice(-most);
  return draw(caption, { width, height }, `form-stems ${format}`, (plot, links) => {
    const step = Math.min(WIDEST_STEP, (width - left - right) / Math.max(1, games.length));
    const across = (index: number): number => round(left + (index + 0.5) * step);
    const end = left + games.length * step;
    const ends = [0, ...games.flatMap(({ lead, lately }) => [lead, lately ?? 0])];
    const y = scaleLinear([min(ends) ?? 0, Math.max(1, max(ends) ?? 0)], [height - BOTTOM, TOP]).nice(4);
    drawLevels(plot, y.ticks(4), y, { left, right: round(end), aside: 8 });
    const note = (text: string, down: number): void => {
      plot.write(text, left, down, 'fine');
    };
    note(data.words.ahead, TOP - 10);
    note(data.words.behind, height - BOTTOM + 18);
    games.forEach(({ lead, won, href, title }, index) => {
      const { hue, kind } = won ? data.styles.won : data.styles.lost;
      const [x, down] = [across(index), round(y(lead))];
      const pen = plot.append('g', { class: `outcome ${hueClass(hue)}` });
      pen.append('path', { d: `M${x},${round(y(0))}V${down}` });
      drawMarker(pen, kind, x, down);
      if (href === null) return;
      link(links, href, title).append('rect', {
        x: round(x - step / 2),
        y: TOP,
        width: round(step),
        height: height - TOP - BOTTOM,
      });
    });
    const mean = line<{ readonly x: number; readonly lately: number }>(
      (one) => one.x,
      (one) => y(one.lately),
    ).digits(1);
    const means = games.flatMap(({ lately }, index) => (lately === null ? [] : [{ x: across(index), lately }]));
    const last = means.at(-1);
    if (!last || data.now === null) return;
    plot.append('path', { class: 'lately', d: mean(means) });
    plot.write(data.now, round(end + 8), round(y(last.lately) + 4), 'number');
  });
}
