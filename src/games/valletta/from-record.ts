/** The place of a record, as the kernel has it: what the replay knows of the table, and what is due there. */

import type { Truth } from '../../engine/judge.js';
import type { Seat } from '../../kernel/index-of.js';
import { bitOf } from '../../kernel/state.js';
import { UNKNOWN } from '../../kernel/truth.js';
import { kindOf } from './components.js';
import type { PlayerState } from './player-state.js';
import { CARDS, type Card, type Cell, cardNamed, cellNamed, factsOf, GOODS, SEATS, UNSEEN } from './rules/facts.js';
import { DRAFT, PLAY } from './rules/points.js';
import * as cells from './rules/table.js';
import { HAND_SIZE } from './rules/turn.js';
import type { Draft, OpenTurn, TableState } from './state.js';
import { CHARACTERS, type Character, GOODS as GOOD_NAMES } from './vocabulary.js';

type Valletta = cells.Valletta;

/** What is laid for each question of the judge, with the display as it was dealt. */
function keptFor(table: TableState): Valletta {
  if (table.asked) return table.asked;
  const state = cells.emptyTable(factsOf(table.edition, table.profile, table.players.length, [...table.cells.keys()]));
  for (const { at, building } of table.cells.values())
    cells.buildingAt.set(state, cellNamed(at), (building && state.facts.buildings.get(building.id)) ?? UNSEEN);
  table.asked = state;
  return state;
}

/** What lies on the table, with nothing due yet. */
export function tableAt(table: TableState): Valletta {
  const state = momentWithCharacters(table).clone() as Valletta;
  cells.jean.set(state, table.jean);
  cells.isFinal.set(state, table.phase === 'final' ? 1 : 0);
  for (const good of GOODS) cells.supply.set(state, good, table.supply[good as 0]);
  for (const player of table.players) {
    const seat = SEATS[player.seat];
    if (seat !== undefined) layDeck(state, player, seat);
  }
  return state;
}

/**
 * The city, the goods and the barrels as they are now, for a question of the judge.
 * @returns a state that holds until the next question
 */
export function momentOf(table: TableState): Valletta {
  const state = keptFor(table);
  if (!table.isCityAsked) layCity(state, table);
  cells.isCityHidden.set(state, table.unknownCity || !table.isProvable ? 1 : 0);
  cells.turn.set(state, table.turn);
  for (const good of GOODS) cells.barrels.set(state, good, table.barrels?.[good as 0] ?? UNKNOWN);
  for (const { seat: place, goods, unknownGoods, houses } of table.players) {
    const seat = SEATS[place];
    if (seat === undefined) continue;
    for (const good of GOODS) {
      const isHidden = unknownGoods[good as 0] !== undefined || !table.isProvable;
      cells.goods.set(state, seat, good, isHidden ? UNKNOWN : goods[good as 0]);
    }
    cells.houses.set(state, seat, houses);
  }
  return state;
}

function layCity(state: Valletta, table: TableState): void {
  let place = 0;
  for (const { owner, upgraded, builtIn } of table.cells.values()) {
    const cell = state.facts.cells[place] as Cell;
    place += 1;
    cells.owner.set(state, cell, owner === undefined ? 0 : owner + 1);
    cells.upgraded.set(state, cell, upgraded ? 1 : 0);
    cells.builtIn.set(state, cell, builtIn ?? 0);
  }
  table.isCityAsked = true;
}

/** The same with the open supply of Characters. */
export function momentWithCharacters(table: TableState): Valletta {
  const state = momentOf(table);
  const isKnown = table.charactersKnown && table.isProvable;
  for (const card of CARDS) {
    const count = Math.max(0, table.characters[card] ?? 0);
    cells.characters.set(state, card, count === 0 && !isKnown ? UNKNOWN : count);
  }
  return state;
}

function layDeck(state: Valletta, player: PlayerState, seat: Seat): void {
  const { deck } = player;
  cells.points.set(state, seat, player.unknownPoints !== undefined ? UNKNOWN : player.points);
  cells.turns.set(state, seat, player.turns);
  cells.isOut.set(state, seat, player.out ? 1 : 0);
  cells.handSize.set(state, seat, deck.handSize);
  cells.pileSize.set(state, seat, deck.pileSize);
  cells.discardSize.set(state, seat, deck.discardSize);
  for (const card of CARDS) layCard(state, player, seat, card);
}

/**
 * The table as it was at the last question, but for one card in the hand of a player.
 * @param kind -1 for a card that nobody saw
 * @param held whether it is there, which is what the deck says
 */
export function momentWithCard(table: TableState, player: PlayerState, kind: number, held: Truth): Valletta {
  const state = keptFor(table);
  const seat = SEATS[player.seat] as Seat;
  cells.handSize.set(state, seat, player.deck.handSize);
  if (kind === UNSEEN) return state;
  cells.hand.set(state, seat, kind as Card, typeof held === 'boolean' ? Number(held) : UNKNOWN);
  markAside(state, player, seat, kind as Card);
  return state;
}

/**
 * The same for one card in the pile of a player.
 * @param isThere whether it can lie there, which is what the deck says
 * @param toDraw how many cards the record draws, this one included
 */
export function momentWithPile(
  table: TableState,
  player: PlayerState,
  kind: number,
  isThere: Truth,
  toDraw: number,
): Valletta {
  const state = keptFor(table);
  const seat = SEATS[player.seat] as Seat;
  const { deck } = player;
  cells.isFinal.set(state, table.phase === 'final' ? 1 : 0);
  cells.handSize.set(state, seat, HAND_SIZE - toDraw);
  cells.pileSize.set(state, seat, deck.pileSize);
  cells.pile.set(state, seat, kind as Card, typeof isThere === 'boolean' ? Number(isThere) : UNKNOWN);
  cells.discard.set(state, seat, kind as Card, deck.discarded(kind));
  return state;
}

function markAside(state: Valletta, { aside }: PlayerState, seat: Seat, card: Card): void {
  if (aside.size > 0 && aside.has(CHARACTERS[card] as Character)) cells.putAside(state, seat, card);
}

/** A card that is perhaps in the hand lies there or in the pile. */
function layCard(state: Valletta, player: PlayerState, seat: Seat, card: Card): void {
  const { deck, slots } = player;
  const held = deck.inHand(card);
  const elsewhere = deck.discarded(card) + slots.filter((played) => kindOf(played) === card).length;
  const seen = held === true ? Math.max(1, deck.knownInHand(card)) : 0;
  cells.hand.set(state, seat, card, typeof held === 'boolean' ? seen : UNKNOWN);
  cells.pile.set(state, seat, card, Math.max(0, deck.count(card) - elsewhere - seen));
  cells.discard.set(state, seat, card, deck.discarded(card));
  markAside(state, player, seat, card);
}

/** The place in a turn that breaks off: another card is to be played. */
export function placeInTurn(table: TableState, { player, playsLeft, previous }: OpenTurn): Valletta {
  const state = tableAt(table);
  const seat = SEATS[player.seat] as Seat;
  cells.active.set(state, seat);
  cells.playsLeft.set(state, playsLeft);
  for (const card of CARDS) cells.isLate.set(state, card, player.deck.isLate(card) ? 1 : 0);
  cells.lateDraws.set(state, player.deck.lateDraws);
  cells.previous.set(state, numberOf(previous?.card));
  cells.previousFunction.set(state, numberOf(previous?.effective));
  state.open(PLAY, playsLeft > 0 && player.deck.handSize > 0 ? bitOf(seat) : 0);
  return state;
}

function numberOf(character: Character | undefined): number {
  return character === undefined ? 0 : cardNamed(character) + 1;
}

/** The place in a draft, before somebody picks. @param state what is laid on the table */
export function placeInDraft(table: TableState, { due, left, picked }: Draft, state = tableAt(table)): Valletta {
  for (const good of GOODS) cells.inDraft.set(state, good, left.has(GOOD_NAMES[good as 0]) ? 1 : 0);
  cells.picked.set(state, seatsIn(picked));
  state.open(DRAFT, due < 0 ? 0 : bitOf(due as Seat));
  return state;
}

function seatsIn(seats: Iterable<number>): number {
  let bits = 0;
  for (const seat of seats) bits |= bitOf(seat as Seat);
  return bits;
}
