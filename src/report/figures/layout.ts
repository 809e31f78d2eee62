/** What lies before each player at the end, card by card. */
import type { LaidPiece, LaidZone, Layout } from '../../engine/presentation.js';
import { type Context, capitalised, nameOf } from '../context.js';
import type { Figure, Linked } from '../model.js';
import { spotOfTurn, surelyLinked } from '../places.js';
import { figureTexts, headings } from './figure-texts.js';
import { partLegend } from './legends.js';
import { known, type SubjectView, subjectViews } from './subjects.js';
import { plain } from './time.js';

/** @param anchors of the turns on the page @returns undefined where nobody has laid out anything */
export function layoutFigure(context: Context, layout: Layout, anchors: ReadonlySet<string>): Figure | undefined {
  const { speaker, players } = context;
  const all = layout.players.flat();
  if (all.every(({ pieces }) => pieces.length === 0)) return undefined;
  const parts = subjectViews(context, layout.parts);
  const texts = figureTexts(context, 'layout');
  const sums = all.map(({ totals }) => totals.reduce<number>((sum, total) => sum + (total ?? 0), 0));
  const heights = all.flatMap(({ pieces }) =>
    pieces.map(({ amounts }) => (amounts ?? []).reduce((sum, amount) => sum + amount, 0)),
  );
  const place = ({ turn }: LaidPiece) => surelyLinked(context, spotOfTurn(turn, 'setup'), anchors);
  const zoneName = ({ name }: LaidZone): string => capitalised(nameOf(speaker, name));
  const pieceName = ({ name }: LaidPiece): string => capitalised(nameOf(speaker, name));
  const zonesOf = (seat: number): readonly LaidZone[] => layout.players[seat] ?? [];
  return {
    ...texts,
    summary: texts.lead,
    legend: partLegend(parts),
    drawing: {
      kind: 'laid-cards',
      panels: players.map((player) => ({
        player,
        title: speaker.text('report-panel-title', { chart: texts.title, player: player.name }),
        summary: zonesOf(player.seat)
          .map((zone) =>
            speaker.text('report-zone-summary', {
              zone: zoneName(zone),
              amounts: amountsText(context, parts, zone.totals),
              cards: zone.pieces.length,
            }),
          )
          .join(' '),
        data: {
          parts: parts.map(({ name, hue, texture }) => ({ name, hue, texture })),
          zones: zonesOf(player.seat).map((zone) => ({
            name: zoneName(zone),
            totals: zone.totals,
            pieces: zone.pieces.map((piece) => ({
              label: nameOf(speaker, piece.label),
              amounts: piece.amounts,
              href: place(piece).href,
              title: speaker.text('report-piece', {
                place: place(piece).text,
                piece: pieceName(piece),
                amounts: amountsText(context, parts, piece.amounts),
              }),
            })),
          })),
          most: Math.max(1, ...sums),
          tallest: Math.max(1, ...heights),
        },
      })),
    },
    table: {
      caption: texts.title,
      columns: [...headings(speaker, 'report', 'player', 'zone', 'card', 'turn'), ...parts.map(({ name }) => name)],
      rows: players.flatMap(({ name, seat }) =>
        zonesOf(seat).flatMap((zone) => [
          ...zone.pieces.map((piece): Linked[] => [
            plain(name),
            plain(zoneName(zone)),
            plain(pieceName(piece)),
            place(piece),
            ...parts.map((_, part) => plain(known(piece.amounts?.[part] ?? null))),
          ]),
          [
            plain(name),
            plain(zoneName(zone)),
            plain(speaker.text('report-total')),
            plain('–'),
            ...parts.map((_, part) => plain(known(zone.totals[part] ?? null))),
          ],
        ]),
      ),
    },
  };
}

function amountsText(
  { speaker }: Context,
  parts: readonly SubjectView[],
  amounts: readonly (number | null)[] | null,
): string {
  return speaker.list(
    parts.map(({ name }, part) =>
      speaker.text('report-name-points', { player: name, points: known(amounts?.[part] ?? null) }),
    ),
  );
}
