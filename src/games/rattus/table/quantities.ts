/** The quantities that findings of Rattus depend on and taint, by the names that the judge keeps them under. */
import { type Quantity, quantityOf } from '../../../engine/quantity.js';
import { CARDS, type Card, REGIONS, type Region, type Site } from '../vocabulary.js';
import type { Border } from './map.js';
import type { PlayerState, TableState } from './state.js';

type Owner = Pick<PlayerState, 'id'>;
type Owned = 'board' | 'castle' | 'supply' | 'baker' | 'potions' | 'closed';

/** Cubes of a player by where they are, and the potions under all of them. */
export function ofPlayer(id: string, what: Owned): Quantity {
  return quantityOf(id, what);
}

/** The same of all players. */
export function ofAll({ players }: Pick<TableState, 'players'>, ...what: readonly Owned[]): readonly Quantity[] {
  return players.flatMap(({ id }) => what.map((one) => ofPlayer(id, one)));
}

/** What lies in a region, and what the plague has taken there. */
export function inRegion(region: Region, what: 'rats' | 'losses'): Quantity {
  return quantityOf(region, what);
}

/** Both. */
export function plagueIn(region: Region): readonly Quantity[] {
  return [inRegion(region, 'rats'), inRegion(region, 'losses')];
}

/** Which token is which. */
export function ofToken(token: string): Quantity {
  return quantityOf('token', token);
}

/** Who has a card. */
export function ofCard(card: Card): Quantity {
  return quantityOf('card', card);
}

/** What there is once. */
export function onTable(
  what:
    | 'bishops'
    | 'cards'
    | 'crusader'
    | 'end'
    | 'figure'
    | 'final spread'
    | 'final use'
    | 'last-round'
    | 'nuns'
    | 'order'
    | 'placing'
    | 'rat supply'
    | 'repeats'
    | 'serf'
    | 'settling'
    | 'spread'
    | 'unloading'
    | 'walls',
): Quantity {
  return quantityOf(what);
}

/** That a bishop stands in a region, or a wall on a border: a program that goes past it may not know of it. */
export function standingAt(place: Region | Border): Quantity {
  return quantityOf(place, 'standing');
}

/** The cubes of a player in a region or in the castle. */
export function cubesOf(site: Site, { id }: Owner): Quantity {
  return quantityOf(site, id);
}

/** The cubes of all players in a region or in the castle. */
export function cubesIn({ players }: Pick<TableState, 'players'>, site: Site): readonly Quantity[] {
  return players.map((player) => cubesOf(site, player));
}

/**
 * Cubes of a player, or tokens, that a place has too many of, or too few: in the same turn they may be those that another one has too few of, or
 * too many.
 * @param by how many too many; below zero: too few
 */
export function astray({ turn }: Pick<TableState, 'turn'>, thing: string, by: number): Quantity {
  return quantityOf(`astray ${turn} ${by}`, thing);
}

/** Cubes that come into a region that is not in use: they may be counted, or not, to the end. */
export function intoClosed({ id }: Owner): readonly Quantity[] {
  return [ofPlayer(id, 'board'), ofPlayer(id, 'closed')];
}

/** That the cubes of a player are so many: where they are miscounted once, that comes again with every claim. */
export function sumOf({ id }: Owner, cubes: number): Quantity {
  return quantityOf(id, `sum ${cubes}`);
}

/** The tokens of all regions. */
export function allRats({ inUse }: Pick<TableState, 'inUse'>): readonly Quantity[] {
  return inUse.map((region) => inRegion(region, 'rats'));
}

/** What is in doubt where nobody can tell whose cubes have come or gone. */
export function anybodysIn(
  { players }: Pick<TableState, 'players'>,
  ...regions: readonly Region[]
): readonly Quantity[] {
  return players.flatMap((player) => [...regions.map((one) => cubesOf(one, player)), ofPlayer(player.id, 'board')]);
}

/** What a plague in a region, or one that is missing there, leaves in doubt. */
export function ravageOf(table: TableState, region: Region): readonly Quantity[] {
  return [...plagueIn(region), ...anybodysIn(table, region)];
}

/** All that is known of where a player's cubes are. */
export function allCubesOf(player: Owner): readonly Quantity[] {
  return [
    ...REGIONS.map((region) => cubesOf(region, player)),
    ...(['board', 'castle', 'supply', 'baker'] as const).map((what) => ofPlayer(player.id, what)),
  ];
}

/** What is of one turn alone: the next one begins without doubts about it. */
export const OF_TURN: readonly Quantity[] = (['crusader', 'placing', 'serf', 'spread', 'unloading'] as const).map(
  onTable,
);

/** All that a turn may have changed, or a part of the game that is played again. */
export function everything({ players, inUse }: TableState): readonly Quantity[] {
  return [
    ...(['figure', 'rat supply', 'walls', 'end', 'last-round'] as const).map(onTable),
    ...CARDS.map(ofCard),
    ...inUse.flatMap(plagueIn),
    ...players.flatMap((player) => [...allCubesOf(player), ofPlayer(player.id, 'potions')]),
  ];
}
