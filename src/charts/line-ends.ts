/** What stands behind the ends of lines: whose they are and what they come to, moved apart where they would touch. */
import type { Hue } from '../engine/presentation.js';
import { wholeNumber } from '../text/whole-number.js';
import { drawMarker } from './marker.js';
import { round } from './paper.js';
import type { Pen } from './pen.js';
import { type ChartPlayer, hueClass } from './player-style.js';
import { shorten } from './shorten.js';
import { spread } from './spread.js';

/** The end of one line. */
export interface LineEnd {
  readonly hue: Hue;
  /** Whose marker it has; null for none. */
  readonly seat: number | null;
  /** Where the line ends. */
  readonly y: number;
  readonly value: number;
  /** Printed behind the value; null where the marker says it. */
  readonly name: string | null;
}

/** The column in which the ends stand, in units of the picture. */
export interface EndColumn {
  /** Where the lines end. */
  readonly left: number;
  /** Between two ends. */
  readonly gap: number;
  readonly lowest: number;
  /**
   * From where to where a short line leads to an end, counted from `left`; null for none. Where it need not be drawn, it is
   * left out for ends that stay beside their lines.
   */
  readonly leader: { readonly from: number; readonly to: number; readonly always: boolean } | null;
  /** The middle of the markers, and where the text begins, counted from `left`. */
  readonly marker: number;
  readonly text: number;
  /** Between a value and the name behind it. */
  readonly space?: number;
}

/** The ends of the lines of players, from the highest; of equal ones by seat. @param letters of a name, at the most */
export function endsOf(
  lines: readonly (ChartPlayer & { readonly values: readonly number[] })[],
  y: (value: number) => number,
  letters: number,
): readonly LineEnd[] {
  return lines
    .map(({ values, ...player }) => ({ player, value: values.at(-1) ?? 0 }))
    .sort((a, b) => b.value - a.value || a.player.seat - b.player.seat)
    .map(({ player: { hue, seat, name }, value }) => {
      return { hue, seat, y: y(value), value, name: shorten(name, letters) };
    });
}

/** An end that was moved no farther than this stays beside its line. */
const BESIDE = 1;

/** @param ends from the highest to the lowest */
export function drawLineEnds(plot: Pen, ends: readonly LineEnd[], column: EndColumn): void {
  const { left, leader } = column;
  const places = spread(
    ends.map(({ y }) => y),
    column.gap,
    column.lowest,
  );
  ends.forEach(({ hue, seat, y, value, name }, index) => {
    const [at, place] = [round(y), round(places[index] ?? 0)];
    const end = plot.append('g', { class: `end ${hueClass(hue)}` });
    if (leader && (leader.always || Math.abs(at - place) > BESIDE)) {
      end.append('path', { class: 'leader-line', d: `M${left + leader.from},${at}L${left + leader.to},${place}` });
    }
    if (seat !== null) drawMarker(end, seat, left + column.marker, place);
    const text = end.append('text', { class: name === null ? 'value' : null, x: left + column.text, y: place + 5 });
    if (name === null) {
      text.text(wholeNumber(value));
      return;
    }
    text.append('tspan', { class: 'value' }).text(wholeNumber(value));
    text.append('tspan', { dx: column.space ?? 0 }).text(name);
  });
}
