/** What was taken from the players: by what asked for it, and in whose turn. */
import type { Hue } from '../../engine/presentation.js';
import { type Context, capitalised, nameOf } from '../context.js';
import type { Figure, Linked, TableView } from '../model.js';
import { spotLink, spotOfTurn } from '../places.js';
import { figureTexts, headings } from './figure-texts.js';
import { partLegend } from './legends.js';
import { plain } from './time.js';

type Part = { readonly id: string; readonly name: string; readonly hue: Hue; readonly texture: number };

/** @param anchors of the turns on the page @returns by cause, and by mover; nothing where nothing was taken */
export function tollFigures(context: Context, anchors: ReadonlySet<string>): readonly Figure[] {
  const { presentation, replayed, speaker, players } = context;
  const tolls = presentation.tolls?.(replayed.table);
  if (!tolls || tolls.list.length === 0) return [];
  const causes = tolls.causes.map(({ id, name, hue }, index): Part & { readonly key: string } => ({
    ...{ id, key: id, hue, texture: index },
    name: capitalised(nameOf(speaker, name)),
  }));
  const movers = [...new Set(tolls.list.map(({ mover }) => mover ?? -1))].sort((a, b) =>
    a < 0 ? 1 : b < 0 ? -1 : a - b,
  );
  const byMover = movers.map(
    (seat): Part => ({
      id: String(seat),
      name: seat < 0 ? speaker.text('report-section-final') : (players[seat]?.name ?? ''),
      hue: seat < 0 ? 'grey' : (players[seat]?.hue ?? 'grey'),
      texture: seat < 0 ? players.length : seat,
    }),
  );
  const sum = (seat: number, part: 'cause' | 'mover', id: string): number =>
    tolls.list
      .filter((toll) => toll.seat === seat && (part === 'cause' ? toll.cause : String(toll.mover ?? -1)) === id)
      .reduce((total, { amount }) => total + amount, 0);
  const own = players.map(({ seat }) => sum(seat, 'mover', String(seat))).reduce((total, amount) => total + amount, 0);
  const all = tolls.list.reduce((total, { amount }) => total + amount, 0);
  return [
    figureOf(
      context,
      'losses',
      causes,
      (seat, id) => sum(seat, 'cause', id),
      { all, own },
      everyToll(context, anchors),
    ),
    figureOf(context, 'movers', byMover, (seat, id) => sum(seat, 'mover', id), { all, own }, undefined),
  ];
}

function figureOf(
  { speaker, players, game }: Context,
  id: string,
  parts: readonly Part[],
  amount: (seat: number, part: string) => number,
  facts: Readonly<Record<string, number>>,
  table: TableView | undefined,
): Figure {
  const texts = figureTexts({ speaker, game }, id, facts);
  const bars = players
    .map(({ seat, name, hue }) => {
      const amounts = parts.map((part) => amount(seat, part.id));
      return { seat, name, hue, amounts, total: amounts.reduce((total, one) => total + one, 0) };
    })
    .sort((a, b) => b.total - a.total || a.seat - b.seat);
  return {
    ...texts,
    summary: bars
      .map(({ name, amounts, total }) =>
        speaker.text('report-toll-summary', {
          player: name,
          total,
          parts: speaker.list(
            parts.flatMap((part, index) => (amounts[index] ? [`${part.name} ${amounts[index]}`] : [])),
          ),
        }),
      )
      .join(' '),
    legend: partLegend(parts),
    drawing: { kind: 'stacked-bars', data: { parts, bars } },
    table: table ?? {
      caption: texts.title,
      columns: [
        speaker.text(`report-${game.ruleset}-${id}-column`),
        ...bars.map(({ name }) => name),
        speaker.text('report-total'),
      ],
      rows: parts.map((part, index) => [
        plain(part.name),
        ...bars.map(({ amounts }) => plain(amounts[index] ?? 0)),
        plain(bars.reduce((total, { amounts }) => total + (amounts[index] ?? 0), 0)),
      ]),
    },
  };
}

/** One row for what one piece cost one player. */
function everyToll(context: Context, anchors: ReadonlySet<string>): TableView {
  const { presentation, replayed, speaker, players } = context;
  const tolls = presentation.tolls?.(replayed.table);
  const rows = new Map<string, { cells: readonly Linked[]; causes: string[]; amount: number }>();
  for (const { turn, at, seat, mover, cause, token, amount } of tolls?.list ?? []) {
    const key = `${turn} ${at.id} ${token} ${seat}`;
    const named = tolls?.causes.find(({ id }) => id === cause);
    const causeName = named ? capitalised(nameOf(speaker, named.name)) : cause;
    const before = rows.get(key);
    if (before) {
      before.amount += amount;
      before.causes.push(causeName);
      continue;
    }
    const cells: Linked[] = [
      spotLink(context, spotOfTurn(turn), anchors),
      plain(mover === null ? '–' : (players[mover]?.name ?? '')),
      plain(nameOf(speaker, at)),
      plain(token ?? '?'),
      plain(players[seat]?.name ?? ''),
    ];
    rows.set(key, { cells, causes: [causeName], amount });
  }
  return {
    caption: speaker.text('report-toll-table'),
    columns: headings(speaker, 'report', 'turn', 'mover', 'region', 'token', 'victim', 'cause', 'cubes'),
    rows: [...rows.values()].map(({ cells, causes, amount }) => [...cells, plain(causes.join(', ')), plain(amount)]),
  };
}
