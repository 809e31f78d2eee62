/** What was to be expected against what came: two bars a row, one below the other, in parts that lead to their turns. */
import { type Caption, draw, type Format, link, round } from './paper.js';
import { hueClass, textureOf } from './player-style.js';
import { shorten } from './shorten.js';
import { fillPath } from './textured.js';

/** Amounts of both bars are in the same unit, so that one scale serves all rows. */
export interface ExpectedBarsData {
  readonly rows: readonly {
    readonly name: string;
    /** In order of time. */
    readonly parts: readonly {
      readonly expected: number;
      readonly came: number;
      readonly href: string;
      readonly title: string;
    }[];
    /** The sums as they are printed behind the bars. */
    readonly expected: string;
    readonly came: string;
  }[];
}

/** The bars as the legend shows them, too. */
export const EXPECTED = { hue: 'grey', texture: 1 } as const;
export const CAME = { hue: 'red', texture: 0 } as const;

const LAYOUTS = {
  wide: { width: 760, left: 130, right: 60, above: 0, bar: 14, gap: 12, letters: 15 },
  narrow: { width: 380, left: 0, right: 44, above: 20, bar: 13, gap: 12, letters: 40 },
} as const;

/** Between the parts of a bar, and between the two bars. */
const SLIT = 1.5;

/** @returns the markup of one `<svg>`; a part that has neither bar has no link */
export function drawExpectedBars(caption: Caption, { rows }: ExpectedBarsData, format: Format): string {
  const { width, left, right, above, bar, gap, letters } = LAYOUTS[format];
  const row = above + 2 * bar + SLIT + gap;
  const sums = rows.map(({ parts }) => ({
    expected: parts.reduce((sum, part) => sum + part.expected, 0),
    came: parts.reduce((sum, part) => sum + part.came, 0),
  }));
  const scale = (width - left - right) / Math.max(1, ...sums.flatMap(({ expected, came }) => [expected, came]));
  /** A part of a bar as a path; nothing where there is none of it. */
  const piece = (before: number, amount: number, top: number): string =>
    amount > 0
      ? `M${round(left + before * scale)},${top}h${round(Math.max(1, amount * scale - SLIT))}v${bar}H${round(left + before * scale)}Z`
      : '';
  return draw(caption, { width, height: rows.length * row }, `expected-bars ${format}`, (plot, links) => {
    rows.forEach(({ name, parts, ...text }, index) => {
      const top = index * row + above;
      const below = top + bar + SLIT;
      plot.write(shorten(name, letters), 0, above > 0 ? top - 6 : top + bar + 5, 'row-name');
      const before = { expected: 0, came: 0 };
      const paths = parts.map(({ expected, came, href, title }) => {
        const own = { expected: piece(before.expected, expected, top), came: piece(before.came, came, below) };
        before.expected += expected;
        before.came += came;
        if (own.expected + own.came !== '')
          link(links, href, title).append('path', { class: 'strip', d: own.expected + own.came });
        return own;
      });
      fillPath(
        plot,
        paths.map(({ expected }) => expected).join(''),
        hueClass(EXPECTED.hue),
        textureOf(EXPECTED.texture),
      );
      fillPath(plot, paths.map(({ came }) => came).join(''), hueClass(CAME.hue), textureOf(CAME.texture));
      plot.write(text.expected, round(left + before.expected * scale + 7), top + bar - 2, 'fine');
      plot.write(text.came, round(left + before.came * scale + 7), below + bar - 1, 'value');
    });
  });
}
