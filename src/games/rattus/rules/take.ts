/** Action A: a class card is taken. @see rattus.md 4.4 */
import { type Move, Slot } from '../../../kernel/game-definition.js';
import type { RuleIdOfRattus } from '../rulebook.js';
import { handOver } from './cards/baker.js';
import { CARDS, type Card, cardNamed } from './facts.js';
import { beforeTheFigure, isInGame, owner, type Rattus, taken } from './table.js';

const BAKER = cardNamed('baker');

export const takenCard = new Slot<Rattus, Card, RuleIdOfRattus>({
  name: 'card',
  at: 0,
  domain: CARDS,
  conditions: [
    { rule: 'rattus.piper.six-in-play', holds: (state, _, card) => isInGame(state, card) },
    { rule: 'rattus.card.take-source', holds: (state, { seat }, card) => owner.of(state, card) !== seat },
  ],
});

export const take: Move<Rattus, RuleIdOfRattus> = {
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
