/** The place of a record, as the kernel has it: what the replay knows of the table, and what is due there. */

import { isOpen } from '../../../engine/gap.js';
import type { Truth as Known } from '../../../engine/judge.js';
import type { Seat } from '../../../kernel/index-of.js';
import { seatsWith } from '../../../kernel/state.js';
import { UNKNOWN } from '../../../kernel/truth.js';
import { known } from '../../../log/attribute.js';
import { triggered } from '../rules/choose.js';
import { hasArms, scoreCoin } from '../rules/contest.js';
import { hasCards } from '../rules/draw.js';
import { CARDS, type Card, ESTATES, type Estate, type Half, LEGATE, SEATS, UNSEEN } from '../rules/facts.js';
import { mayHaveBonus } from '../rules/final.js';
import { ARMS_CONTEST, CHOOSE, DRAW, LEGATE_BONUS, REVEAL_TOWERS, TOWERS } from '../rules/points.js';
import * as cells from '../rules/table.js';
import { isTurnOf, mayBuild, precedes } from '../rules/tower.js';
import { cardOf, halvesOf } from '../table/components.js';
import { estateIndex } from '../table/persons.js';
import { numberOf, type PlayerState, type TableState } from '../table/state.js';
import {
  type CardName,
  LEGATE as LEGATE_NAME,
  type SideId,
  type TallinnElement,
  type TallinnElementOf,
} from '../vocabulary.js';
import { phaseOf } from './phases.js';

type Tallinn = cells.Tallinn;

/** What lies on the table, with nothing due yet. */
export function tableAt(table: TableState): Tallinn {
  const state = cells.emptyTable(table.facts);
  cells.round.set(state, table.round);
  for (const player of table.players) {
    const seat = SEATS[player.seat] as Seat;
    countOut(state, player, seat);
    cells.points.set(state, seat, player.unknownPoints ? UNKNOWN : player.points);
    cells.towers.set(state, seat, player.towers.length);
    cells.towersBefore.set(state, seat, player.cards.isUncertain ? UNKNOWN : towersBefore(table, player));
    const dealt = player.display.find(({ isStart }) => isStart) ?? player.towers.find(({ card }) => table.start(card));
    cells.start.set(state, seat, dealt?.card === undefined ? -1 : state.facts.startIds.indexOf(dealt.card));
    for (const card of CARDS) cells.where.set(state, seat, card, placeOf(player, cardOf(card)));
    for (const estate of ESTATES) cells.persons.set(state, seat, estate, personsOf(table, player, estate));
  }
  return state;
}

/** Lays how many cards one player has, and what the record hides of the display: enough to ask about a card, once that is laid, too. */
export function countOut(state: Tallinn, player: PlayerState, seat: Seat): void {
  const { cards, display } = player;
  cells.hand.set(state, seat, cards.isUncertain ? UNKNOWN : cards.handSize);
  cells.pile.set(state, seat, cards.pileSize);
  cells.contests.set(state, seat, player.contests === 0 && player.hiddenContests ? UNKNOWN : player.contests);
  cells.hiddenInDisplay.set(state, seat, hiddenIn(player));
  // Nearly always the first card of the display.
  cells.startIsTower.set(state, seat, display[0]?.isStart || display.some(({ isStart }) => isStart) ? 0 : 1);
}

/** How many towers a player had before the round. */
export function towersBefore(table: TableState, { towers }: PlayerState): number {
  return towers.filter(({ round }) => round < table.round).length;
}

function hiddenIn({ displayIsCertain, hasHiddenCards }: PlayerState): number {
  if (!displayIsCertain) return cells.SOME_ARE_GONE;
  return hasHiddenCards ? cells.SOME_ARE_HIDDEN : 0;
}

/** In final scoring only what the cards show: the replay may have added a legate's two persons already, or left them open. */
function personsOf(table: TableState, player: PlayerState, estate: Estate): number {
  if (table.phase !== 'final') return player.unknownPersons[estate] ? UNKNOWN : (player.persons[estate] ?? UNKNOWN);
  if (!player.displayIsCertain) return UNKNOWN;
  let count = 0;
  for (const shown of player.display) {
    const on = table.personsOf(shown)?.[estate];
    if (on === undefined) return UNKNOWN;
    count += on;
  }
  return count;
}

/** Where a card lies that is no start card. */
export function placeOf(player: PlayerState, name: CardName): number {
  switch (player.whereabouts.get(name)) {
    case 'display':
      return cells.DISPLAY + halfOf(name, cardIn(player.display, name)?.side);
    case 'tower': {
      const tower = cardIn(player.towers, name);
      return tower?.from === 'hand' ? cells.TOWER_FROM_HAND : cells.TOWER + halfOf(name, tower?.side);
    }
    default:
      // Neither in the hand nor in the pile: then laid away unseen.
      return heldPlaceOf(player, name) ?? piledPlaceOf(player, name, cells.ABSENT);
  }
}

function cardIn<C extends { readonly card: CardName | undefined }>(zone: readonly C[], name: CardName): C | undefined {
  for (const one of zone) if (one.card === name) return one;
  return undefined;
}

/** The place of a card that is or may be in the hand; undefined for any other. */
export function heldPlaceOf({ cards }: PlayerState, name: CardName): number | undefined {
  return placeIf(cards.inHand(numberOf(name)), cells.HAND, undefined);
}

/** A place where a card lies for certain, does not lie, or may lie. */
function placeIf<P>(lies: Known, there: number, elsewhere: P): number | P {
  if (isOpen(lies)) return cells.HIDDEN;
  return lies ? there : elsewhere;
}

/** The pile, for a card that can come from there. @param elsewhere the place of one that cannot */
export function piledPlaceOf({ cards }: PlayerState, name: CardName | undefined, elsewhere: number): number {
  return placeIf(cards.canArrive(numberOf(name)), cells.PILE, elsewhere);
}

/** The number of a half; `EITHER_HALF` where the record does not show it. */
export function halfOf(card: CardName, side: SideId | undefined): Half {
  const half = side === undefined ? -1 : halvesOf(card).indexOf(side);
  return (half < 0 ? cells.EITHER_HALF : half) as Half;
}

/** Opens what is due in a round that breaks off. */
function openRound(state: Tallinn, table: TableState, { children }: TallinnElementOf<'round'>): void {
  const phase = Math.max(0, ...children.map((child) => phaseOf(child) ?? 0));
  const isIn = has(children, table);
  for (const child of children) if (child.name === 'play') markPlay(state, table, child);
  const choosing = seatsWith(state, (of, seat) => cells.hand.of(of, seat) !== 0 && !isIn('play', seat));
  if (phase === 0 && choosing !== 0) return state.open(CHOOSE, choosing);
  markContests(state, table, children);
  if (phase < 2) return state.open(ARMS_CONTEST, seatsWith(state, hasArms));
  if (phase === 2) return openTowers(state, table, children);
  state.open(
    DRAW,
    seatsWith(state, (of, seat) => cells.mustDraw(of, seat) && !isIn('draw', seat)),
  );
}

/** Whether there is an element of some name and player. */
function has(children: readonly TallinnElement[], { roster }: TableState): (name: string, seat: Seat) => boolean {
  return (name, seat) =>
    children.some(
      (child) => child.name === name && 'player' in child.values && roster.seat(child.values.player) === seat,
    );
}

function seatOf(table: TableState, player: string | undefined): Seat | undefined {
  const seat = table.roster.seat(player);
  return seat === undefined ? undefined : SEATS[seat];
}

/** What the half triggers that somebody has revealed. */
function markPlay(state: Tallinn, table: TableState, { values }: TallinnElementOf<'play'>): void {
  const seat = seatOf(table, values.player);
  if (seat === undefined) return;
  const name = known(values.card);
  const number = numberOf(name);
  const card = (number >= 0 && number <= LEGATE ? number : UNSEEN) as Card;
  const half = halfOf(name ?? LEGATE_NAME, known(values.side));
  cells.committed.set(state, seat, cells.REVEALED);
  cells.contest.set(state, seat, triggered(state, card, half));
}

/** Contests that the replay has scored, and those that follow from the coins. */
function markContests(state: Tallinn, table: TableState, children: readonly TallinnElement[]): void {
  const scored = new Set<Seat>();
  for (const { round, seat, contest } of table.contests) {
    if (round !== table.round || contest === 'tower') continue;
    scored.add(SEATS[seat] as Seat);
    cells.contest.set(state, SEATS[seat] as Seat, cells.FIRST_CONTEST + estateIndex(contest));
  }
  for (const child of children) {
    const seat = child.name === 'contest' ? seatOf(table, child.values.player) : undefined;
    if (seat === undefined || scored.has(seat) || cells.hasContested(state, seat) === true) continue;
    scored.add(seat);
    cells.contest.set(state, seat, cells.FIRST_CONTEST);
  }
  for (const seat of state.facts.seats) if (!scored.has(seat)) scoreCoin(state, seat);
}

/** Whoever decides on a tower: the others that had to do so before have declined, and the record does not say it. */
function openTowers(state: Tallinn, table: TableState, children: readonly TallinnElement[]): void {
  state.open(TOWERS, seatsWith(state, mayBuild));
  for (const child of children) {
    const seat = child.name === 'tower' ? seatOf(table, child.values.player) : undefined;
    if (seat === undefined) continue;
    while (isTurnOf(state, seat) === false) decide(state, leaderBefore(state, seat));
    decide(state, seat);
  }
}

function decide(state: Tallinn, seat: Seat): void {
  cells.decided.set(state, seat, 1);
  state.settle(seat);
}

/** Of those who must decide before a player, the one before whom nobody must. */
function leaderBefore(state: Tallinn, seat: Seat): Seat {
  let leader = seat;
  for (const other of state.facts.seats) {
    if (state.isDue(other) && precedes(state, other, leader) === true) leader = other;
  }
  return leader;
}

/** Opens what is due in final scoring. */
function openFinal(state: Tallinn, table: TableState, { children }: TallinnElementOf<'final'>): void {
  const isScoring = children.some(({ name }) => name === 'contest' || name === 'transfer' || name === 'towers');
  const isIn = has(children, table);
  state.open(
    LEGATE_BONUS,
    isScoring ? 0 : seatsWith(state, (of, seat) => mayHaveBonus(of, seat) && !isIn('bonus', seat)),
  );
  if (state.due === 0)
    state.open(
      REVEAL_TOWERS,
      seatsWith(state, (of, seat) => cells.towers.of(of, seat) > 0 && !isIn('towers', seat)),
    );
}

/** The place at the end of a round or of final scoring that breaks off. */
export function placeIn(table: TableState, inside: TallinnElementOf<'round'> | TallinnElementOf<'final'>): Tallinn {
  const state = tableAt(table);
  if (inside.name === 'round') openRound(state, table, inside);
  else openFinal(state, table, inside);
  return state;
}

/**
 * What comes behind a round: another one, or the final scoring; either, where the record hides whether anybody has a card left.
 * @see tallinn.end.all-played
 */
export function nextParts(table: TableState): readonly ('round' | 'final')[] {
  const state = tableAt(table);
  const isOpen = state.facts.seats.every((seat) => cells.hand.of(state, seat) === UNKNOWN || !hasCards(state, seat));
  if (seatsWith(state, hasCards) === 0) return ['final'];
  return isOpen ? ['round', 'final'] : ['round'];
}
