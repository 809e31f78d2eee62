/** The place of a record, as the kernel has it: what the replay knows of the table, and what is due there. */

import { Choices } from '../../kernel/choice.js';
import type { Seat } from '../../kernel/index-of.js';
import { legalMovesOf } from '../../kernel/legal-moves.js';
import { advance } from '../../kernel/play.js';
import { bitOf } from '../../kernel/state.js';
import { UNKNOWN } from '../../kernel/truth.js';
import type { Border as BorderName } from './base/map.js';
import { borderOf } from './base/map.js';
import type { Ravage } from './base/ravage-state.js';
import type { Standing } from './base/standing.js';
import { openLastUnload } from './rules/cards/baker.js';
import { definition } from './rules/definition.js';
import {
  BORDERS,
  type Border,
  CARDS,
  type Card,
  factsOf,
  PLACES,
  type RattusFacts,
  REGIONS,
  type Region,
  SEATS,
  sidesOf,
  type Token,
  UNSEEN,
} from './rules/facts.js';
import { type Height, pour } from './rules/flasks.js';
import { FINAL, SETTLE, SLOT, TURN, UNLOAD } from './rules/points.js';
import * as cells from './rules/table.js';
import { beginTurn } from './rules/turn.js';
import type { TableState } from './state.js';
import {
  CARDS as CARD_NAMES,
  type RattusElement,
  REGIONS as REGION_NAMES,
  type Region as RegionName,
} from './vocabulary.js';

type Rattus = cells.Rattus;

const known = new WeakMap<TableState, RattusFacts>();

function factsOfTable(table: TableState): RattusFacts {
  const facts = known.get(table) ?? factsOf(table.edition, table.profile, table.size);
  known.set(table, facts);
  return facts;
}

/** What lies on the table, with nothing due yet. */
function tableAt(table: TableState): Rattus {
  const state = cells.emptyTable(factsOfTable(table));
  for (const player of table.players) {
    const seat = SEATS[player.seat] as Seat;
    cells.supply.set(state, seat, player.supply);
    cells.castle.set(state, seat, player.castle);
    cells.baker.set(state, seat, player.baker);
  }
  for (const region of REGIONS) layRegion(state, table, region);
  for (const border of BORDERS) {
    const name = nameOfBorder(border);
    cells.walls.set(state, border, table.walls.filter((wall) => wall === name).length);
  }
  for (const card of CARDS) cells.owner.set(state, card, ownerOf(table, card));
  cells.stock.set(state, table.potionStock);
  cells.figure.set(state, table.figure === undefined ? -1 : REGION_NAMES.indexOf(table.figure));
  cells.ratSupply.set(state, table.ratSupply);
  cells.boxed.set(state, table.ratsDiscarded);
  cells.turn.set(state, table.turn);
  cells.countsAtEnd.set(state, table.figureCountsAtEnd ? 1 : 0);
  if (table.trigger) cells.trigger.set(state, table.trigger.seat);
  return state;
}

function layRegion(state: Rattus, table: TableState, region: Region): void {
  const { cubes, rats, nuns, bishops } = table.region(REGION_NAMES[region] as RegionName);
  cells.nuns.set(state, region, nuns);
  cells.bishops.set(state, region, bishops);
  for (const [index, own] of cubes.entries()) {
    const seat = SEATS[index] as Seat;
    cells.cubes.set(state, region, seat, own.length);
    for (const potions of own)
      for (let height = 0; height < potions; height += 1) pour(state, region, seat, height as Height);
  }
  for (const { name } of rats.slice(0, PLACES.length)) cells.addRat(state, region, tokenNamed(state, name));
}

function tokenNamed({ facts }: Rattus, name: string | undefined): Token {
  const token = name === undefined ? -1 : facts.tokenIds.indexOf(name);
  return token < 0 ? UNSEEN : (token as Token);
}

function nameOfBorder(border: Border): BorderName {
  const [one, other] = sidesOf(border).map((side) => REGION_NAMES[side] as RegionName);
  return borderOf(one as RegionName, other as RegionName);
}

function ownerOf(table: TableState, card: Card): number {
  const name = CARD_NAMES[card];
  const owner = name && table.owners.get(name);
  if (typeof owner === 'number') return owner;
  if (name && table.inPlay.has(name)) return cells.IN_DISPLAY;
  return table.unknownCards ? UNKNOWN : cells.NOT_IN_GAME;
}

/** What has been done in a turn or slot. */
function markTurn(state: Rattus, { taken, placed, used, path, spreadDue, spreadCount, ravage }: Standing): void {
  cells.taken.set(state, taken === undefined ? 0 : 1);
  cells.placed.set(state, placed === undefined ? 0 : placed === 'mayor' ? cells.BY_MAYOR : cells.BY_TOKENS);
  cells.moved.set(state, path === undefined ? 0 : 1);
  for (const card of CARDS) cells.used.set(state, card, used.has(CARD_NAMES[card] as never) ? 1 : 0);
  cells.arrived.set(state, spreadCount);
  const hasSpread = spreadCount > 0 || (ravage?.flips ?? 0) > 0 || (path !== undefined && !cells.isLastRound(state));
  cells.spreading.set(state, spreadDue ? cells.DUE : hasSpread ? cells.SPREAD : cells.NOT_DUE);
  if (ravage) markRavage(state, ravage);
}

function markRavage(state: Rattus, ravage: Ravage): void {
  // The replay ends a ravage as soon as nothing is left to act on; in a turn the serf may still help.
  const isOver = ravage.over && (ravage.flips === 0 || cells.isLastRound(state));
  cells.ravaging.set(state, isOver ? cells.OVER : cells.RAVAGE);
  cells.neutral.set(state, ravage.neutral);
  cells.flips.set(state, ravage.flips);
  const isEarned = ravage.latest === 'kill';
  cells.earned.set(state, isEarned ? (ravage.serfAdded ? cells.HAD : cells.A_CUBE) : cells.NOTHING);
  if (!ravage.order) return;
  cells.hasOrder.set(state, 1);
  cells.facingUp.set(state, ravage.order.length);
  markOrder(state, ravage.order);
}

/** Where the token that is due may be any of those that the record does not name, it is each of them. */
function markOrder(state: Rattus, [due, ...later]: readonly string[]): void {
  if (due === undefined || due === '?') return;
  const region = cells.plagueRegion(state);
  const first = tokenNamed(state, due);
  const places = PLACES.slice(0, cells.rats.of(state, region));
  const isNamed = places.some((place) => cells.tokenAt.of(state, region, place) === first);
  for (const place of places) {
    const token = cells.tokenAt.of(state, region, place);
    const isDue = isNamed ? token === first : token === UNSEEN;
    if (isDue && !isNamed) cells.tokenAt.set(state, region, place, first);
    const at = later.findIndex((name) => tokenNamed(state, name) === token);
    cells.order.set(state, place, isDue ? 1 : at < 0 ? later.length + 2 : at + 2);
  }
}

/** The place in a turn or slot that breaks off; undefined where nothing is left to decide in it. */
function placeInTurn(table: TableState, seat: Seat): Rattus | undefined {
  const { standing } = table;
  if (!standing) return undefined;
  const state = tableAt(table);
  cells.active.set(state, seat);
  if (table.phase === 'last-round') cells.slots.set(state, 1);
  markTurn(state, standing);
  if (standing.unloading && !standing.unloading.done) {
    state.open(UNLOAD, bitOf(seat));
    return state;
  }
  state.open(table.phase === 'last-round' ? SLOT : TURN, 0);
  advance(definition, state);
  return cells.turn.of(state) === table.turn && cells.active.of(state) === seat ? state : undefined;
}

/** The place in the setup, if somebody has to settle. @param settles how many have done so */
function placeInSetup(table: TableState, settles: number): Rattus | undefined {
  const state = tableAt(table);
  cells.settled.set(state, settles);
  state.open(SETTLE, 0);
  advance(definition, state);
  return state.point === SETTLE ? state : undefined;
}

/** The place in the final plague; over where nothing is left to turn up. */
function placeInFinal(table: TableState): Rattus {
  const state = tableAt(table);
  state.open(FINAL, 0);
  advance(definition, state);
  return state;
}

/** The place behind the last round, if the cubes on the baker must be set down there. */
export function placeOfUnloading(table: TableState): Rattus | undefined {
  const state = tableAt(table);
  openLastUnload(state);
  return state.due === 0 ? undefined : state;
}

/** The place at the end of an element that breaks off; undefined where nobody decides anything in it. */
export function placeIn(table: TableState, inside: RattusElement): Rattus | undefined {
  switch (inside.name) {
    case 'setup':
      return placeInSetup(table, inside.children.filter(({ name }) => name === 'settle').length);
    case 'turn': {
      const seat = table.roster.seat(inside.values.player);
      return seat === undefined ? undefined : placeInTurn(table, SEATS[seat] as Seat);
    }
    case 'final-plague':
      return placeInFinal(table);
    default:
      return undefined;
  }
}

/** Whether a player could use nothing in a slot now: then it makes no difference whether there is one. @see RA-49 */
export function isIdle(table: TableState, seat: number): boolean {
  const state = tableAt(table);
  beginTurn(state);
  cells.active.set(state, seat);
  cells.slots.set(state, 1);
  state.open(SLOT, bitOf(SEATS[seat] as Seat));
  const found = new Choices();
  legalMovesOf(definition, state, SEATS[seat] as Seat, found);
  // To do nothing is the one move that there always is.
  return found.length === 1;
}
