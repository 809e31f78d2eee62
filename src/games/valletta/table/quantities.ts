/** The quantities that findings of Valletta depend on and taint, by the names that the judge keeps them under. */
import { type Quantity, quantityOf } from '../../../engine/quantity.js';
import { CELLS, type Cell, GOODS, type Good } from '../vocabulary.js';
import { neighboursOf } from './city.js';

type Owner = { readonly id: string };

/**
 * What a player has, or what is known of it: `cards` is which cards lie where, `effect` what the latest play has changed, `hand` whether others have left the hand alone,
 * `ninth` how many houses there are behind one that nobody has, `turn` whose turn it is, `plays` how many cards were played, `budget` how many this turn has,
 * `refill` whether its cards are drawn behind its plays, `state` what the log counts in one place.
 */
export function ofPlayer(
  id: string,
  what:
    | Good
    | 'cards'
    | 'effect'
    | 'hand'
    | 'house'
    | 'ninth'
    | 'point'
    | 'turn'
    | 'plays'
    | 'budget'
    | 'refill'
    | 'result'
    | 'state',
): Quantity {
  return quantityOf(id, what);
}

/**
 * What there is once; `discards` is that those of the final phase are not shuffled again, `houses left` that a result states houses
 * that are built, `others` what a card brings everybody else, `refills` that hands are refilled as turns begin, `repetition` that an
 * Apprentice who has nothing to repeat does nothing.
 */
export function onTable(
  what:
    | 'barrels'
    | 'characters'
    | 'city'
    | 'colours'
    | 'discards'
    | 'display'
    | 'draft'
    | 'explained'
    | 'houses left'
    | 'others'
    | 'phase'
    | 'refills'
    | 'repetition'
    | 'street jean',
): Quantity {
  return quantityOf(what);
}

/** What a player has too much because somebody else lacks it; below zero: the other way round. @param since when it may have come */
export function astray(since: string, { id }: Owner, thing: string, by: number): Quantity {
  return quantityOf(`astray ${since} ${by} ${thing}`, id);
}

/** What the log has more of in a turn, or less: what it counts wrong for several players by the same number, it counts wrong once. */
export function miscountedIn(turn: number, thing: string, by: number): Quantity {
  return quantityOf('miscounted', `${turn} ${thing} ${by}`);
}

/** Whose building stands on a cell, and whether it is upgraded. */
export function ofCell(cell: Cell): Quantity {
  return quantityOf('cell', cell);
}

/** Whether the Character of a building lies on it. */
export function onBuilding(cell: Cell): Quantity {
  return quantityOf('character', cell);
}

/** What the price of a building depends on: its cell, those that touch it, and what nobody knows of the city. */
export function aroundCell(cell: Cell): readonly Quantity[] {
  return [onTable('city'), ofCell(cell), ...neighboursOf(cell).map(ofCell)];
}

/** What depends on all buildings of somebody: a record may have one in a cell that this display does not have. */
export const WHOLE_CITY: readonly Quantity[] = [onTable('city'), ...CELLS.map(ofCell)];

/** Where Jean stands, and which barrels he has left. */
export const WALK_OF_JEAN: readonly Quantity[] = [onTable('street jean'), onTable('barrels')];

/** The goods of a player. */
export function allGoodsOf({ id }: Owner): readonly Quantity[] {
  return GOODS.map((good) => ofPlayer(id, good));
}

/** Everything of a player that a play can change. */
export function everythingOf(player: Owner): readonly Quantity[] {
  const { id } = player;
  return [...allGoodsOf(player), ofPlayer(id, 'point'), ofPlayer(id, 'house'), ofPlayer(id, 'cards')];
}

/** What lies on the table, and a turn can change. */
export const WHOLE_TABLE: readonly Quantity[] = [...WALK_OF_JEAN, onTable('characters'), onTable('city')];
