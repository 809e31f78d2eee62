/** What a player of Tallinn cannot know, dealt out anew. @see tallinn.visibility.hand, tallinn.visibility.hand-tower */
import type { Seat } from '../../../kernel/index-of.js';
import type { Random } from '../../../kernel/random.js';
import { bitOf } from '../../../kernel/state.js';
import { CARDS, type Card, LEGATE } from './facts.js';
import { CHOOSE } from './points.js';
import { committed, HAND, hand, PILE, pile, type Tallinn, TOWER_FROM_HAND, where } from './table.js';

/** Whose cards lie in hand, pile, and among the towers that came from the hand; nobody else has chosen yet. */
export function dealUnseen(state: Tallinn, knowing: number, random: Random): void {
  let choosing = state.due;
  for (const other of state.facts.seats) {
    if ((knowing & bitOf(other)) !== 0) continue;
    dealCards(state, other, random);
    // What was chosen lies open once all have chosen.
    if (state.point !== CHOOSE || committed.of(state, other) <= 0) continue;
    committed.set(state, other, 0);
    choosing |= bitOf(other);
  }
  state.open(state.point, choosing);
}

function dealCards(state: Tallinn, seat: Seat, random: Random): void {
  const unseen: Card[] = [];
  let towers = 0;
  for (const card of CARDS) {
    const place = where.of(state, seat, card);
    if (place !== HAND && place !== PILE && place !== TOWER_FROM_HAND) continue;
    if (place === TOWER_FROM_HAND) towers += 1;
    unseen.push(card);
  }
  // The legate is never in the pile: it takes one of the other places.
  const shown = hand.of(state, seat) + towers;
  const isOut = unseen.at(-1) === LEGATE && random.below(shown) < towers;
  if (unseen.at(-1) === LEGATE) {
    unseen.pop();
    where.set(state, seat, LEGATE, isOut ? TOWER_FROM_HAND : HAND);
    if (isOut) towers -= 1;
  }
  let piled = pile.of(state, seat);
  for (let left = unseen.length; left > 0; left -= 1) {
    const card = takeOne(unseen, left, random);
    const place = piled > 0 ? PILE : towers > 0 ? TOWER_FROM_HAND : HAND;
    if (place === PILE) piled -= 1;
    else if (place === TOWER_FROM_HAND) towers -= 1;
    where.set(state, seat, card, place);
  }
}

/** Takes one of the first so many; the last of them moves into its place. */
function takeOne(cards: Card[], left: number, random: Random): Card {
  const at = random.below(left);
  const taken = cards[at] as Card;
  cards[at] = cards[left - 1] as Card;
  return taken;
}
