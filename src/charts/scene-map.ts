/** A map of regions with what lies on them, and the way of a figure over it. */

import type { Hue } from '../engine/presentation.js';
import { drawBox } from './box.js';
import { drawArrowHeads, drawGround, drawNode } from './map-ground.js';
import { type MapLayout, NODE, type PlacedNode, route } from './map-layout.js';
import { round } from './paper.js';
import type { Pen } from './pen.js';
import { PIECE_SIGNS } from './piece-signs.js';
import { type ChartPlayer, hueClass, markerOf, ownerClass } from './player-style.js';
import { type FrameData, type MapSceneData, mapOf, type SceneData } from './scene-data.js';
import type { Fittings } from './slots.js';

/** Steps of the figure within one move that are drawn. */
const MOST_LEGS = 5;
/** Of the pieces at the foot of a region. */
const FOOT = NODE.height - 12;

/** Fits the map of a scene in: a panel, and slots for all that lies in its regions and between them. */
export function fitMap(fittings: Fittings, { players }: SceneData, { layout, nodes, pieces }: MapSceneData): void {
  fittings.panel({ kind: 'board', width: layout.width, height: layout.height, hue: null }, (pen) => {
    drawGround(pen, layout);
  });
  fitWalls(fittings, layout);
  fitWay(fittings, layout);
  // The way goes below the regions: they are a slot that never changes.
  const regions = fittings.sign('_n', (pen) => {
    layout.nodes.forEach(({ x, y, outline }, node) => {
      const data = nodes[node];
      if (data) drawNode(pen, data, outline, round(x - NODE.width / 2), round(y - NODE.height / 2));
    });
    drawArrowHeads(pen, layout);
  });
  fittings.slot('sign', { x: 0, y: 0, className: 'quiet' }, () => regions, String);
  layout.nodes.forEach((place, node) => {
    const [x, y] = [round(place.x - NODE.width / 2), round(place.y - NODE.height / 2)];
    fitMark(fittings, node, place);
    fittings.spot({ x, y, ...NODE }, () => ({ id: place.id, name: nodes[node]?.name ?? place.id }), place.outline);
    players.forEach((player, index) => {
      fitCubes(fittings, { node, player, players: players.length }, x + cubePlace(index, players.length), y + 32);
    });
    fitTokens(fittings, node, x + 13, y + FOOT);
    let right = x + NODE.width - 10;
    pieces.forEach((shape, kind) => {
      fitPieces(fittings, { node, kind, shape }, right, y + FOOT);
      right -= 17;
    });
  });
  fitFigure(fittings, layout);
}

/** Each player has a place of their own in a region. */
function cubePlace(index: number, players: number): number {
  const room = (NODE.width - 6) / Math.max(3, players);
  return round(9 + index * room);
}

/** Among four, a cube of full size would cover the number beside it. */
const CROWD = { players: 4, scale: 'scale(0.8)' };

function fitCubes(
  fittings: Fittings,
  { node, player, players }: { readonly node: number; readonly player: ChartPlayer; readonly players: number },
  x: number,
  y: number,
): void {
  const { seat, hue } = player;
  const countIn = (frame: FrameData): number => mapOf(frame)?.cubes[node]?.[seat] ?? 0;
  fittings.slot('sign', { x, y }, countIn, (count) => {
    if (count === 0) return '';
    return fittings.sign(`_q${seat}n${count}`, (sign) => {
      sign.classed(ownerClass(hue));
      const pen = players < CROWD.players ? sign : sign.append('g', { transform: CROWD.scale });
      drawCube(pen, seat, hue);
      pen.write(count, 8, 4.2, 'count');
    });
  });
}

/** A cube with the marker of its player on the front. */
function drawCube(pen: Pen, seat: number, hue: Hue): void {
  const side = (className: string, path: string): void => {
    pen.append('path', { class: className, d: path });
  };
  side(`fill ${hueClass(hue)}`, 'M-6.5,-3.5L-3.5,-6.5H6.5V3.5L3.5,6.5H-6.5Z');
  side('lit-face', 'M-6.5,-3.5L-3.5,-6.5H6.5L3.5,-3.5Z');
  side('dim-face', 'M3.5,-3.5L6.5,-6.5V3.5L3.5,6.5Z');
  pen.append('path', { class: 'lift', transform: 'translate(-1.5,1.5)', d: markerOf(seat, 20) });
}

function fitTokens(fittings: Fittings, node: number, x: number, y: number): void {
  const countIn = (frame: FrameData): number => mapOf(frame)?.tokens[node] ?? 0;
  fittings.slot('sign', { x, y }, countIn, (count) => {
    if (count === 0) return '';
    return fittings.sign(`_t${count}`, (pen) => {
      for (let index = 0; index < Math.min(count, 3); index += 1)
        pen.append('path', {
          class: 'ink',
          transform: `translate(${round(index * 12.5)},0) scale(0.74)`,
          d: PIECE_SIGNS.token,
        });
      if (count > 3) pen.write(count, 33, 4, 'count');
    });
  });
}

function fitPieces(
  fittings: Fittings,
  { node, kind, shape }: { readonly node: number; readonly kind: number; readonly shape: string },
  x: number,
  y: number,
): void {
  fittings.slot(
    'sign',
    { x, y },
    (frame) => mapOf(frame)?.pieces[kind]?.[node] ?? 0,
    (count) => (count === 0 ? '' : pieceSign(fittings, shape, count)),
  );
}

function pieceSign(fittings: Fittings, shape: string, count: number): string {
  return fittings.sign(`_p${shape}${count}`, (pen) => {
    pen.append('path', {
      class: 'outline',
      transform: 'scale(0.68)',
      d: (PIECE_SIGNS as Readonly<Record<string, string>>)[shape] ?? '',
    });
    if (count > 1) pen.write(count, 5, 8, 'few');
  });
}

/** The region of the figure has a frame, and so has one that the plague has struck in this step. */
function fitMark(fittings: Fittings, node: number, { id, outline, ...middle }: PlacedNode): void {
  const [x, y] = [round(middle.x - NODE.width / 2), round(middle.y - NODE.height / 2)];
  const frameSign = (className: string): string =>
    fittings.sign(`_f${className}${outline ?? ''}`, (pen) => {
      const of = `region-mark ${className}`;
      if (outline === null) drawBox(pen, of, { x: 0, y: 0, ...NODE }, 7);
      else pen.append('path', { class: of, d: outline });
    });
  fittings.slot(
    'sign',
    outline === null ? { x, y, className: 'quiet' } : { x: 0, y: 0, className: 'quiet' },
    (frame, before) => {
      if (lostIn(node, frame, before) > 0) return 'lost';
      return mapOf(frame)?.figure === id ? 'here' : '';
    },
    (mark) => (mark === '' ? '' : frameSign(mark)),
  );
  const lostNow = (frame: FrameData, before: FrameData | undefined): number => lostIn(node, frame, before);
  fittings.slot('sign', { x: round(x + NODE.width / 2), y: y + NODE.height }, lostNow, (lost) => {
    if (lost === 0) return '';
    return fittings.sign(`_l${lost}`, (pen) => {
      const text = `−${lost}`;
      const width = 9 + text.length * 7;
      drawBox(pen, 'lost-badge', { x: round(-width / 2), y: -8, width, height: 16 }, 5);
      pen.write(text, 0, 4.2, 'lost-number');
    });
  });
}

function lostIn(node: number, frame: FrameData, before: FrameData | undefined): number {
  const [now, then] = [mapOf(frame)?.lost[node] ?? 0, (before && mapOf(before)?.lost[node]) ?? 0];
  return Math.max(0, now - then);
}

function fitWalls(fittings: Fittings, { links }: MapLayout): void {
  links.forEach(({ id, middle, angle }, link) => {
    const isWalled = (frame: FrameData): boolean => mapOf(frame)?.walls.includes(id) === true;
    fittings.slot('sign', { x: middle.x, y: middle.y }, isWalled, (isThere) => {
      if (!isThere) return '';
      return fittings.sign(`_w${link}`, (pen) => {
        pen.append('path', { class: 'wall', transform: `rotate(${angle})`, d: 'M-3.5,-13H3.5V13H-3.5Z' });
      });
    });
  });
}

/** Only the move of the step at hand; each of its legs along a link, or bridging what no link joins. */
function fitWay(fittings: Fittings, layout: MapLayout): void {
  for (let leg = 0; leg < MOST_LEGS; leg += 1) {
    const signIn = (frame: FrameData, before: FrameData | undefined): string => {
      const map = mapOf(frame);
      if (!map || map.moves === ((before && mapOf(before)?.moves) ?? 0)) return '';
      const [from, to] = [map.way[leg], map.way[leg + 1]].map((id) => layout.nodes.findIndex((node) => node.id === id));
      const [a, b] = [layout.nodes[from ?? -1], layout.nodes[to ?? -1]];
      if (!a || !b || a === b) return '';
      return fittings.sign(`_y${from}-${to}`, (pen) => drawLeg(pen, layout, a, b));
    };
    fittings.slot('sign', { x: 0, y: 0 }, signIn, String);
  }
}

function drawLeg(pen: Pen, { nodes, links }: MapLayout, a: PlacedNode, b: PlacedNode): void {
  const link = links.find(({ between }) => between.includes(a.id) && between.includes(b.id));
  const { path, middle, angle } = link ?? route(a, b, nodes);
  const backwards = link !== undefined && link.between[0] !== a.id;
  pen.append('path', { class: link ? 'way' : 'way strange', d: path });
  pen.append('path', {
    class: 'way-head',
    transform: `translate(${middle.x},${middle.y}) rotate(${round(backwards ? angle + 180 : angle)})`,
    d: 'M-6,-7L8,0L-6,7Z',
  });
}

function fitFigure(fittings: Fittings, { nodes }: MapLayout): void {
  const figure = fittings.sign('_figure', (pen) => {
    pen.append('path', { class: 'figure', transform: 'scale(1.5)', d: PIECE_SIGNS.figure });
  });
  const regionIn = (frame: FrameData): string | null | undefined => mapOf(frame)?.figure;
  fittings.slot('mover', { x: 0, y: 0, className: figure }, regionIn, (region) => {
    const at = nodes.find(({ id }) => id === region);
    return at ? `${round(at.x + NODE.width / 2 - 9)} ${round(at.y - NODE.height / 2 - 2)}` : '';
  });
}
