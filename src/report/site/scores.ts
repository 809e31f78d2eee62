/** Which scores win, and which do not. */
import type { Camp } from '../../analysis/camps.js';
import type { GameStatistics } from '../../analysis/game-statistics.js';
import type { Speaker } from '../../text/speaker.js';
import { headings } from '../figures/figure-texts.js';
import { plain } from '../figures/time.js';
import type { SiteFigure } from './model.js';
import { CAMP_STYLE, campLegend, meanText, meanWithRange } from './numbers.js';

/** How broad bins may be, and how many of them are too many. */
const BREADTHS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000] as const;
const MOST_BINS = 26;

export function scoresFigure({ scores }: GameStatistics, speaker: Speaker): SiteFigure {
  const { breadth, bins } = binsOf(scores.winners.counts, scores.others.counts);
  const group = (camp: Camp) => {
    const { value, low, high } = scores[camp].mean;
    const { hue, kind } = CAMP_STYLE[camp];
    return {
      name: speaker.text(`site-camp-${camp}`),
      ...{ hue, kind, low, high, mean: value },
      texture: camp === 'winners' ? 0 : 1,
      text: `Ø ${meanText(speaker, value)}`,
    };
  };
  const title = speaker.text('site-scores-title');
  return {
    id: 'scores',
    title,
    short: speaker.text('site-scores-short'),
    lead: speaker.text('site-scores-lead'),
    summary: speaker.text('site-scores-summary', {
      winners: meanWithRange(speaker, scores.winners.mean),
      others: meanWithRange(speaker, scores.others.mean),
    }),
    legend: campLegend(speaker),
    drawing: {
      kind: 'mirror-histogram',
      data: { bins, breadth, groups: [group('winners'), group('others')], unit: speaker.text('site-scores-unit') },
    },
    table: {
      caption: title,
      columns: [
        ...headings(speaker, 'site', 'from', 'to'),
        speaker.text('site-camp-winners'),
        speaker.text('site-camp-others'),
      ],
      rows: bins.map(({ from, counts }) => [plain(from), plain(from + breadth - 1), ...counts.map(plain)]),
    },
  };
}

type Counts = readonly (readonly [points: number, players: number])[];

function binsOf(winners: Counts, others: Counts) {
  const values = [...winners, ...others].map(([points]) => points);
  const [least, most] = values.reduce(
    ([low, high], value) => [Math.min(low, value), Math.max(high, value)],
    [values[0] ?? 0, values[0] ?? 0],
  );
  const binOf = (points: number, breadth: number): number => Math.floor(points / breadth) * breadth;
  const breadth =
    BREADTHS.find((one) => (binOf(most, one) - binOf(least, one)) / one + 1 <= MOST_BINS) ??
    10 ** Math.ceil(Math.log10(most - least));
  const first = binOf(least, breadth);
  const sum = (counts: Counts, from: number): number =>
    counts.reduce((total, [points, players]) => (binOf(points, breadth) === from ? total + players : total), 0);
  const bins = Array.from({ length: (binOf(most, breadth) - first) / breadth + 1 }, (_, index) => {
    const from = first + index * breadth;
    return { from, counts: [sum(winners, from), sum(others, from)] as const };
  });
  return { breadth, bins };
}
