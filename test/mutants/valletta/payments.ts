/** Building actions of recorded plays: what was due and what was paid, other payments, and actions put in behind. */
import { all, type Element, get } from '../../oracle/element.js';
import { type Random, shuffled } from '../../oracle/random.js';
import { columnOf, isPayment, ownNeighbours, priceOf } from '../../oracle/valletta-buildings.js';
import { amounts, buildingAt, cellsOf, GOODS, has, type Table } from '../../oracle/valletta-table.js';
import { insertBehind, newElement } from '../edits.js';
import { type Amounts, booked, breakOffAt, canDoWith } from './plant.js';
import type { Play } from './walk.js';

/** The Characters that build. */
export const BUILDERS = ['builder', 'bricklayer', 'stonemason', 'carpenter'];

/** What somebody does to a building. */
export type Kind = 'build' | 'upgrade';

/** The building action of a play. */
export interface Action {
  readonly element: Element;
  readonly kind: Kind;
  readonly cell: string;
  /** Before units are replaced. */
  readonly price: Amounts;
  readonly paid: Amounts;
}

/** The one action of a legal play; undefined where there is none. */
export function actionOf(play: Play): Action | undefined {
  const [action] = all(play.element, 'build', 'upgrade');
  if (!action) return undefined;
  const kind = action.name === 'build' ? 'build' : 'upgrade';
  const cell = get(action, 'at');
  const price = priceOf(play.before, play.player, play.what, kind, cell);
  return { element: action, kind, cell, price, paid: amounts(get(action, 'pay')) };
}

/** An action whose price was paid as it is, without replacing anything. */
export function exactActionOf(play: Play, kind?: Kind): Action | undefined {
  const action = actionOf(play);
  if (!action || (kind && action.kind !== kind)) return undefined;
  return GOODS.every((good) => amountOf(action.price, good) === amountOf(action.paid, good)) ? action : undefined;
}

/** How much of a good is printed on the building of a cell, before anything is taken off. */
export function printed({ before }: Play, cell: string, good: string): number {
  return amountOf(buildingAt(before, cell)?.cost ?? {}, good);
}

/** How many own buildings touch a cell. */
export function neighbours({ player, before }: Play, cell: string): number {
  return ownNeighbours(before, player, cell);
}

/** How much of a good; 0 where it is not named. */
export function amountOf(goods: Amounts, good: string): number {
  return goods[good] ?? 0;
}

/** Goods as a log writes them: `gold:2 wood`. */
export function written(goods: Amounts): string {
  return GOODS.filter((good) => amountOf(goods, good) > 0)
    .map((good) => `${good}:${amountOf(goods, good)}`)
    .join(' ');
}

/** Goods with so much more (below zero: less). */
export function plus(goods: Amounts, more: Amounts): Amounts {
  return Object.fromEntries(GOODS.map((good) => [good, amountOf(goods, good) + amountOf(more, good)]));
}

/** The goods of a player. */
export function goodsOwned(table: Table, player: string): Amounts {
  return Object.fromEntries(GOODS.map((good) => [good, has(table, player, good)]));
}

/** Whether there is so much of every good. */
export function covers(owned: Amounts, paid: Amounts): boolean {
  return GOODS.every((good) => amountOf(paid, good) >= 0 && amountOf(owned, good) >= amountOf(paid, good));
}

/** What somebody with these goods can pay: the price, and three of what is left for every unit that is missing. */
export function wayToPay(price: Amounts, owned: Amounts): Amounts | undefined {
  const paid: Record<string, number> = {};
  for (const good of GOODS) paid[good] = Math.min(amountOf(price, good), amountOf(owned, good));
  let due = 3 * GOODS.reduce((missing, good) => missing + amountOf(price, good) - amountOf(paid, good), 0);
  for (const good of GOODS) {
    const left = amountOf(paid, good) < amountOf(price, good) ? 0 : amountOf(owned, good) - amountOf(paid, good);
    const given = Math.min(due, left);
    paid[good] = amountOf(paid, good) + given;
    due -= given;
  }
  return due === 0 ? paid : undefined;
}

/**
 * Pays something else than was paid, and goes on as a program that took that.
 * @returns the action; undefined where this payment would be legal, or where the player does not have it
 */
export function payInstead(play: Play, action: Action, paid: Amounts): Element | undefined {
  if (!covers(goodsOwned(play.before, play.player), paid) || isPayment({ ...action.price }, { ...paid })) {
    return undefined;
  }
  const kept = Object.fromEntries(GOODS.map((good) => [good, amountOf(action.paid, good) - amountOf(paid, good)]));
  if (!canDoWith(play, play.player, kept)) return undefined;
  action.element.attributes['pay'] = written(paid);
  bookedInPlay(play, kept);
  return action.element;
}

/**
 * Builds or upgrades in a play, behind what it did already, and goes on as a program that did so.
 * @param paid what is not there is not taken
 * @returns undefined where later plays of the turn need what is paid
 */
export function actAlso(play: Play, kind: Kind, cell: string, paid: Amounts): Element | undefined {
  const { player, after } = play;
  const [done] = all(play.element, 'build', 'upgrade');
  const taken = GOODS.map((good) => [good, -Math.min(has(after, player, good), amountOf(paid, good))]);
  const more = Object.fromEntries(taken) as Amounts;
  const bringsCard = kind === 'build' && freeCells(after).includes(cell);
  if (!bringsCard && !canDoWith(play, player, more)) return undefined;
  const action = insertBehind(play.element, done, newElement(kind, { at: cell, pay: written(paid) }));
  const points = after.jean > 0 && Math.ceil(after.jean / 5) === columnOf(cell) ? 2 : 0;
  bookedInPlay(play, { ...more, points, houses: kind === 'build' ? -1 : 0 });
  if (bringsCard) breakOffAt(play);
  return action;
}

/** Books a difference in what a play claims, and in what is stated later. @param player whose; that of the play unless named */
export function bookedInPlay(play: Play, more: Amounts, player = play.player): void {
  for (const effect of all(play.element, 'effect')) {
    if (get(effect, 'player') !== player) continue;
    for (const [what, amount] of Object.entries(more)) {
      const claimed = effect.attributes[what];
      if (claimed !== undefined) effect.attributes[what] = String(Number(claimed) + amount);
    }
  }
  booked(play, player, more);
}

/** The cells of the display on which no house stands. */
export function freeCells(table: Table): string[] {
  return table.display.map(({ cell }) => cell).filter((cell) => !table.houses.some((house) => house.cell === cell));
}

/** The cells with houses of others. */
export function foreignCells(table: Table, player: string): string[] {
  return table.players.filter((id) => id !== player).flatMap((id) => cellsOf(table, id));
}

/** The own buildings that are not upgraded, or those that are. */
export function ownCells(table: Table, player: string, upgraded: boolean): string[] {
  return cellsOf(table, player).filter((cell) => table.upgraded.includes(cell) === upgraded);
}

/**
 * Builds or upgrades something more that can be paid.
 * @param what the Character by whose price it is paid
 */
export function anyAction(play: Play, kind: Kind, random: Random, what = 'builder'): Element | undefined {
  const { player, after } = play;
  if (kind === 'build' && cellsOf(after, player).length === 8) return undefined;
  const cells = kind === 'build' ? freeCells(after) : ownCells(after, player, false);
  for (const cell of shuffled(cells, random)) {
    const paid = wayToPay(priceOf(after, player, what, kind, cell), goodsOwned(after, player));
    const action = paid && actAlso(play, kind, cell, paid);
    if (action) return action;
  }
  return undefined;
}
