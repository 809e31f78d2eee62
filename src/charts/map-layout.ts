/** Where the regions of a map are drawn, and how what joins them runs between them. Always the same for the same map. */
import type { MapLink } from '../engine/map-board.js';
import { round } from './paper.js';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface PlacedNode extends Point {
  readonly id: string;
}

export interface RoutedLink extends MapLink {
  /** From the first region to the second. */
  readonly path: string;
  /** The middle of what is seen of it between the regions, and its direction there in degrees. */
  readonly middle: Point;
  readonly angle: number;
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
}

export function layOut(
  nodes: readonly { readonly id: string; readonly at: readonly [number, number] | null }[],
  links: readonly MapLink[],
): MapLayout {
  const lowest = Math.max(-1, ...nodes.flatMap(({ at }) => (at ? [at[1]] : [])));
  let unplaced = 0;
  const placed = nodes.map(({ id, at }): PlacedNode => {
    const [column, row] = at ?? [unplaced % PER_ROW, lowest + 1 + Math.floor(unplaced / PER_ROW)];
    if (!at) unplaced += 1;
    return { id, x: round(MARGIN.left + column * STEP.x), y: round(MARGIN.top + row * STEP.y) };
  });
  const byId = new Map(placed.map((node) => [node.id, node]));
  return {
    width: Math.max(LEAST_WIDTH, round(Math.max(...placed.map(({ x }) => x)) + MARGIN.right)),
    height: round(Math.max(...placed.map(({ y }) => y)) + MARGIN.bottom),
    nodes: placed,
    links: links.flatMap((link) => {
      const [from, to] = [byId.get(link.between[0]), byId.get(link.between[1])];
      return from && to ? [{ ...link, ...route(from, to, placed) }] : [];
    }),
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
