/** How much is left until each of the things that end the game. */
import type { Countdown } from '../../engine/worth.js';
import { type Context, capitalised, nameOf } from '../context.js';
import type { Figure, PlayerView } from '../model.js';
import { figureTexts } from './figure-texts.js';
import { playerLegend } from './legends.js';
import { plain, type TurnOnAxis, turnCell, turnsOnAxis } from './time.js';

interface Line {
  /** Null for what all have in common. */
  readonly player: PlayerView | null;
  /** What is left at each tick, never less than nothing. */
  readonly values: readonly number[];
}

/** @returns undefined before the second turn */
export function tempoFigure(context: Context, countdowns: readonly Countdown[]): Figure | undefined {
  const { speaker, players, timeline, game } = context;
  const turns = turnsOnAxis(context);
  // What final scoring brings ends nothing any more.
  const final = timeline.ticks.findIndex(({ section }) => section === 'final');
  const ticks = final < 0 ? timeline.ticks.length : final;
  if (turns.length < 2) return undefined;
  const parts = countdowns.map((countdown, texture) => ({
    ...{ texture, hue: countdown.hue, whole: countdown.whole },
    name: capitalised(nameOf(speaker, countdown.name)),
    lines: linesOf(context, countdown, turns, ticks),
  }));
  const texts = figureTexts(context, 'tempo');
  // A row for every time that all players have had their turn.
  const laps = turns.filter((_, index) => (index + 1) % players.length === 0 || index === turns.length - 1);
  const leftAt = (lines: readonly Line[], tick: number): string =>
    lines.map(({ values }) => String(values[tick] ?? 0)).join(' · ');
  return {
    ...texts,
    summary: texts.lead,
    legend: playerLegend(context),
    drawing: {
      kind: 'countdown',
      panels: parts.map(({ name, hue, whole, lines }) => ({
        head: { name, hue, texture: 0 },
        title: speaker.text('report-part-title', { chart: texts.title, part: name }),
        summary: speaker.list(
          lines.map(({ player, values }) =>
            speaker.text('report-name-points', { player: player?.name ?? name, points: values.at(-1) ?? 0 }),
          ),
        ),
        data: { ticks, turns, whole, lines },
      })),
    },
    table: {
      caption: speaker.text(`report-${game.ruleset}-tempo-table`, {
        players: speaker.list(players.map(({ name }) => name)),
      }),
      columns: [speaker.text('report-column-turn'), ...parts.map(({ name }) => name)],
      rows: laps.map((turn) => [
        turnCell(context, turn),
        ...parts.map(({ lines }) => plain(leftAt(lines, turn.lastTick))),
      ]),
    },
  };
}

function linesOf(
  { players, timeline }: Context,
  { whole, gone }: Countdown,
  turns: readonly TurnOnAxis[],
  ticks: number,
): readonly Line[] {
  if (typeof gone === 'string') {
    return players.map((player) => ({
      player,
      values: (timeline.series[gone]?.[player.seat] ?? []).slice(0, ticks).map((value) => Math.max(0, whole - value)),
    }));
  }
  const values = Array.from({ length: ticks }, () => whole);
  for (const { turn, space } of gone) {
    const from = turns.find((one) => one.turn === turn)?.lastTick;
    if (from !== undefined) values.fill(Math.max(0, whole - space), from);
  }
  return [{ player: null, values }];
}
