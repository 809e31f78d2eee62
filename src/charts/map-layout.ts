/** Where the regions of a map are drawn, and how what joins them runs between them. Always the same for the same map. */
import type { MapLink, MapShape } from '../engine/map-board.js';
import { round } from './paper.js';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface PlacedNode extends Point {
  readonly id: string;
  /** Its outline; null where it is a mere box. */
  readonly outline: string | null;
}

export interface RoutedLink extends MapLink {
  /** From the first region to the second. */
  readonly path: string;
  /** The middle of what is seen of it between the regions, and its direction there in degrees. */
  readonly middle: Point;
  readonly angle: number;
  /** Where the regions touch there is nothing to be drawn between them. */
  readonly isShared: boolean;
}

export const NODE = { width: 84, height: 64 } as const;
const STEP = { x: 97, y: 97 } as const;
const MARGIN = { left: 45, top: 46, right: 45, bottom: 36 } as const;
/** A map of few regions is drawn no larger than one of many. */
const LEAST_WIDTH = MARGIN.left + 3 * STEP.x + MARGIN.right;
/** Regions that nobody has placed stand below the others, so many in a row. */
const PER_ROW = 4;
/** How far a link may bend to pass by a region that lies between. */
const BENDS = [0, 30, -30, 60, -60, 95, -95, 130, -130] as const;
const SAMPLES = 24;

export interface MapLayout {
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly PlacedNode[];
  readonly links: readonly RoutedLink[];
  /** Outlines of what is not in use. */
  readonly unused: readonly string[];
}

/** @param shapes by the ids of nodes; drawn only where those touch that a link without an arrow joins, and no others */
export function layOut(
  nodes: readonly { readonly id: string; readonly at: readonly [number, number] | null }[],
  links: readonly MapLink[],
  shapes: Readonly<Record<string, MapShape>>,
): MapLayout {
  const drawn = agrees(nodes, links, shapes) ? shapes : {};
  const lowest = Math.max(-1, ...nodes.flatMap(({ at }) => (at ? [at[1]] : [])));
  let unplaced = 0;
  const nodesPlaced = nodes.map(({ id, at }): PlacedNode => {
    const [column, row] = at ?? [unplaced % PER_ROW, lowest + 1 + Math.floor(unplaced / PER_ROW)];
    if (!at) unplaced += 1;
    const shape = drawn[id];
    return { id, outline: shape ? outlineOf(shape) : null, ...placed([column, row]) };
  });
  const byId = new Map(nodesPlaced.map((node) => [node.id, node]));
  return {
    width: Math.max(LEAST_WIDTH, round(Math.max(...nodesPlaced.map(({ x }) => x)) + MARGIN.right)),
    height: round(Math.max(...nodesPlaced.map(({ y }) => y)) + MARGIN.bottom),
    nodes: nodesPlaced,
    links: links.flatMap((link) => {
      const [from, to] = [byId.get(link.between[0]), byId.get(link.between[1])];
      if (!from || !to) return [];
      const shared = sharedCorners(drawn[from.id], drawn[to.id]);
      return [{ ...link, ...route(from, to, nodesPlaced), isShared: shared.length > 1, ...borderAlong(shared) }];
    }),
    unused: Object.entries(drawn).flatMap(([id, shape]) => (byId.has(id) ? [] : [outlineOf(shape)])),
  };
}

function placed([column, row]: readonly [number, number]): Point {
  return { x: round(MARGIN.left + column * STEP.x), y: round(MARGIN.top + row * STEP.y) };
}

function outlineOf(shape: MapShape): string {
  return `M${shape
    .map(placed)
    .map(({ x, y }) => `${x},${y}`)
    .join('L')}Z`;
}

function sharedCorners(one: MapShape = [], other: MapShape = []): MapShape {
  return one.filter(([x, y]) => other.some(([column, row]) => x === column && y === row));
}

/** Edition files may join regions in another way than they are drawn: then a picture of land would lie. */
function agrees(
  nodes: readonly { readonly id: string }[],
  links: readonly MapLink[],
  shapes: Readonly<Record<string, MapShape>>,
): boolean {
  const joined = new Set(links.flatMap(({ between: [a, b], arrow }) => (arrow ? [] : [`${a} ${b}`, `${b} ${a}`])));
  return nodes.every(({ id }, index) =>
    nodes
      .slice(index + 1)
      .every((other) => sharedCorners(shapes[id], shapes[other.id]).length > 1 === joined.has(`${id} ${other.id}`)),
  );
}

/** The middle of a border, and the direction across it. */
function borderAlong(shared: MapShape): Partial<Pick<RoutedLink, 'middle' | 'angle'>> {
  const [a, b] = [shared[0], shared.at(-1)].map((corner) => corner && placed(corner));
  if (!a || !b || a === b || shared.length < 2) return {};
  return {
    middle: { x: round((a.x + b.x) / 2), y: round((a.y + b.y) / 2) },
    angle: round((Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI + 90),
  };
}

/** The straightest way that touches no third region; the straight one where there is none. */
export function route(
  from: PlacedNode,
  to: PlacedNode,
  nodes: readonly PlacedNode[],
): Pick<RoutedLink, 'path' | 'middle' | 'angle'> {
  const others = nodes.filter(({ id }) => id !== from.id && id !== to.id);
  const curves = BENDS.map((bend) => curveOf(from, to, bend));
  const curve = curves.find(({ points }) => points.every((point) => others.every((node) => !covers(node, point, 3))));
  const { control, points } = curve ?? curves[0] ?? curveOf(from, to, 0);
  const seen = points.filter((point) => !covers(from, point, 0) && !covers(to, point, 0));
  const index = points.indexOf(seen[Math.floor(seen.length / 2)] ?? points[SAMPLES / 2] ?? from);
  const [before, after] = [points[Math.max(0, index - 1)] ?? from, points[Math.min(SAMPLES, index + 1)] ?? to];
  const [first, last] = [seen[0] ?? from, seen.at(-1) ?? to];
  const straight = control.x === (from.x + to.x) / 2 && control.y === (from.y + to.y) / 2;
  const middle = straight
    ? { x: round((first.x + last.x) / 2), y: round((first.y + last.y) / 2) }
    : { x: round(points[index]?.x ?? 0), y: round(points[index]?.y ?? 0) };
  return {
    path: straight
      ? `M${from.x},${from.y}L${to.x},${to.y}`
      : `M${from.x},${from.y}Q${round(control.x)},${round(control.y)},${to.x},${to.y}`,
    middle,
    angle: round((Math.atan2(after.y - before.y, after.x - before.x) * 180) / Math.PI),
  };
}

function curveOf(from: Point, to: Point, bend: number): { control: Point; points: readonly Point[] } {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const control = {
    x: (from.x + to.x) / 2 - ((to.y - from.y) / length) * bend,
    y: (from.y + to.y) / 2 + ((to.x - from.x) / length) * bend,
  };
  const points = Array.from({ length: SAMPLES + 1 }, (_, index) => {
    const t = index / SAMPLES;
    const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
    return { x: a * from.x + b * control.x + c * to.x, y: a * from.y + b * control.y + c * to.y };
  });
  return { control, points };
}

function covers(node: Point, point: Point, margin: number): boolean {
  return Math.abs(point.x - node.x) < NODE.width / 2 + margin && Math.abs(point.y - node.y) < NODE.height / 2 + margin;
}
