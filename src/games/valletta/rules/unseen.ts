/** What a player of Valletta cannot know, dealt out anew: which of their cards the others hold. */
import type { Seat } from '../../../kernel/index-of.js';
import type { Random } from '../../../kernel/random.js';
import { bitOf } from '../../../kernel/state.js';
import { CARDS, type Card } from './facts.js';
import { hand, handSize, pile, pileSize, type Valletta } from './table.js';

/** Which kinds of cards somebody has, written over each time: few of them are in one deck. */
const kinds: Card[] = [];

/** All cards of hand and pile, shuffled and dealt. */
export function dealUnseen(state: Valletta, knowing: number, random: Random): void {
  for (const other of state.facts.seats) if ((knowing & bitOf(other)) === 0 && !dealHand(state, other, random)) return;
}

/** @returns whether there are as many cards as the hand has */
function dealHand(state: Valletta, seat: Seat, random: Random): boolean {
  let count = 0;
  for (const card of CARDS) {
    const held = hand.of(state, seat, card);
    const all = pile.of(state, seat, card) + held;
    if (all === 0) continue;
    kinds[count] = card;
    count += 1;
    if (held === 0) continue;
    pile.set(state, seat, card, all);
    hand.set(state, seat, card, 0);
  }
  const size = handSize.of(state, seat);
  const lying = pileSize.of(state, seat);
  for (let drawn = 0; drawn < size; drawn += 1) {
    pileSize.set(state, seat, lying + size - drawn);
    const card = pickFromKinds(state, seat, count, random);
    if (card === undefined) return false;
    pile.set(state, seat, card, pile.of(state, seat, card) - 1);
    hand.set(state, seat, card, hand.of(state, seat, card) + 1);
  }
  pileSize.set(state, seat, lying);
  return true;
}

/** One of the cards of the pile, each as likely as the others. @param count how many kinds there are */
function pickFromKinds(state: Valletta, seat: Seat, count: number, random: Random): Card | undefined {
  let left = random.below(pileSize.of(state, seat));
  for (let at = 0; at < count; at += 1) {
    left -= pile.of(state, seat, kinds[at] as Card);
    if (left < 0) return kinds[at];
  }
  return undefined;
}
