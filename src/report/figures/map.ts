/** The map after every turn, in words: what the board shows, for those who do not see it. */
import type { MapFrame } from '../../engine/map-board.js';
import type { Context } from '../context.js';
import { capitalised, nameOf } from '../context.js';
import type { Linked, Table } from '../model.js';
import { anchorOf, placeName } from '../places.js';
import { plain } from './time.js';

type Spot = Parameters<typeof placeName>[1];

/**
 * Every map of the game in words: a row per turn, a column per region.
 * @param anchors of the turns on the page
 * @returns null for a game without a map
 */
export function mapTable(context: Context, anchors: ReadonlySet<string>): Table | null {
  const { speaker, players, portrait, replayed } = context;
  const board = portrait.map?.(replayed.table);
  if (!board) return null;
  const names = board.nodes.map(({ name }) => capitalised(nameOf(speaker, name)));
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
        { text: placeName(context, spot), href: anchors.has(anchor) ? `#${anchor}` : null },
        plain(frame.way.length > 1 ? frame.way.map(nodeName).join(' → ') : nodeName(frame.figure ?? '')),
        ...board.nodes.map((_, index) => plain(content(frame, index))),
        ...(board.wall ? [plain(frame.walls.map(wallName).join(', '))] : []),
        plain(frame.stock),
      ];
    }),
  };
}

function spotOf({ turn }: MapFrame): Spot {
  if (turn === null) return { section: 'final', turn: null, play: null };
  return turn === 0 ? { section: 'setup', turn: null, play: null } : { section: 'turn', turn, play: null };
}
