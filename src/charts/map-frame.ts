/** The map after one turn: what lies on it, and the way of the figure. The map itself is drawn once for all turns. */
import type { Hue } from '../engine/portrait.js';
import { GROUND } from './map-ground.js';
import { type MapLayout, NODE, type PlacedNode, route } from './map-layout.js';
import { type Caption, draw, type Pen, round } from './paper.js';
import { hueClass } from './player-style.js';
import { fillRect } from './textured.js';

export interface MapFrameData {
  /** In the order of the nodes of the layout. */
  readonly nodes: readonly {
    readonly cubes: readonly { readonly seat: number; readonly hue: Hue; readonly count: number }[];
    readonly tokens: number;
    /** Other pieces: the shape and how many. */
    readonly pieces: readonly { readonly shape: string; readonly count: number }[];
    /** Cubes that the turn has cost here. */
    readonly lost: number;
  }[];
  readonly figure: string | null;
  readonly way: readonly string[];
  readonly walls: readonly string[];
}

export function drawMapFrame(caption: Caption, layout: MapLayout, data: MapFrameData): string {
  return draw(caption, layout, 'map', (plot) => {
    use(plot, GROUND.links);
    drawWay(plot, layout, data.way);
    for (const link of layout.links) if (data.walls.includes(link.id)) drawWall(plot, link.middle, link.angle);
    use(plot, GROUND.nodes);
    layout.nodes.forEach((node, index) => {
      const lying = data.nodes[index];
      if (lying) drawNode(plot, node, lying, node.id === data.figure);
    });
  });
}

function use(pen: Pen, id: string): void {
  pen.append('use').attr('href', `#${id}`);
}

/** A sign of the page around a point. */
function sign(pen: Pen, id: string, x: number, y: number, size: number, className: string): void {
  pen
    .append('use')
    .attr('href', `#sign-${id}`)
    .attr('class', className)
    .attr('x', round(x - size / 2))
    .attr('y', round(y - size / 2))
    .attr('width', size)
    .attr('height', size);
}

function number(pen: Pen, value: string | number, x: number, y: number, className: string): void {
  pen.append('text').attr('class', className).attr('x', round(x)).attr('y', round(y)).text(value);
}

const PAD = 7;
const DIGIT = 7;
/** Sizes of a cube's sign and of the room between two; the closer ones where four colours stand together. */
const EASY = { cube: 10, room: 2, pad: PAD, most: 5 } as const;
const CLOSE = { cube: 8.5, room: 1.5, pad: 4, most: 3 } as const;

function drawNode(plot: Pen, { x, y }: PlacedNode, lying: MapFrameData['nodes'][number], hasFigure: boolean): void {
  const [left, top] = [x - NODE.width / 2, y - NODE.height / 2];
  if (lying.lost > 0 || hasFigure) {
    plot
      .append('rect')
      .attr('class', lying.lost > 0 ? 'region-mark lost' : 'region-mark')
      .attr('x', round(left))
      .attr('y', round(top))
      .attr('width', NODE.width)
      .attr('height', NODE.height)
      .attr('rx', 7);
  }
  drawCubes(plot, lying.cubes, left, top + 31);
  drawPieces(plot, lying, left, top + 51);
  if (hasFigure) sign(plot, 'piece-figure', left + NODE.width - 9, top - 2, 24, 'figure-piece');
  if (lying.lost > 0) {
    const text = `−${lying.lost}`;
    const width = 9 + text.length * 7;
    fillRect(
      plot,
      { x: round(x - width / 2), y: round(top + NODE.height - 8), width, height: 16 },
      'lost-badge',
      null,
      5,
    );
    number(plot, text, x, top + NODE.height + 4.2, 'lost-number');
  }
}

type Cubes = MapFrameData['nodes'][number]['cubes'];

/** In one row, closer together where they are many; in two rows where even that is not enough. */
function drawCubes(plot: Pen, cubes: Cubes, left: number, middle: number): void {
  const fits = (measures: typeof EASY | typeof CLOSE): boolean =>
    widthOf(cubes, measures) + (cubes.length - 1) * 2 <= NODE.width - 2 * measures.pad;
  if (fits(EASY)) return drawRow(plot, cubes, left, middle, EASY);
  if (fits(CLOSE)) return drawRow(plot, cubes, left, middle, CLOSE);
  drawRow(plot, cubes.slice(0, 2), left, middle - 5, CLOSE);
  drawRow(plot, cubes.slice(2), left, middle + 7, CLOSE);
}

function widthOf(cubes: Cubes, { cube, room }: typeof EASY | typeof CLOSE): number {
  return cubes.reduce((sum, { count }) => sum + cube + room + String(count).length * DIGIT, 0);
}

function drawRow(plot: Pen, cubes: Cubes, left: number, middle: number, measures: typeof EASY | typeof CLOSE): void {
  const { cube, room, pad, most } = measures;
  const free = NODE.width - 2 * pad - widthOf(cubes, measures);
  const gap = cubes.length < 2 ? 0 : Math.min(most, free / (cubes.length - 1));
  let across = left + pad;
  for (const { seat, hue, count } of cubes) {
    sign(plot, `player-${seat}`, across + cube / 2, middle - 0.5, cube + 3, hueClass(hue));
    number(plot, count, across + cube + room, middle + 4, 'count');
    across += cube + room + String(count).length * DIGIT + gap;
  }
}

/** Tokens stand at the left, other pieces at the right. */
function drawPieces(plot: Pen, { tokens, pieces }: MapFrameData['nodes'][number], left: number, middle: number): void {
  const shown = Math.min(tokens, 3);
  for (let index = 0; index < shown; index += 1)
    sign(plot, 'piece-token', left + PAD + 6 + index * 12.5, middle, 12.5, 'token-piece');
  if (tokens > shown) number(plot, tokens, left + PAD + 40, middle + 4, 'count');
  let right = left + NODE.width - PAD;
  for (const { shape, count } of [...pieces].reverse()) {
    if (count === 0) continue;
    if (count > 1) {
      right -= String(count).length * DIGIT;
      number(plot, count, right, middle + 4, 'count');
    }
    sign(plot, `piece-${shape}`, right - 6, middle, 11.5, `${shape}-piece`);
    right -= 13.5;
  }
}

function drawWall(plot: Pen, { x, y }: { readonly x: number; readonly y: number }, angle: number): void {
  plot
    .append('path')
    .attr('class', 'wall')
    .attr('transform', `translate(${x},${y}) rotate(${angle})`)
    .attr('d', 'M-3,-11H3V11H-3Z');
}

/** Step by step along the links, with an arrow in each. */
function drawWay(plot: Pen, { nodes, links }: MapLayout, way: readonly string[]): void {
  for (let index = 1; index < way.length; index += 1) {
    const [from, to] = [way[index - 1], way[index]];
    const [a, b] = [nodes.find(({ id }) => id === from), nodes.find(({ id }) => id === to)];
    if (!a || !b || a === b) continue;
    const link = links.find(({ between }) => between.includes(a.id) && between.includes(b.id));
    const { path, middle, angle } = link ?? route(a, b, nodes);
    const backwards = link !== undefined && link.between[0] !== a.id;
    plot
      .append('path')
      .attr('class', link ? 'way' : 'way strange')
      .attr('d', path);
    plot
      .append('path')
      .attr('class', 'way-head')
      .attr('transform', `translate(${middle.x},${middle.y}) rotate(${round(backwards ? angle + 180 : angle)})`)
      .attr('d', 'M-6,-7L8,0L-6,7Z');
  }
}
