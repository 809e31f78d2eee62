/** Two sides compared in many things, a row for each: a dot with its interval for either side. */
import type { Estimate } from '../../analysis/intervals.js';
import type { Speaker } from '../../text/speaker.js';
import { plain } from '../figures/time.js';
import type { SiteFigure } from './model.js';
import { inPercent, legendOf, meanText, percentSign, rangeText, type Side, shareText } from './numbers.js';

/** So many differences, or things and opponents of a player, are named in a sentence. */
export const NAMED = 3;

export interface ComparedRow {
  readonly label: string;
  /** In the order of the sides. */
  readonly estimates: readonly Estimate[];
  /** On how many games it rests, where that is not the same for all rows. */
  readonly games?: number;
}

/** Everything that a figure says besides its numbers. */
export interface ComparedWords extends Pick<SiteFigure, 'id' | 'title' | 'short' | 'lead' | 'summary'> {
  /** Over the first column of the table. */
  readonly heading: string;
  /** What the numbers are. */
  readonly measure: string;
  /** True where they are shares, from 0 to 1. */
  readonly isShare?: boolean;
}

/** @param drawn the rows of the picture, where it does not have all of them */
export function comparedFigure(
  rows: readonly ComparedRow[],
  sides: readonly Side[],
  { heading, measure, isShare = false, ...words }: ComparedWords,
  speaker: Speaker,
  drawn: readonly ComparedRow[] = rows,
): SiteFigure {
  const print = isShare ? shareText : meanText;
  const ends = drawn.flatMap(({ estimates }) => estimates.flatMap(endsOf));
  const isCounted = rows.some(({ games }) => games !== undefined);
  return {
    ...words,
    legend: legendOf(sides),
    drawing: {
      kind: 'interval-dots',
      data: {
        columns: [
          {
            title: measure,
            unit: isShare ? percentSign(speaker) : '',
            least: isShare ? 0 : Math.min(0, ...ends),
            most: isShare ? 100 : Math.max(1, ...ends),
            reference: null,
          },
        ],
        rows: drawn.map(({ label, estimates, games }) => ({
          label,
          cells: [
            estimates.map((estimate, side) => ({
              hue: sides[side]?.hue ?? 'grey',
              kind: sides[side]?.kind ?? 0,
              ...(isShare ? inPercent(estimate) : estimate),
              text: print(speaker, estimate.value),
              count: games !== undefined && side === 0 ? speaker.text('site-observations', { count: games }) : null,
            })),
          ],
        })),
      },
    },
    table: {
      caption: words.title,
      columns: [
        heading,
        ...(isCounted ? [speaker.text('site-column-games')] : []),
        ...sides.flatMap(({ name }) => [name, speaker.text('site-interval-of', { name })]),
      ],
      rows: rows.map(({ label, estimates, games }) => [
        plain(label),
        ...(isCounted ? [plain(games ?? '–')] : []),
        ...estimates.flatMap((one) => [plain(print(speaker, one.value)), plain(rangeText(speaker, one, print))]),
      ]),
    },
  };
}

function endsOf({ value, low, high }: Estimate): readonly number[] {
  return [low ?? value, high ?? value];
}

/** The largest differences between the first two sides. @param tell of one of them, with both numbers */
export function differences(
  rows: readonly ComparedRow[],
  speaker: Speaker,
  tell: (name: string, one: string, other: string) => string,
): { readonly differing: number; readonly list: string } {
  const list = rows
    .map(({ label, estimates: [one, other] }) => ({ label, one: one?.value ?? 0, other: other?.value ?? 0 }))
    .sort((a, b) => Math.abs(b.one - b.other) - Math.abs(a.one - a.other))
    .map(({ label, one, other }) => [label, meanText(speaker, one), meanText(speaker, other)] as const)
    // What reads the same is no difference.
    .filter(([, one, other]) => one !== other)
    .slice(0, NAMED)
    .map((told) => tell(...told));
  return { differing: list.length, list: speaker.list(list) };
}
