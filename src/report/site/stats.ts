/** What is chosen most and least, and how those fare who choose it. */
import type { GameStatistics } from '../../analysis/game-statistics.js';
import type { Estimate } from '../../analysis/intervals.js';
import type { StatCount, ThingCount } from '../../analysis/stat-counter.js';
import type { Speaker } from '../../text/speaker.js';
import { capitalised, nameOf } from '../context.js';
import { headings } from '../figures/figure-texts.js';
import { plain } from '../figures/time.js';
import type { SiteFigure } from './model.js';
import { columnOfShares, inPercent, meanText, percentSign, rangeText, shareText } from './numbers.js';

/** So many things are named, the most chosen ones and the least chosen ones. */
const NAMED = 3;

export function statFigures({ ruleset, stats, fair }: GameStatistics, speaker: Speaker): readonly SiteFigure[] {
  return stats.filter(({ things }) => things.length > 0).map((one) => figureOf(one, ruleset, fair, speaker));
}

function figureOf({ stat, things }: StatCount, ruleset: string, fair: number, speaker: Speaker): SiteFigure {
  const text = `site-${ruleset}-${stat.id}`;
  const title = speaker.text(`${text}-title`);
  const isMean = stat.measure === 'times';
  const print = isMean ? meanText : shareText;
  const measure = speaker.text(`${text}-measure`);
  const won = speaker.text(`${text}-won`);
  const name = ({ thing }: ThingCount): string => capitalised(nameOf(speaker, { of: stat.of, id: thing }, true));
  const dot = (estimate: Estimate, hue: 'blue' | 'teal', kind: number, printed: string, isShare: boolean) => ({
    ...{ kind, hue, ...estimate, text: printed },
    count: speaker.text(isShare ? 'site-count' : 'site-observations', { count: estimate.count }),
  });
  const most = Math.max(1, ...things.map(({ chosen }) => chosen.high ?? chosen.value));
  return {
    id: stat.id,
    title,
    short: speaker.text(`${text}-short`),
    lead: speaker.text(`${text}-lead`),
    summary: summaryOf(things, name, print, speaker),
    legend: [],
    drawing: {
      kind: 'interval-dots',
      data: {
        columns: [
          {
            title: measure,
            unit: isMean ? '' : percentSign(speaker),
            least: 0,
            most: isMean ? most : 100,
            reference: null,
          },
          columnOfShares(speaker, won, fair),
        ],
        rows: things.map((thing) => ({
          label: name(thing),
          cells: [
            [
              dot(
                isMean ? thing.chosen : inPercent(thing.chosen),
                'blue',
                1,
                print(speaker, thing.chosen.value),
                !isMean,
              ),
            ],
            thing.won.count === 0
              ? []
              : [dot(inPercent(thing.won), 'teal', 0, shareText(speaker, thing.won.value), true)],
          ],
        })),
      },
    },
    table: {
      caption: title,
      columns: [
        speaker.text('site-column-thing'),
        measure,
        ...headings(speaker, 'site', 'interval', 'count', 'times'),
        won,
        ...headings(speaker, 'site', 'interval', 'count'),
      ],
      rows: things.map((thing) => [
        plain(name(thing)),
        plain(print(speaker, thing.chosen.value)),
        plain(rangeText(speaker, thing.chosen, print)),
        plain(thing.chosen.count),
        plain(thing.times),
        ...(thing.won.count === 0
          ? ['–', '–'].map(plain)
          : [plain(shareText(speaker, thing.won.value)), plain(rangeText(speaker, thing.won, shareText))]),
        plain(thing.won.count),
      ]),
    },
  };
}

function summaryOf(
  things: readonly ThingCount[],
  name: (thing: ThingCount) => string,
  print: (speaker: Speaker, value: number) => string,
  speaker: Speaker,
): string {
  const named = (some: readonly ThingCount[]): string =>
    speaker.list(
      some.map((thing) =>
        speaker.text('site-stat-thing', { name: name(thing), value: print(speaker, thing.chosen.value) }),
      ),
    );
  const values = new Set(things.map(({ chosen }) => print(speaker, chosen.value)));
  const [same] = values;
  if (values.size === 1 && same !== undefined) return speaker.text('site-stat-summary-same', { value: same });
  const few = Math.max(1, Math.min(NAMED, Math.floor(things.length / 2)));
  return speaker.text('site-stat-summary', {
    most: named(things.slice(0, few)),
    least: named([...things.slice(-few)].reverse()),
  });
}
