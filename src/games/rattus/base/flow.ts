/** How effects change what lies on the table. */
import type { Piece } from '../../../engine/census.js';
import type { Effect } from '../../../engine/effect.js';
import type { RegionState, TableState } from '../state.js';
import { CARDS, REGIONS, type Region } from '../vocabulary.js';
import { siteOf } from './cubes.js';
import type { Border } from './map.js';

/**
 * Carries an effect out. Places: a player's id (the own supply), `gallia.p1`, `castle.p1`, `baker.p1` for cubes and
 * potions, a region for tokens, figure, nuns and bishops, a border for walls, `supply`, `box`, `stock`, `display`.
 */
export function applyEffect(table: TableState, effect: Effect): void {
  table.revision += 1;
  switch (effect.thing) {
    case 'cube':
      return moveCubes(table, effect);
    case 'potion':
      return movePotions(table, effect);
    case 'rat':
      return moveRats(table, effect);
    case 'figure':
      table.figure = REGIONS.find((region) => region === effect.to) ?? table.figure;
      return;
    case 'nun':
      movePiece(table, effect, 'nuns');
      return;
    case 'bishop':
      movePiece(table, effect, 'bishops');
      return;
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

function moveCubes(table: TableState, effect: Effect): void {
  const seat = table.roster.seat(effect.player);
  if (seat === undefined) return;
  const [amount, from, to] =
    effect.amount < 0 ? [-effect.amount, effect.to, effect.from] : [effect.amount, effect.from, effect.to];
  putCubes(table, from, seat, -amount);
  putCubes(table, to, seat, amount);
}

/** Adds or (below zero) removes cubes without potions at a place; potions are moved by effects of their own. */
function putCubes(table: TableState, place: string, seat: number, amount: number): void {
  const player = table.player(seat);
  const site = siteOf(place);
  if (place === player.id) player.supply += amount;
  else if (site === 'castle') {
    player.castle += amount;
    player.castleTurn = table.turn;
  } else if (site === 'baker') player.baker += amount;
  else {
    const cubes = regionAt(table, site)?.cubes[seat];
    if (!cubes) return;
    for (let index = 0; index < amount; index += 1) cubes.push(0);
    for (let index = 0; index > amount; index -= 1) {
      const at = cubes.indexOf(0);
      cubes.splice(at >= 0 ? at : cubes.indexOf(Math.min(...cubes)), 1);
    }
  }
}

/** The region that an effect changes; undefined for any other place. */
function regionAt({ regions }: TableState, place: string): RegionState | undefined {
  const region = regions.get(place as Region);
  if (region) region.isLaid = false;
  return region;
}

/** Potions come and go under a cube under which as many lie as `which` says. */
function movePotions(table: TableState, effect: Effect): void {
  const seat = table.roster.seat(effect.player);
  table.hasPotions = true;
  const move = (place: string, amount: number): void => {
    if (place === 'stock') table.potionStock += amount;
    else if (place === 'carried') table.potionsCarried += amount;
    const cubes = seat === undefined ? undefined : regionAt(table, siteOf(place))?.cubes[seat];
    const under = Number(effect.which ?? 0);
    const at = cubes?.indexOf(under) ?? -1;
    if (cubes && at >= 0) cubes[at] = under + amount;
  };
  move(effect.from, -effect.amount);
  move(effect.to, effect.amount);
}

function moveRats(table: TableState, effect: Effect): void {
  const from = regionAt(table, effect.from);
  const to = regionAt(table, effect.to);
  const slot = Number(effect.which ?? 1) - 1;
  for (let index = 0; index < Math.abs(effect.amount); index += 1) {
    let piece: Piece | undefined;
    if (effect.amount < 0) {
      // The record has fewer than there were: which ones are gone is not known.
      if (to) blurRats(table, to, -1);
      else if (effect.to === 'supply') {
        table.ratSupply -= 1;
        table.supplyIsOwn = false;
      }
      continue;
    }
    if (from) piece = from.rats.splice(slot, 1)[0];
    else if (effect.from === 'supply') table.ratSupply -= 1;
    else if (effect.from === 'box') {
      table.ratsDiscarded -= 1;
      table.hasReturnedRats = true;
    }
    if (effect.to === 'box') {
      table.ratsDiscarded += 1;
      // A token that exists once too often takes no name with it.
      if (piece && piece.source !== 'virtual') table.census.discard(piece);
      if (piece?.name === undefined) table.boxIsKnown = false;
    } else if (effect.to === 'supply') {
      table.ratSupply += 1;
      table.supplyIsOwn = false;
    } else if (to && effect.verb === 'adjust') blurRats(table, to, 1);
    else if (to && effect.from === '' && effect.verb === 'draw') {
      table.hasVirtualRats = true;
      to.rats.push(table.census.unseen('virtual'));
    } else if (to) to.rats.push(piece ?? table.census.unseen(sourceOf(effect)));
  }
}

/** A token more or less than there can be: which is which cannot be told any more. */
function blurRats({ census }: TableState, { rats }: RegionState, by: 1 | -1): void {
  for (const piece of rats) census.forget(piece);
  if (by > 0) rats.push(census.unseen(undefined));
  else rats.pop();
}

/** One that stood beside the board comes from nowhere. */
function moveWall({ walls }: TableState, { from, to }: Effect): void {
  const at = walls.indexOf(from as Border);
  if (at >= 0) walls.splice(at, 1);
  walls.push(to as Border);
}

function movePiece(table: TableState, effect: Effect, kind: 'nuns' | 'bishops'): void {
  const from = regionAt(table, effect.from);
  const to = regionAt(table, effect.to);
  if (from) from[kind] -= effect.amount;
  if (to) to[kind] += effect.amount;
}

function moveCard(table: TableState, effect: Effect): void {
  const card = CARDS.find((one) => one === effect.which);
  if (!card) return;
  table.ownersAreLaid = false;
  table.inPlay.add(card);
  const seat = table.roster.seat(effect.to);
  if (seat === undefined) {
    table.owners.delete(card);
    return;
  }
  table.cardChanges.push({ card, turn: table.turn, seat });
  table.owners.set(card, seat);
}

/** Where a token that comes into a region was before. A token from nowhere is a start token, or one that does not exist. */
function sourceOf({ verb, from }: Effect): string {
  if (from !== '') return from;
  return verb === 'place' ? 'setup' : 'virtual';
}
