/** What the things that players have brought them: points, goods, and goods that they did not have to pay. */
import { type ThingRecord, thingRecords } from '../../analysis/worth.js';
import type { Hue } from '../../engine/presentation.js';
import { type WorthPlan, YIELDS } from '../../engine/worth.js';
import { type Context, capitalised, nameOf } from '../context.js';
import type { Figure, Linked } from '../model.js';
import { anchorOf, placeName, spotOfTurn } from '../places.js';
import { figureTexts } from './figure-texts.js';
import { signed } from './subjects.js';
import { plain } from './time.js';

const HUES = { points: 'teal', goods: 'brown', saved: 'orange' } as const satisfies Record<string, Hue>;

/** @returns undefined where nothing has brought anything */
export function worthFigure(context: Context, plan: WorthPlan): Figure | undefined {
  const { speaker, players, transcript } = context;
  const byPlayer = thingRecords(
    transcript,
    players.map(({ id }) => id),
    plan,
  ).map(inOrder);
  const all = byPlayer.flat();
  if (all.every(({ sums }) => YIELDS.every((kind) => sums[kind] === 0))) return undefined;
  const texts = figureTexts(context, 'worth');
  const name = ({ thing }: ThingRecord): string => capitalised(nameOf(speaker, thing, true));
  const since = ({ since: turn }: ThingRecord): Linked => {
    if (turn === null) return plain('–');
    const spot = spotOfTurn(turn);
    return { text: placeName(context, spot), href: `#${anchorOf(spot)}` };
  };
  const columns = YIELDS.map((kind) => speaker.text(`report-column-worth-${kind}`));
  return {
    ...texts,
    summary: texts.lead,
    legend: YIELDS.map((kind, index) => ({ name: columns[index] ?? '', hue: HUES[kind], sign: 'swatch', index: 0 })),
    drawing: {
      kind: 'worth-rows',
      panels: players.map((player) => ({
        player,
        title: speaker.text('report-panel-title', { chart: texts.title, player: player.name }),
        summary: speaker.list(
          YIELDS.map((kind, index) =>
            speaker.text('report-name-points', {
              player: columns[index] ?? '',
              points: (byPlayer[player.seat] ?? []).reduce((sum, { sums }) => sum + sums[kind], 0),
            }),
          ),
        ),
        data: {
          columns: YIELDS.map((kind, index) => ({ title: columns[index] ?? '', hue: HUES[kind] })),
          rows: (byPlayer[player.seat] ?? []).map((record) => ({
            name: name(record),
            href: since(record).href,
            amounts: YIELDS.map((kind) => record.sums[kind]),
          })),
          highest: Math.max(1, ...all.flatMap(({ sums }) => YIELDS.map((kind) => sums[kind]))),
        },
      })),
    },
    table: {
      caption: texts.title,
      columns: [
        speaker.text('report-column-player'),
        ...['thing', 'since', 'uses'].map((column) => speaker.text(`report-column-worth-${column}`)),
        ...columns,
      ],
      rows: players.flatMap((player) =>
        (byPlayer[player.seat] ?? []).map((record) => [
          plain(player.name),
          plain(name(record)),
          since(record),
          plain(record.uses),
          ...YIELDS.map((kind) => plain(record.sums[kind] < 0 ? signed(record.sums[kind]) : record.sums[kind])),
        ]),
      ),
    },
  };
}

/** What was there from the beginning, then everything else in the order in which it came. */
function inOrder(records: readonly ThingRecord[]): readonly ThingRecord[] {
  return [...records].sort((one, other) => (one.since ?? 0) - (other.since ?? 0));
}
