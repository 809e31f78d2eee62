/** What a player of Valletta cannot know, dealt out anew: which of their cards the others hold. */
import type { Random } from '../../../kernel/random.js';
import { bitOf } from '../../../kernel/state.js';
import { CARDS } from './facts.js';
import { hand, handSize, pile, pileSize, type Valletta } from './table.js';
import { pickFrom } from './turn.js';

/** All cards of hand and pile, shuffled and dealt. */
export function dealUnseen(state: Valletta, knowing: number, random: Random): void {
  for (const other of state.facts.seats) {
    if ((knowing & bitOf(other)) !== 0) continue;
    const held = handSize.of(state, other);
    for (const card of CARDS) {
      pile.set(state, other, card, pile.of(state, other, card) + hand.of(state, other, card));
      hand.set(state, other, card, 0);
    }
    pileSize.set(state, other, pileSize.of(state, other) + held);
    for (let left = held; left > 0; left -= 1) {
      const card = pickFrom(pile, pileSize, state, other, random);
      if (card === undefined) return;
      pile.set(state, other, card, pile.of(state, other, card) - 1);
      pileSize.set(state, other, pileSize.of(state, other) - 1);
      hand.set(state, other, card, hand.of(state, other, card) + 1);
    }
  }
}
