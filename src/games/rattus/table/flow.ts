/** How effects change what lies on the table. */
import type { Piece } from '../../../engine/census.js';
import type { Effect } from '../../../engine/effect.js';
import type { Seat } from '../../../kernel/index-of.js';
import type { QuantityBy } from '../../../kernel/layout.js';
import type { RuleIdOfRattus } from '../rulebook.js';
import { REMOVED } from '../rules/amounts.js';
import { borderNamed, cardNamed, NO_BORDER, PLACES, type Region as RegionIndex, regionNamed } from '../rules/facts.js';
import { type Height, refill } from '../rules/flasks.js';
import * as cells from '../rules/table.js';
import { CARDS, type Region } from '../vocabulary.js';
import { TOKENS } from './components.js';
import type { Border } from './map.js';
import { siteOf } from './places.js';
import type { RegionState, TableState } from './state.js';

/**
 * Carries an effect out. Places: a player's id (the own supply), `gallia.p1`, `castle.p1`, `baker.p1` for cubes and
 * potions, a region for tokens, figure, nuns and bishops, a border for walls, `supply`, `box`, `stock`, `display`.
 */
export function applyEffect(table: TableState, effect: Effect): void {
  switch (effect.thing) {
    case 'cube':
      return moveCubes(table, effect);
    case 'potion':
      return movePotions(table, effect);
    case 'rat':
      return moveRats(table, effect);
    case 'figure':
      cells.figure.set(table.board, regionNamed(effect.to as Region));
      return;
    case 'nun':
      return movePiece(table, effect, cells.nuns);
    case 'bishop':
      return movePiece(table, effect, cells.bishops);
    case 'wall':
      return moveWall(table, effect);
    case 'class':
      return moveCard(table, effect);
    case 'point': // Scores are read off the board.
      return;
    default:
      throw new RangeError(`nothing in Rattus is called ${effect.thing}`);
  }
}

function moveCubes(table: TableState, { player, amount, from, to }: Effect): void {
  const seat = table.roster.seat(player) as Seat | undefined;
  if (seat === undefined) return;
  putCubes(table, from, seat, -amount);
  putCubes(table, to, seat, amount);
}

/** Adds or (below zero) removes cubes at a place; potions are moved by effects of their own. */
function putCubes(table: TableState, place: string, seat: Seat, amount: number): void {
  const { board } = table;
  const player = table.player(seat);
  const site = siteOf(place);
  if (place === player.id) cells.supply.set(board, seat, player.supply + amount);
  else if (site === 'castle') {
    cells.castle.set(board, seat, player.castle + amount);
    player.castleTurn = table.turn;
  } else if (site === 'baker') cells.baker.set(board, seat, player.baker + amount);
  else {
    const region = regionNamed(site as Region);
    if (region >= 0) cells.cubes.set(board, region, seat, cells.cubes.of(board, region, seat) + amount);
  }
}

/** Potions come and go under a cube under which as many lie as `which` says. */
function movePotions(table: TableState, { player, which = '0', amount, from, to }: Effect): void {
  const { board } = table;
  const seat = table.roster.seat(player) as Seat | undefined;
  const move = (place: string, by: number): void => {
    const region = regionNamed(siteOf(place) as Region);
    if (place === 'stock') cells.stock.set(board, cells.stock.of(board) + by);
    else if (place === 'carried') table.potionsCarried += by;
    else if (seat !== undefined && region >= 0) refill(board, region, seat, Number(which) as Height, by);
  };
  move(from, -amount);
  move(to, amount);
}

function moveRats(table: TableState, effect: Effect): void {
  const { board } = table;
  const from = table.regions[regionNamed(effect.from as Region)];
  const to = table.regions[regionNamed(effect.to as Region)];
  if (effect.from === 'supply') cells.ratSupply.set(board, table.ratSupply - effect.amount);
  if (effect.to === 'supply') {
    cells.ratSupply.set(board, table.ratSupply + effect.amount);
    table.supplyIsOwn = false;
  }
  const slot = effect.which === undefined ? 0 : Number(effect.which) - 1;
  // The record has fewer than there were: which ones are gone is not known.
  for (let index = effect.amount; index < 0; index += 1) if (to) blurRats(table, to, -1);
  for (let index = 0; index < effect.amount; index += 1) {
    const piece = from && takeRat(from, slot);
    if (effect.from === 'box') {
      table.ratsDiscarded -= 1;
      table.hasReturnedRats = true;
    }
    if (effect.to === 'box') {
      table.ratsDiscarded += 1;
      // A token that exists once too often takes no name with it.
      if (piece && piece.source !== 'virtual') table.census.discard(piece);
      if (piece?.name === undefined) table.boxIsKnown = false;
    } else if (to && effect.verb === 'adjust') blurRats(table, to, 1);
    else if (to && effect.from === '' && effect.verb === 'draw') {
      table.hasVirtualRats = true;
      to.rats.push(table.census.unseen('virtual'));
    } else if (to) to.rats.push(piece ?? table.census.unseen(sourceOf(effect)));
  }
  if (from) countRats(board, from);
  if (to) countRats(board, to);
  cells.boxed.set(board, Math.max(table.ratsDiscarded, gone(table)));
}

function countRats(board: cells.Rattus, { id, rats }: RegionState): void {
  cells.rats.set(board, regionNamed(id), Math.min(rats.length, PLACES.length));
}

/** Tokens that lie neither in the supply nor on the map, whatever the record says of them. */
function gone({ size, ratSupply, regions }: TableState): number {
  let left = TOKENS - (REMOVED[size] ?? 0) - ratSupply;
  for (const { rats } of regions) left -= rats.length;
  return left;
}

/** A token more or less than there can be: which is which cannot be told any more. */
function blurRats({ census }: TableState, { rats }: RegionState, by: 1 | -1): void {
  for (const piece of rats) census.forget(piece);
  if (by > 0) rats.push(census.unseen(undefined));
  else rats.pop();
}

/** One that stood beside the board comes from nowhere. */
function moveWall({ walls, board }: TableState, { from, to }: Effect): void {
  const at = walls.indexOf(from as Border);
  if (at >= 0) walls.splice(at, 1);
  walls.push(to as Border);
  for (const name of [from, to] as Border[]) {
    const border = borderNamed(name);
    if (border !== NO_BORDER) cells.walls.set(board, border, walls.filter((wall) => wall === name).length);
  }
}

function movePiece(
  { board }: TableState,
  { amount, from, to }: Effect,
  standing: QuantityBy<RegionIndex, RuleIdOfRattus>,
): void {
  const [origin, target] = [regionNamed(from as Region), regionNamed(to as Region)];
  if (origin >= 0) standing.set(board, origin, standing.of(board, origin) - amount);
  if (target >= 0) standing.set(board, target, standing.of(board, target) + amount);
}

function moveCard(table: TableState, effect: Effect): void {
  const card = CARDS.find((one) => one === effect.which);
  if (!card) return;
  table.inPlay.add(card);
  // A player may bear the name of a place: cards are placed in the display, and taken by players.
  const seat = effect.verb === 'take' ? table.roster.seat(effect.to) : undefined;
  cells.owner.set(table.board, cardNamed(card), seat ?? cells.IN_DISPLAY);
  if (seat !== undefined) table.cardChanges.push({ card, turn: table.turn, seat });
}

/** @param slot 0-based */
function takeRat({ rats }: RegionState, slot: number): Piece | undefined {
  // Nearly always the only one is meant.
  return slot === 0 ? rats.shift() : rats.splice(slot, 1)[0];
}

/** Where a token that comes into a region was before. A token from nowhere is a start token, or one that does not exist. */
function sourceOf({ verb, from }: Effect): string {
  if (from !== '') return from;
  return verb === 'place' ? 'setup' : 'virtual';
}
