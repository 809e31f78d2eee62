/** The map after each turn: the last one as a figure, the others with their turns. */

import type { MapFrameData } from '../../charts/map-frame.js';
import { layOut } from '../../charts/map-layout.js';
import type { MapBoard, MapFrame } from '../../engine/map-board.js';
import type { Context } from '../context.js';
import { capitalised, nameOf } from '../context.js';
import type { Figure, LegendEntry, Linked, MapPicture } from '../model.js';
import { anchorOf, placeName } from '../places.js';
import { plain } from './time.js';

export interface Maps {
  readonly figure: Figure;
  /** By the anchor of the turn. */
  readonly byTurn: ReadonlyMap<string, MapPicture>;
}

type Spot = Parameters<typeof placeName>[1];

/** @param anchors of the turns on the page */
export function mapsOf(context: Context, anchors: ReadonlySet<string>): Maps | undefined {
  const { portrait, replayed, speaker, game } = context;
  const board = portrait.map?.(replayed.table);
  const last = board?.frames.at(-1);
  if (!board || !last) return undefined;
  const layout = layOut(board.nodes, board.links);
  const names = board.nodes.map(({ name }) => capitalised(nameOf(speaker, name)));
  const id = `report-${game.ruleset}-map`;
  const picture = (frame: MapFrame): MapPicture => ({
    id: `map-${frame.turn ?? 'end'}`,
    title: titleOf(context, frame),
    summary: summaryOf(context, board, frame, names),
    data: frameData(context, board, frame),
  });
  return {
    figure: {
      id: 'map',
      title: speaker.text(`${id}-title`),
      short: speaker.text(`${id}-short`),
      summary: summaryOf(context, board, last, names),
      lead: speaker.text(`${id}-lead`),
      legend: legendOf(context, board),
      drawing: {
        kind: 'map',
        ground: { layout, nodes: board.nodes.map(({ aside }, index) => ({ name: names[index] ?? '', aside })) },
        picture: { ...picture(last), id: 'map-last' },
      },
      table: tableOf(context, board, names, anchors),
    },
    byTurn: new Map(board.frames.map((frame) => [anchorOf(spotOf(frame)), picture(frame)])),
  };
}

function spotOf({ turn }: MapFrame): Spot {
  if (turn === null) return { section: 'final', turn: null, play: null };
  return turn === 0 ? { section: 'setup', turn: null, play: null } : { section: 'turn', turn, play: null };
}

function titleOf({ speaker }: Context, frame: MapFrame): string {
  const when = frame.turn === null ? 'end' : frame.turn === 0 ? 'setup' : 'turn';
  return speaker.text('report-map-after', { when, turn: frame.turn ?? 0 });
}

/** What the picture shows in a sentence; the table has the rest. */
function summaryOf({ speaker, players }: Context, board: MapBoard, frame: MapFrame, names: readonly string[]): string {
  const nodeName = (id: string | undefined): string => names[board.nodes.findIndex((node) => node.id === id)] ?? '';
  const total = (seat: number): number => frame.cubes.reduce((sum, own) => sum + (own[seat] ?? 0), 0);
  return speaker.text('report-map-summary', {
    figure: nameOf(speaker, board.figure),
    moved: frame.way.length > 1 ? 'yes' : frame.figure === null ? 'none' : 'no',
    from: nodeName(frame.way[0]),
    at: nodeName(frame.figure ?? undefined),
    cubes: speaker.list(
      players.map(({ name, seat }) => speaker.text('report-name-points', { player: name, points: total(seat) })),
    ),
    tokens: frame.tokens.reduce((sum, count) => sum + count, 0),
    stock: frame.stock,
    lost: frame.lost.reduce((sum, count) => sum + count, 0),
  });
}

function frameData({ players }: Context, board: MapBoard, frame: MapFrame): MapFrameData {
  return {
    nodes: board.nodes.map((_, index) => ({
      cubes: players.flatMap(({ seat, hue }) => {
        const count = frame.cubes[index]?.[seat] ?? 0;
        return count > 0 ? [{ seat, hue, count }] : [];
      }),
      tokens: frame.tokens[index] ?? 0,
      pieces: board.pieces.flatMap(({ shape }, kind) => {
        const count = frame.pieces[kind]?.[index] ?? 0;
        return count > 0 ? [{ shape, count }] : [];
      }),
      lost: frame.lost[index] ?? 0,
    })),
    figure: frame.figure,
    way: frame.way,
    walls: frame.walls,
  };
}

function legendOf({ speaker, players }: Context, board: MapBoard): readonly LegendEntry[] {
  const piece = (name: MapBoard['figure'], index: string): LegendEntry => ({
    name: nameOf(speaker, name),
    hue: null,
    sign: 'piece',
    index,
  });
  return [
    ...players.map(({ name, hue, seat }): LegendEntry => ({ name, hue, sign: 'player', index: seat })),
    piece(board.figure, 'figure'),
    piece(board.token, 'token'),
    ...board.pieces.map(({ name, shape }) => piece(name, shape)),
    ...(board.wall ? [piece(board.wall, 'wall')] : []),
  ];
}

/** Every map of the game in words: a row per turn, a column per region. */
function tableOf(context: Context, board: MapBoard, names: readonly string[], anchors: ReadonlySet<string>) {
  const { speaker, players } = context;
  const content = (frame: MapFrame, index: number): string => {
    const cubes = players.flatMap(({ name, seat }) => {
      const count = frame.cubes[index]?.[seat] ?? 0;
      return count > 0 ? [speaker.text('report-name-points', { player: name, points: count })] : [];
    });
    const tokens = frame.tokens[index] ?? 0;
    const pieces = board.pieces.flatMap(({ name }, kind) => {
      const count = frame.pieces[kind]?.[index] ?? 0;
      return count > 0 ? [`${nameOf(speaker, name)} ${count}`] : [];
    });
    const lying = [...cubes, ...(tokens > 0 ? [`${nameOf(speaker, board.token)} ${tokens}`] : []), ...pieces];
    return lying.length > 0 ? lying.join(', ') : '–';
  };
  const nodeName = (id: string): string => names[board.nodes.findIndex((node) => node.id === id)] ?? '';
  const wallName = (id: string): string => {
    const link = board.links.find((one) => one.id === id);
    return link ? link.between.map(nodeName).join('–') : id;
  };
  return {
    caption: speaker.text('report-map-table'),
    columns: [
      speaker.text('report-column-turn'),
      capitalised(nameOf(speaker, board.figure)),
      ...names,
      ...(board.wall ? [capitalised(nameOf(speaker, board.wall))] : []),
      speaker.text('report-column-stock'),
    ],
    rows: board.frames.map((frame): readonly Linked[] => {
      const spot = spotOf(frame);
      const anchor = anchorOf(spot);
      return [
        { text: placeName(speaker, spot), href: anchors.has(anchor) ? `#${anchor}` : null },
        plain(frame.way.length > 1 ? frame.way.map(nodeName).join(' → ') : nodeName(frame.figure ?? '')),
        ...board.nodes.map((_, index) => plain(content(frame, index))),
        ...(board.wall ? [plain(frame.walls.map(wallName).join(', '))] : []),
        plain(frame.stock),
      ];
    }),
  };
}
