/** Writes legal steps for a table of Rattus: uses of class cards, and whole turns as short as the rules allow. */
import type { Element } from '../../oracle/element.js';
import { canPlace } from '../../oracle/rattus-placement.js';
import { ratsDue } from '../../oracle/rattus-plague.js';
import {
  borderOf,
  cubesAt,
  isOpen,
  potionsOut,
  ratsIn,
  ratTargets,
  type Table,
  takesRat,
} from '../../oracle/rattus-table.js';
import { newElement } from '../edits.js';

/** The cards of a player, or (empty) those in the display. */
export function cardsOf(table: Table, player: string): string[] {
  return table.cards.filter(({ owner }) => owner === player).map(({ card }) => card);
}

/** The uses of a card, one step each, in which nothing is illegal but, perhaps, the moment and the player. */
export function usesOf(table: Table, player: string, card: string): Element[] {
  return (USES[card]?.(table, player) ?? []).map((step) => newElement('use', { card }, [step]));
}

const USES: Readonly<Record<string, (table: Table, player: string) => Element[]>> = {
  witch: (table) => ratRegions(table).map((region) => newElement('peek', { region, slot: '1' })),
  monk: (table) =>
    pairs(table, ratRegions(table))
      .filter(({ to }) => takesRat(table, to))
      .map(({ from, to }) => newElement('shift', { from, to, slot: '1' })),
  merchant: (table, player) =>
    pairs(table, own(table, player)).map(({ from, to }) => newElement('move', { from, to, cubes: '1' })),
  king: (table, player) =>
    own(table, player)
      .filter((region) => ratsIn(table, region).length === 0)
      .map((from) => newElement('castle', { from })),
  magician: (table, player) =>
    own(table, player)
      .filter(() => potionsOut(table) < 10)
      .map((region) => newElement('potion', { region })),
  nun: (table) => figures(table, 'nun', table.nuns, 3),
  bishop: (table) => figures(table, 'bishop', table.bishops, 2),
  emperor: (table) =>
    pairs(table, table.regions)
      .filter(({ from, to }) => table.walls.length < 3 && !table.walls.includes(borderOf(from, to)))
      .map(({ from, to }) => newElement('wall', { between: `${from} ${to}` })),
  'pied-piper': (table, player) =>
    pairs(table, own(table, player)).map(({ from, to }) => {
      const room = table.bishops.includes(to) ? 0 : 3 - ratsIn(table, to).length;
      const rats = Math.min(ratsIn(table, from).length, room);
      return newElement('pipe', { from, to, rats: String(rats) });
    }),
  messenger: (table, player) =>
    own(table, player).flatMap((mine) =>
      table.cubes
        .filter((cube) => cube.player !== player && table.regions.includes(cube.at))
        .map((other) => newElement('exchange-cubes', { a: `${mine} ${player}`, b: `${other.at} ${other.player}` })),
    ),
  baker: (table, player) =>
    cubesAt(table, 'supply', player).length > 1 ? [newElement('bake', { from: 'supply' })] : [],
};

function figures(table: Table, name: string, there: readonly string[], most: number): Element[] {
  const [from] = there;
  const moved = there.length >= most && from !== undefined && { from };
  return table.regions.filter((at) => !there.includes(at)).map((at) => newElement(name, { at, ...moved }));
}

function ratRegions(table: Table): string[] {
  return table.regions.filter((region) => ratsIn(table, region).length > 0);
}

function own(table: Table, player: string): string[] {
  return table.regions.filter((region) => cubesAt(table, region, player).length > 0);
}

function pairs(table: Table, regions: readonly string[]): { readonly from: string; readonly to: string }[] {
  return regions.flatMap((from) => table.regions.filter((to) => isOpen(table, from, to)).map((to) => ({ from, to })));
}

/**
 * A whole turn without a class card, in which the plague finds no cube or no token.
 * @param table as it is when the turn begins
 * @returns undefined where there is no such turn
 */
export function shortTurn(table: Table, player: string): Element | undefined {
  const place = placing(table, player);
  if (!place) return undefined;
  const to = table.regions.find(
    (region) =>
      isOpen(table, table.figure, region) &&
      region !== place.attributes['region'] &&
      (ratsIn(table, region).length === 0 || cubesAt(table, region).length === 0),
  );
  if (to === undefined) return undefined;
  const spread = spreading(table, to);
  return newElement('turn', { player }, [place, newElement('plague', { path: to }), ...(spread ? [spread] : [])]);
}

/** Action B in some region with tokens, as many cubes as there are tokens. @param except a region that is not to be taken */
export function placing(table: Table, player: string, except?: string): Element | undefined {
  const left = cubesAt(table, 'supply', player).length;
  const region = ratRegions(table).find((own) => own !== except && ratsIn(table, own).length < left);
  if (region === undefined || !canPlace(table, player)) return undefined;
  return newElement('place', { region, cubes: String(ratsIn(table, region).length) });
}

/** The spread around a region; undefined where none is due. */
function spreading(table: Table, from: string): Element | undefined {
  const tokens = freshTokens(table);
  const room = ratTargets(table, from).flatMap((to) => Array(3 - ratsIn(table, to).length).fill(to) as string[]);
  const due = Math.min(ratsDue(table, from), room.length, table.supply);
  if (due === 0) return undefined;
  return newElement('spread', { to: room.slice(0, due).join(' '), token: tokens.slice(0, due).join(' ') });
}

/** Tokens that have not come into the game so far, those with a purple rim first: they can all still come. */
export function freshTokens(table: Table): string[] {
  const fresh = table.faces.filter(({ id }) => !table.drawn.includes(id));
  return [...fresh.filter(({ start }) => start), ...fresh.filter(({ start }) => !start)].map(({ id }) => id);
}
