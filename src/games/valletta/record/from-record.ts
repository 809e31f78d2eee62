/** The place of a record, as the kernel has it: what the replay knows of the table, and what is due there. */

import type { Seat } from '../../../kernel/index-of.js';
import { bitOf, bitsOf } from '../../../kernel/state.js';
import { MOST, UNKNOWN } from '../../../kernel/truth.js';
import { NONE, remember } from '../rules/apprentice.js';
import { CARDS, type Card, UNSEEN } from '../rules/facts.js';
import { DRAFT, PLAY } from '../rules/points.js';
import * as cells from '../rules/table.js';
import { GOOD_INDICES } from '../table/goods.js';
import type { PlayerState } from '../table/player-state.js';
import type { Draft, TableState } from '../table/state.js';
import { CHARACTERS, type Character, GOODS } from '../vocabulary.js';

type Valletta = cells.Valletta;

/** What lies on the table, whosever turn it may be, with nothing due yet. */
export function laidOut(table: TableState): Valletta {
  const state = tableAt(table);
  remember(state, NONE, NONE);
  cells.active.set(state, 0);
  cells.playsLeft.set(state, 0);
  return state;
}

function tableAt(table: TableState): Valletta {
  const state = momentOf(table).clone();
  for (const good of GOOD_INDICES) cells.supply.set(state, good, table.supplyOf(good));
  for (const player of table.players) layDeck(state, player);
  return state;
}

/**
 * The table for a question of the judge, with goods and points as far as they are known.
 * @returns the table, which goes on with it
 */
export function momentOf({ board, players, isProvable }: TableState): Valletta {
  for (const { seat, goods, unknownGoods, points, unknownPoints } of players) {
    cells.points.set(board, seat, unknownPoints !== undefined ? UNKNOWN : Math.min(points, MOST));
    for (const good of GOOD_INDICES) {
      const isHidden = unknownGoods[good] !== undefined || !isProvable;
      cells.goods.set(board, seat, good, isHidden ? UNKNOWN : Math.min(goods[good], MOST));
    }
  }
  return board;
}

function layDeck(state: Valletta, player: PlayerState): void {
  const { deck, seat } = player;
  cells.handSize.set(state, seat, deck.handSize);
  cells.pileSize.set(state, seat, deck.pileSize);
  cells.discardSize.set(state, seat, deck.discardSize);
  cells.drawsUnseen.set(state, seat, Number(player.drewUnseen));
  for (const card of CARDS) layCard(state, player, card);
}

/** The table as it was at the last question, but for one card in the hand of a player. @param kind -1 for a card that nobody saw */
export function momentWithCard({ board }: TableState, player: PlayerState, kind: number): Valletta {
  const { seat, deck } = player;
  cells.handSize.set(board, seat, deck.handSize);
  if (kind === UNSEEN) return board;
  const held = deck.inHand(kind);
  cells.hand.set(board, seat, kind as Card, typeof held === 'boolean' ? Number(held) : UNKNOWN);
  cells.discard.set(board, seat, kind as Card, deck.discarded(kind));
  cells.drawsUnseen.set(board, seat, Number(player.drewUnseen));
  markAside(board, player, kind as Card);
  return board;
}

/** The same for one card in the pile of a player. */
export function momentWithPile({ board }: TableState, { seat, deck }: PlayerState, kind: number): Valletta {
  const isThere = deck.inPile(kind);
  cells.pile.set(board, seat, kind as Card, typeof isThere === 'boolean' ? Number(isThere) : UNKNOWN);
  cells.discard.set(board, seat, kind as Card, deck.discarded(kind));
  return board;
}

function markAside(state: Valletta, { aside, seat }: PlayerState, card: Card): void {
  if (aside.has(CHARACTERS[card] as Character)) cells.putAside(state, seat, card);
}

/** A card that is perhaps in the hand lies there or in the pile. */
function layCard(state: Valletta, player: PlayerState, card: Card): void {
  const { seat, deck, slots } = player;
  const held = deck.inHand(card);
  const elsewhere = deck.discarded(card) + slots.filter((played) => played === card).length;
  const seen = held === true ? Math.max(1, deck.knownInHand(card)) : 0;
  cells.hand.set(state, seat, card, typeof held === 'boolean' ? seen : UNKNOWN);
  cells.pile.set(state, seat, card, Math.max(0, deck.count(card) - elsewhere - seen));
  cells.discard.set(state, seat, card, deck.discarded(card));
  markAside(state, player, card);
}

/** The place in a turn that breaks off: another card is to be played. */
export function placeInTurn(table: TableState, { deck, seat }: PlayerState): Valletta {
  const state = tableAt(table);
  for (const card of CARDS) cells.isLate.set(state, card, deck.isLate(card) ? 1 : 0);
  cells.lateDraws.set(state, deck.lateDraws);
  state.open(PLAY, cells.playsLeft.of(state) > 0 && deck.handSize > 0 ? bitOf(seat) : 0);
  return state;
}

/** The place in a draft, before somebody picks. @param state what is laid on the table */
export function placeInDraft(table: TableState, { due, left, picked }: Draft, state = tableAt(table)): Valletta {
  for (const good of GOOD_INDICES) cells.inDraft.set(state, good, left.has(GOODS[good]) ? 1 : 0);
  cells.picked.set(state, bitsOf([...picked] as Seat[]));
  state.open(DRAFT, due < 0 ? 0 : bitOf(due as Seat));
  return state;
}
