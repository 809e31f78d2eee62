/** The board as it lay at the end. */
import { type Context, capitalised, nameOf } from '../context.js';
import type { Figure, LegendEntry, Linked } from '../model.js';
import { placeWithin, spotLink, spotOfTurn } from '../places.js';
import { figureTexts, headings } from './figure-texts.js';
import { playerLegend } from './legends.js';
import { plain } from './time.js';

/** @param anchors of the turns on the page */
export function boardFigure(context: Context, anchors: ReadonlySet<string>): Figure | undefined {
  const { replayed, presentation, speaker, players, game } = context;
  const board = presentation.board?.(replayed.table);
  if (!board) return undefined;
  const turnLink = (turn: number | null): Linked => {
    if (turn === null) return plain('–');
    return { ...spotLink(context, spotOfTurn(turn), anchors), text: String(turn) };
  };
  const ownerName = (seat: number | null) =>
    seat === null ? speaker.text('report-nobody') : (players[seat]?.name ?? '');
  const cells = board.cells.map(({ id, row, column, name, hue, owner, builtIn, upgradedIn }) => ({
    id,
    row,
    column,
    hue,
    owner,
    name: name === null ? id : nameOf(speaker, name, true),
    when: [builtIn, upgradedIn].filter((turn) => turn !== null).join(' · '),
    upgraded: upgradedIn !== null,
    href: turnLink(builtIn).href,
    title: speaker.text('report-cell', {
      cell: name === null ? id : `${id} ${nameOf(speaker, name)}`,
      player: ownerName(owner),
      state: upgradedIn === null ? (builtIn === null ? 'free' : 'built') : 'upgraded',
      built: builtIn === null ? '' : placeWithin(context, { turn: builtIn, play: null }),
      upgraded: upgradedIn === null ? '' : placeWithin(context, { turn: upgradedIn, play: null }),
    }),
  }));
  const lastTurn = Math.max(1, ...context.turns.map(({ turn }) => turn ?? 0));
  const id = `report-${game.ruleset}-board`;
  const texts = figureTexts(context, 'board');
  const figure = nameOf(speaker, board.walk.figure);
  const built = players.map(({ seat, name }) =>
    speaker.text('report-built', {
      player: name,
      built: board.cells.filter(({ owner }) => owner === seat).length,
      upgraded: board.cells.filter(({ owner, upgradedIn }) => owner === seat && upgradedIn !== null).length,
    }),
  );
  const hues = [...new Set(board.cells.flatMap(({ hue }) => hue ?? []))];
  const legend: readonly LegendEntry[] = [
    ...playerLegend(context),
    { name: speaker.text('report-upgraded'), hue: null, sign: 'upgraded', index: 0 },
    ...hues.map((hue) => ({
      name: speaker.text(`${id}-hue`, { colour: nameOf(speaker, { of: 'building-colour', id: hue }) }),
      hue,
      sign: 'swatch' as const,
      index: 0,
    })),
  ];
  return {
    ...texts,
    summary: built.join(' '),
    legend,
    drawing: {
      kind: 'grid-board',
      data: {
        rows: board.rows,
        columns: board.columns.map((column) => speaker.text(`${id}-column`, { column })),
        streetBelow: board.streetBelow,
        street: speaker.text(`${id}-street`),
        cells,
        players: players.map(({ seat, name, hue }) => ({ seat, name, hue })),
        walk: {
          title: speaker.text('report-walk-title', { figure }),
          early: speaker.text('report-turn', { turn: 1 }),
          late: speaker.text('report-turn', { turn: lastTurn }),
          spacesPerColumn: board.walk.spacesPerColumn,
          turns: lastTurn,
          stops: board.walk.stops.map(({ space, turn, seat }) => ({
            space,
            turn,
            seat,
            href: turnLink(turn).href ?? '#board',
            title: speaker.text('report-walk-stop', { figure, space, turn, player: ownerName(seat) }),
          })),
        },
      },
    },
    table: {
      caption: texts.title,
      columns: headings(speaker, 'report', 'cell', 'name', 'owner', 'built', 'upgraded'),
      rows: board.cells.map(({ id: cell, name, owner, builtIn, upgradedIn }) => [
        plain(cell),
        plain(name === null ? '' : capitalised(nameOf(speaker, name))),
        plain(owner === null ? '–' : ownerName(owner)),
        turnLink(builtIn),
        turnLink(upgradedIn),
      ]),
    },
  };
}
