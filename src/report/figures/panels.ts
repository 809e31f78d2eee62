/** Charts of one panel per player: what a whole is made of over time, or quantities beside each other. */
import type { ChartPlan, Hue } from '../../engine/presentation.js';
import { type Context, capitalised, nameOf } from '../context.js';
import type { Figure, Linked, PlayerView } from '../model.js';
import { figureTexts, headings } from './figure-texts.js';
import { partLegend } from './legends.js';
import { plain, turnCell, turnsOnAxis } from './time.js';

/** @returns undefined where the game has no such series, or nothing has happened yet */
export function panelsFigure(context: Context, plan: ChartPlan): Figure | undefined {
  const { timeline, speaker, players } = context;
  if (plan.parts.some(({ series }) => timeline.series[series] === undefined) || timeline.ticks.length < 2)
    return undefined;
  const turns = turnsOnAxis(context);
  const used = new Map<Hue, number>();
  const parts = plan.parts.map(({ series, name, hue }, index) => {
    const sameHue = used.get(hue) ?? 0;
    used.set(hue, sameHue + 1);
    return { series, name: capitalised(nameOf(speaker, name)), hue, texture: plan.kind === 'stack' ? index : sameHue };
  });
  const at = (player: PlayerView, series: string, tick: number) => timeline.series[series]?.[player.seat]?.[tick] ?? 0;
  const ticks = timeline.ticks.length;
  const levels = players.flatMap((player) =>
    Array.from({ length: ticks }, (_, tick) => {
      const own = parts.map(({ series }) => at(player, series, tick));
      return plan.kind === 'stack' ? own.reduce((sum, value) => sum + value, 0) : Math.max(...own);
    }),
  );
  const highest = Math.max(1, ...levels);
  const texts = figureTexts(context, plan.id);
  return {
    ...texts,
    summary: texts.lead,
    legend: partLegend(parts),
    drawing: {
      kind: plan.kind === 'stack' ? 'stacked-areas' : 'lanes',
      panels: players.map((player) => ({
        player,
        title: speaker.text('report-panel-title', { chart: texts.title, player: player.name }),
        summary: speaker.text('report-panel-summary', {
          begin: speaker.list(parts.map(({ name, series }) => `${name} ${at(player, series, 0)}`)),
          end: speaker.list(parts.map(({ name, series }) => `${name} ${at(player, series, ticks - 1)}`)),
        }),
        data: {
          ticks,
          turns: turns.map(({ tick, label, href, title }) => ({ tick, label, href, title })),
          highest,
          parts: parts.map(({ name, hue, texture, series }) => ({
            name,
            hue,
            texture,
            values: [...(timeline.series[series]?.[player.seat] ?? [])],
          })),
        },
      })),
    },
    table: {
      caption: speaker.text('report-changes-table'),
      columns: [...headings(speaker, 'report', 'turn', 'player'), ...parts.map(({ name }) => name)],
      rows: [
        ...players.map((player) => [
          plain(speaker.text('report-start')),
          plain(player.name),
          ...parts.map(({ series }) => plain(at(player, series, 0))),
        ]),
        ...turns.flatMap((turn) =>
          players.flatMap((player): Linked[][] => {
            const changed = parts.some(
              ({ series }) => at(player, series, turn.lastTick) !== at(player, series, Math.max(0, turn.tick - 1)),
            );
            return changed
              ? [
                  [
                    turnCell(context, turn),
                    plain(player.name),
                    ...parts.map(({ series }) => plain(at(player, series, turn.lastTick))),
                  ],
                ]
              : [];
          }),
        ),
      ],
    },
  };
}
