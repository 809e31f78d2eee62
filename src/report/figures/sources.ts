/** Where the points came from. */
import { ADJUSTED } from '../../analysis/score-sources.js';
import type { Hue } from '../../engine/presentation.js';
import { wholeNumber } from '../../text/whole-number.js';
import { type Context, capitalised, nameOf } from '../context.js';
import type { Figure } from '../model.js';
import { partLegend } from './legends.js';
import { plain } from './time.js';

/** For sources that the game has not described. */
const OTHER_HUES: readonly Hue[] = ['green', 'purple', 'orange', 'red'];

/** @returns undefined where nobody has scored */
export function sourcesFigure(context: Context): Figure | undefined {
  const { sources, speaker, players } = context;
  const ids = [...new Set(sources.flatMap(({ shares }) => shares.map(({ source }) => source)))];
  const order = context.presentation.sources.map(({ id }) => id);
  ids.sort((a, b) => rank(order, a) - rank(order, b));
  if (ids.length === 0) return undefined;
  const used = new Map<Hue, number>();
  const parts = ids.map((id, index) => {
    const topic = context.presentation.sources.find((one) => one.id === id);
    const hue = topic?.hue ?? (id === ADJUSTED ? 'grey' : (OTHER_HUES[index % OTHER_HUES.length] ?? 'grey'));
    const texture = used.get(hue) ?? 0;
    used.set(hue, texture + 1);
    return { name: capitalised(nameOfSource(context, id)), hue, texture };
  });
  const amounts = sources.map(({ shares }) => ids.map((id) => shares.find(({ source }) => source === id)?.points ?? 0));
  const byTotal = [...players].sort(
    (a, b) => (sources[b.seat]?.total ?? 0) - (sources[a.seat]?.total ?? 0) || a.seat - b.seat,
  );
  return {
    id: 'sources',
    title: speaker.text('report-sources-title'),
    short: speaker.text('report-sources-short'),
    summary: byTotal
      .map(({ seat, name }) =>
        speaker.text('report-sources-summary', {
          player: name,
          parts: speaker.list(
            ids.flatMap((_, index) => {
              const points = amounts[seat]?.[index] ?? 0;
              return points === 0 ? [] : [`${parts[index]?.name ?? ''} ${wholeNumber(points)}`];
            }),
          ),
          total: sources[seat]?.total ?? 0,
        }),
      )
      .join(' '),
    lead: speaker.text('report-sources-lead'),
    legend: partLegend(parts),
    drawing: {
      kind: 'stacked-bars',
      data: {
        parts,
        bars: byTotal.map(({ seat, name, hue }) => ({
          seat,
          name,
          hue,
          amounts: amounts[seat] ?? [],
          total: sources[seat]?.total ?? 0,
        })),
      },
    },
    table: {
      caption: speaker.text('report-sources-title'),
      columns: [speaker.text('report-column-source'), ...byTotal.map(({ name }) => name)],
      rows: [
        ...ids.map((_, index) => [
          plain(parts[index]?.name ?? ''),
          ...byTotal.map(({ seat }) => plain(amounts[seat]?.[index] ?? 0)),
        ]),
        [plain(speaker.text('report-total')), ...byTotal.map(({ seat }) => plain(sources[seat]?.total ?? 0))],
      ],
    },
  };
}

function rank(order: readonly string[], id: string): number {
  const index = order.indexOf(id);
  return index < 0 ? order.length : index;
}

/** In the middle of a sentence. */
export function nameOfSource({ speaker, presentation, game }: Context, id: string): string {
  const topic = presentation.sources.find((one) => one.id === id);
  if (topic) return nameOf(speaker, topic.name, true);
  return id === ADJUSTED ? speaker.text('report-adjusted') : speaker.text(`${game.ruleset}-chapter-${id}`);
}
