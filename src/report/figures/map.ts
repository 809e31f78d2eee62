/** The map after every turn, in words: what the board shows, for those who do not see it. */
import type { MapStepFrame, Scene } from '../../engine/scene.js';
import type { Step } from '../../engine/transcript.js';
import { type Context, capitalised, nameOf } from '../context.js';
import type { TableView } from '../model.js';
import { type Spot, spotLink } from '../places.js';
import { plain } from './time.js';

/** What lay on the map after the setup, after a turn, or at the end of the game. */
interface Position {
  readonly spot: Spot;
  readonly lying: MapStepFrame;
  /** The way of the figure since the position before, from where it stood. */
  readonly way: readonly string[];
  /** Tokens still to come. */
  readonly stock: number;
}

/**
 * Every map of the game in words: a row per turn, a column per region.
 * @param anchors of the turns on the page
 * @returns null for a game without a map
 */
export function mapTable(context: Context, { board }: Scene, anchors: ReadonlySet<string>): TableView | null {
  const { speaker, players, transcript } = context;
  if (board?.kind !== 'map') return null;
  const positions = positionsIn(transcript.steps);
  const hasWalls = board.wall !== null && positions.some(({ lying }) => lying.walls.length > 0);
  const names = board.nodes.map(({ name }) => capitalised(nameOf(speaker, name)));
  const content = (lying: MapStepFrame, index: number): string => {
    const cubes = players.flatMap(({ name, seat }) => {
      const count = lying.cubes[index]?.[seat] ?? 0;
      return count > 0 ? [speaker.text('report-name-points', { player: name, points: count })] : [];
    });
    const tokens = lying.tokens[index] ?? 0;
    const pieces = board.pieces.flatMap(({ name }, kind) => {
      const count = lying.pieces[kind]?.[index] ?? 0;
      return count > 0 ? [`${nameOf(speaker, name)} ${count}`] : [];
    });
    const all = [...cubes, ...(tokens > 0 ? [`${nameOf(speaker, board.token)} ${tokens}`] : []), ...pieces];
    return all.length > 0 ? all.join(', ') : '–';
  };
  // Against the rules the figure can stand in a region that is not in use.
  const nodeName = (id: string): string =>
    names[board.nodes.findIndex((node) => node.id === id)] ?? capitalised(nameOf(speaker, { of: 'region', id }));
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
      ...(hasWalls && board.wall ? [capitalised(nameOf(speaker, board.wall))] : []),
      speaker.text('report-column-stock'),
    ],
    rows: positions.map(({ spot, lying, way, stock }) => [
      spotLink(context, spot, anchors),
      plain(way.length > 1 ? way.map(nodeName).join(' → ') : lying.figure === null ? '' : nodeName(lying.figure)),
      ...board.nodes.map((_, index) => plain(content(lying, index))),
      ...(hasWalls ? [plain(lying.walls.map(wallName).join(', '))] : []),
      plain(stock),
    ]),
  };
}

const TOLD: ReadonlySet<string> = new Set(['setup', 'turn', 'final']);

/** The last frame of each part. */
function positionsIn(steps: readonly Step[]): readonly Position[] {
  const positions: Position[] = [];
  let moves = 0;
  for (const { at, frame } of steps) {
    const lying = frame?.board;
    if (lying?.kind !== 'map' || !TOLD.has(at.section)) continue;
    const spot = { section: at.section, turn: at.turn, play: null };
    const last = positions.at(-1);
    const isSame = last?.spot.section === spot.section && last.spot.turn === spot.turn;
    const way = isSame ? (positions.pop()?.way ?? []) : [];
    const more = lying.moves === moves ? [] : lying.way.slice(way.length > 0 ? 1 : 0);
    moves = lying.moves;
    positions.push({ spot, lying, way: [...way, ...more], stock: frame?.common?.counters[0] ?? 0 });
  }
  return positions;
}
