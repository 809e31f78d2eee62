/** The place of a record, as the kernel has it: what the replay knows of the table, and what is due there. */
import type { Seat } from '../../kernel/index-of.js';
import { bitOf } from '../../kernel/state.js';
import { UNKNOWN } from '../../kernel/truth.js';
import { kindOf } from './components.js';
import { type Building, CARDS, type Card, cardNamed, cellNamed, factsOf, GOODS, SEATS, UNSEEN } from './rules/facts.js';
import { DRAFT, PLAY } from './rules/points.js';
import * as cells from './rules/table.js';
import type { OpenDraft, OpenTurn, PlayerState, TableState } from './state.js';
import { type Character, GOODS as GOOD_NAMES } from './vocabulary.js';

type Valletta = cells.Valletta;

/** What lies on the table, with nothing due yet. */
function tableAt(table: TableState): Valletta {
  const state = cells.emptyTable(factsOf(table.edition, table.profile, table.players.length, [...table.cells.keys()]));
  const numbers = new Map(state.facts.buildingIds.map((id, number) => [id, number as Building]));
  for (const { at, building, owner, upgraded, builtIn } of table.cells.values()) {
    const cell = cellNamed(at);
    cells.buildingAt.set(state, cell, (building && numbers.get(building.id)) ?? UNSEEN);
    cells.owner.set(state, cell, owner === undefined ? 0 : owner + 1);
    cells.upgraded.set(state, cell, upgraded ? 1 : 0);
    cells.builtIn.set(state, cell, builtIn ?? 0);
  }
  cells.isCityHidden.set(state, table.unknownCity || !table.isProvable ? 1 : 0);
  cells.turn.set(state, table.turn);
  cells.jean.set(state, table.jean);
  cells.isFinal.set(state, table.phase === 'final' ? 1 : 0);
  for (const good of GOODS) {
    cells.barrels.set(state, good, table.barrels?.[good as 0] ?? UNKNOWN);
    cells.supply.set(state, good, table.supply[good as 0]);
  }
  const supplyIsKnown = table.charactersKnown && table.isProvable;
  for (const card of CARDS) {
    const count = Math.max(0, table.characters[card] ?? 0);
    cells.characters.set(state, card, count === 0 && !supplyIsKnown ? UNKNOWN : count);
  }
  for (const player of table.players) layOut(state, table, player);
  return state;
}

function layOut(state: Valletta, table: TableState, player: PlayerState): void {
  const seat = SEATS[player.seat] as Seat;
  const { deck } = player;
  for (const good of GOODS) {
    const isHidden = player.unknownGoods[good as 0] !== undefined || !table.isProvable;
    cells.goods.set(state, seat, good, isHidden ? UNKNOWN : player.goods[good as 0]);
  }
  cells.points.set(state, seat, player.unknownPoints !== undefined ? UNKNOWN : player.points);
  cells.houses.set(state, seat, player.houses);
  cells.turns.set(state, seat, player.turns);
  cells.isOut.set(state, seat, player.out ? 1 : 0);
  cells.handSize.set(state, seat, deck.handSize);
  cells.pileSize.set(state, seat, deck.pileSize);
  cells.discardSize.set(state, seat, deck.discardSize);
  for (const card of CARDS) layCard(state, player, seat, card);
}

/** A card that is perhaps in the hand lies there or in the pile. */
function layCard(state: Valletta, { deck, slots }: PlayerState, seat: Seat, card: Card): void {
  const held = deck.inHand(card);
  const elsewhere = deck.discarded(card) + slots.filter((played) => kindOf(played) === card).length;
  const seen = held === true ? Math.max(1, deck.knownInHand(card)) : 0;
  cells.hand.set(state, seat, card, typeof held === 'boolean' ? seen : UNKNOWN);
  cells.pile.set(state, seat, card, Math.max(0, deck.count(card) - elsewhere - seen));
  cells.discard.set(state, seat, card, deck.discarded(card));
}

/** The place in a turn that breaks off: another card is to be played. */
export function placeInTurn(table: TableState, { player, playsLeft, previous }: OpenTurn): Valletta {
  const state = tableAt(table);
  const seat = SEATS[player.seat] as Seat;
  cells.active.set(state, seat);
  cells.playsLeft.set(state, playsLeft);
  cells.previous.set(state, numberOf(previous?.card));
  cells.previousFunction.set(state, numberOf(previous?.effective));
  state.open(PLAY, playsLeft > 0 && player.deck.handSize > 0 ? bitOf(seat) : 0);
  return state;
}

function numberOf(character: Character | undefined): number {
  return character === undefined ? 0 : cardNamed(character) + 1;
}

/** The place in a draft that breaks off. */
export function placeInDraft(table: TableState, { player, left }: OpenDraft): Valletta {
  const state = tableAt(table);
  for (const good of GOODS) cells.inDraft.set(state, good, left.has(GOOD_NAMES[good as 0]) ? 1 : 0);
  state.open(DRAFT, bitOf(SEATS[player.seat] as Seat));
  return state;
}
