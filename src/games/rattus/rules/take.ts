/** Action A: a class card is taken. @see rattus.md 4.4 */
import { handOver } from './cards/baker.js';
import { type RattusMove, RattusSlot } from './declare.js';
import { BAKER, CARDS, type Card } from './facts.js';
import { beforeTheFigure, isInGame, owner, taken } from './table.js';

export const takenCard = new RattusSlot<Card>({
  name: 'card',
  at: 0,
  domain: CARDS,
  conditions: [
    { rule: 'rattus.piper.six-in-play', holds: (state, _, card) => isInGame(state, card) },
    { rule: 'rattus.card.take-source', holds: (state, { seat }, card) => owner.of(state, card) !== seat },
  ],
});

export const take: RattusMove = {
  name: 'class',
  conditions: [
    beforeTheFigure('rattus.end.no-take'),
    { rule: 'rattus.card.take-one', holds: (state) => taken.of(state) === 0 },
  ],
  slots: [takenCard],
  apply(state, choice) {
    owner.set(state, takenCard.of(choice), choice.seat);
    taken.set(state, 1);
    if (takenCard.of(choice) === BAKER) handOver(state);
  },
};
