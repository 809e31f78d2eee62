/** The place of a record, as the kernel has it: what the replay knows of the table, and what is due there. */

import { Choice, Choices } from '../../../kernel/choice.js';
import type { Seat } from '../../../kernel/index-of.js';
import { legalMovesOf } from '../../../kernel/legal-moves.js';
import { advance } from '../../../kernel/play.js';
import { bitOf } from '../../../kernel/state.js';
import { type Truth, UNKNOWN } from '../../../kernel/truth.js';
import type { Act } from '../base/act.js';
import { mayBe, misfitAmong } from '../base/identity.js';
import { openLastUnload } from '../rules/cards/baker.js';
import { definition } from '../rules/definition.js';
import { factsOf, KNIGHT, PLACES, type Place, type Region, SEATS, type Token, UNSEEN } from '../rules/facts.js';
import { seatOfSlot } from '../rules/last-round.js';
import { FINAL, SETTLE, SLOT, TURN, UNLOAD } from '../rules/points.js';
import * as cells from '../rules/table.js';
import { beginTurn } from '../rules/turn.js';
import type { Ravage } from '../table/ravage-state.js';
import type { TableState } from '../table/state.js';
import type { RattusElement } from '../vocabulary.js';

type Rattus = cells.Rattus;

/** What lies on the table, whoever's turn it may be, with nothing due yet. */
export function laidOut({ board }: TableState): Rattus {
  const state = board.clone();
  beginTurn(state);
  cells.active.set(state, 0);
  cells.slots.set(state, 0);
  return state;
}

/** The same with the tokens that the record names. @param state is changed */
function tableAt(table: TableState, state = laidOut(table)): Rattus {
  for (const [region, { rats }] of table.regions.entries())
    for (const [place, { name }] of rats.slice(0, PLACES.length).entries())
      cells.tokenAt.set(state, region as Region, place as Place, tokenNamed(state, name));
  return state;
}

/**
 * A turn or slot as it stands, for whoever asks what may be done there; which tokens lie where nobody asks.
 * @returns the table, which goes on with it
 */
export function momentIn({ table: { board }, ravage }: Pick<Act, 'table' | 'ravage'>): Rattus {
  if (ravage) markRavage(board, ravage);
  return board;
}

/** No token or no cube is left in the region. @see rattus.ravage.continue */
export function isSpent(table: TableState, ravage: Ravage): Truth {
  return cells.isSpent(table.board, ravage.at, addedBy(ravage));
}

/** What the figure adds to the population. */
export function addedBy({ neutral, neutralUnknown }: Ravage): number {
  return neutralUnknown ? UNKNOWN : neutral;
}

/** Who has a slot in the last round: counter-clockwise, without the player who brought about the end. @see rattus.end.last-round-order */
export function slotsDue(table: TableState): readonly number[] {
  return table.players.slice(1).map((_, before) => seatOfSlot(table.board, before));
}

/** What lies on the table, with a map of which only what the rulebook tells is sure. @see isInvented */
export function withSureMap(table: TableState): Rattus {
  const state = table.board.clone();
  state.facts = factsOf(table.edition, table.profile, table.size, 'sure');
  return state;
}

function tokenNamed({ facts }: Rattus, name: string | undefined): Token {
  return (name === undefined ? undefined : facts.tokens.get(name)) ?? UNSEEN;
}

/** How far a ravage has come. */
function markRavage(state: Rattus, ravage: Ravage): void {
  // The replay ends a ravage as soon as nothing is left to act on; in a turn the serf may still help.
  const isOver = ravage.over && (ravage.flips === 0 || cells.isLastRound(state));
  cells.ravaging.set(state, isOver ? cells.OVER : cells.RAVAGE);
  if (isOver) cells.spreading.set(state, cells.NOT_DUE);
  cells.neutral.set(state, addedBy(ravage));
  // What the way of the figure says is the use of the knight.
  if (ravage.neutral > 0) cells.used.set(state, KNIGHT, 1);
  cells.flips.set(state, ravage.flips);
  cells.earned.set(state, earnedBy(ravage));
  cells.hasOrder.set(state, ravage.order ? 1 : 0);
  cells.facingUp.set(state, ravage.order?.length ?? 0);
}

function earnedBy({ latest, missed, serfAdded }: Ravage): number {
  if (latest === 'kill') return serfAdded ? cells.HAD : cells.A_CUBE;
  if (latest === 'potion') return cells.ONLY_POTIONS;
  return missed ? cells.MISSED : cells.NOTHING;
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

/**
 * What the crusader has turned up, each token at the place of its number in the order: that is all that a record says of it.
 * @param token one that acts @returns the place of that token, too: behind the others, if it is not named
 */
export function inOrder(table: TableState, named: readonly string[], token: string): readonly [Rattus, Place] {
  const state = table.board.clone();
  cells.hasOrder.set(state, 1);
  const before = PLACES.slice(0, -1);
  const behind = before.length as Place;
  if (named[0] === '?') return [state, behind];
  for (const place of before) if (place < named.length) cells.order.set(state, place, place + 1);
  return [state, before.find((place) => named[place] === token) ?? behind];
}

/** Of the pieces that may be the token that is due, those that leave a piece for each of the others. */
function keepPossible(state: Rattus, table: TableState, { region, order = [] }: Ravage): void {
  const [due, ...later] = order;
  if (due === undefined || due === '?') return;
  const { rats } = table.region(region);
  for (const [place, piece] of rats.slice(0, PLACES.length).entries()) {
    const others = rats.filter((one) => one !== piece);
    const isPossible = mayBe(table, piece, due) && misfitAmong(table, others, later) === undefined;
    if (!isPossible && cells.order.of(state, place as Place) === 1)
      cells.order.set(state, place as Place, order.length + 1);
  }
}

/** The place in a turn or slot that breaks off; undefined where nothing is left to decide in it. */
function placeInTurn(table: TableState, seat: Seat): Rattus | undefined {
  const { progress } = table;
  if (!progress) return undefined;
  const { ravage } = progress;
  const state = tableAt(table, momentIn({ table, ravage }).clone());
  if (ravage?.order) markOrder(state, ravage.order);
  if (ravage) keepPossible(state, table, ravage);
  if (progress.unloading && !progress.unloading.done) {
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

/** The final plague behind a token of a region, for the serf who has waited there. */
export function behindToken(table: TableState, ravage: Ravage | undefined, state = laidOut(table)): Rattus {
  cells.isFinal.set(state, 1);
  if (ravage?.serf !== undefined) cells.earned.set(state, earnedBy(ravage));
  return state;
}

/** The place in the final plague; over where nothing is left to turn up. */
function placeInFinal(table: TableState): Rattus {
  const state = behindToken(table, table.finalRavage, tableAt(table));
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

/**
 * Whether a player could use nothing in a slot now: then it makes no difference whether there is one. Unknown where nobody knows
 * whether what could be used is there. @see RA-49
 */
export function isIdle(table: TableState, seat: number): Truth {
  const state = tableAt(table);
  beginTurn(state);
  cells.active.set(state, seat);
  cells.slots.set(state, 1);
  state.open(SLOT, bitOf(SEATS[seat] as Seat));
  const found = new Choices();
  legalMovesOf(definition, state, SEATS[seat] as Seat, found);
  // To do nothing is the one move that there always is.
  if (found.length === 1) return true;
  const choice = new Choice();
  let sure = 0;
  for (let index = 0; index < found.length; index += 1) if (found.read(index, choice) === true) sure += 1;
  return sure > 1 ? false : 'unknown';
}
