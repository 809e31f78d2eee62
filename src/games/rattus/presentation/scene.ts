/** How a game of Rattus is drawn step by step: the map with everything on it, and the cards of the players. */
import type { MapLink, MapNode } from '../../../engine/map-board.js';
import type { Hue } from '../../../engine/named.js';
import type { Frame, MapStepFrame, Scene } from '../../../engine/scene.js';
import { ESTATE_OF } from '../table/components.js';
import { borderOf } from '../table/map.js';
import type { TableState } from '../table/state.js';
import { CARDS, type Card, type Estate } from '../vocabulary.js';
import { BAKER, CASTLE, PIECES, PLACES, SHAPES } from './places.js';

/** The colour in which an estate is drawn: none of those that cubes have. */
export const ESTATE_HUES: Readonly<Record<Estate, Hue>> = {
  peasantry: 'brown',
  bourgeoisie: 'orange',
  church: 'purple',
  knighthood: 'grey',
  magic: 'teal',
  royalty: 'pink',
};

/** What stays as it is. */
export function sceneOf(table: TableState): Scene {
  return {
    board: {
      kind: 'map',
      nodes: [
        ...table.inUse.map((id): MapNode => ({ id, name: { of: 'region', id }, at: PLACES[id] ?? null, aside: false })),
        CASTLE,
        ...(table.inPlay.has('baker') ? [BAKER] : []),
      ],
      shapes: SHAPES,
      links: linksIn(table),
      figure: { of: 'map-piece', id: 'figure' },
      token: { of: 'map-piece', id: 'rat' },
      wall: { of: 'map-piece', id: 'wall' },
      pieces: PIECES.map(({ shape, id }) => ({ name: { of: 'map-piece', id }, shape })),
    },
    parts: [],
    cards: CARDS.map((id) => ({
      id,
      name: { of: 'class-card', id },
      label: null,
      hue: ESTATE_HUES[table.inPlay.has(id) ? table.estateOf(id) : ESTATE_OF[id]],
      ...{ amounts: null, coin: null, plus: 0 },
    })),
    counters: [
      { sign: 'points', name: { of: 'mat', id: 'cubes' }, hue: null },
      { sign: 'cube', name: { of: 'mat', id: 'cube-supply' }, hue: null },
    ],
    zones: [{ name: { of: 'mat', id: 'classes' }, style: 'names', secret: false }],
    common: {
      counters: [{ sign: 'token', name: { of: 'mat', id: 'rat-supply' }, hue: null }],
      zones: [{ name: { of: 'mat', id: 'free-classes' }, style: 'names', secret: false }],
    },
  };
}

/** Borders between regions in use. */
function linksIn({ edition, inUse }: TableState): readonly MapLink[] {
  return inUse.flatMap((a, index) =>
    inUse.slice(index + 1).flatMap((b) => {
      const face = edition.regions.get(a);
      return face?.neighbours.has(b) ? [{ id: borderOf(a, b), between: [a, b], arrow: face.arrows.has(b) }] : [];
    }),
  );
}

/** What lies on the table now, for one step. */
export function frameOf(table: TableState): Frame {
  const ownedBy = (seat: number | undefined): readonly Card[] =>
    table.cards.filter((card) => table.ownerOf(card) === seat);
  return {
    board: mapFrame(table),
    players: table.players.map(({ seat, supply, castle }) => ({
      counters: [table.onBoard(seat) + castle, supply],
      zones: [ownedBy(seat)],
    })),
    common: { counters: [table.ratSupply], zones: [ownedBy(undefined)] },
  };
}

function mapFrame(table: TableState): MapStepFrame {
  const asides = [
    table.players.map(({ castle }) => castle),
    ...(table.inPlay.has('baker') ? [table.players.map(({ baker }) => baker)] : []),
  ];
  const none = asides.map(() => 0);
  const taken = new Map<string, number>();
  for (const { region, potion } of table.losses) if (!potion) taken.set(region, (taken.get(region) ?? 0) + 1);
  const last = table.walk.at(-1);
  return {
    kind: 'map',
    figure: table.figure ?? null,
    moves: table.walk.length,
    way: last ? [...(last.from === undefined ? [] : [last.from]), ...last.path] : [],
    cubes: [...table.inUse.map((id) => table.players.map(({ seat }) => table.cubesAt(id, seat))), ...asides],
    tokens: [...table.inUse.map((id) => table.region(id).rats.length), ...none],
    pieces: [
      [...table.inUse.map((id) => table.piecesAt('nuns', id)), ...none],
      [...table.inUse.map((id) => table.piecesAt('bishops', id)), ...none],
      [...table.inUse.map((id) => table.potionsIn(id)), ...none],
    ],
    walls: [...table.walls],
    lost: [...table.inUse.map((id) => taken.get(id) ?? 0), ...none],
  };
}
