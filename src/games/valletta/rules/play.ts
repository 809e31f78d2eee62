/** Playing a card: one of the hand, with everything that is decided about it. @see valletta.md 4.4 */
import type { Choice } from '../../../kernel/choice.js';
import { type DecisionPoint, type Move, Slot } from '../../../kernel/game-definition.js';
import type { Truth } from '../../../kernel/truth.js';
import type { RuleIdOfValletta } from '../rulebook.js';
import { functionOf, remember } from './apprentice.js';
import { NO_SLOTS } from './card-function.js';
import { CARDS, type Card, UNSEEN } from './facts.js';
import { BY_CARD, ruleOfFunction } from './functions.js';
import { isInHand } from './jean.js';
import {
  discard,
  drawsUnseen,
  hand,
  handSize,
  isAside,
  isFinal,
  leaveHand,
  performing,
  putInSlot,
  type Valletta,
} from './table.js';
import { afterPlay, pickFrom } from './turn.js';

/** The card, which decides what else is to be decided. */
export const card: Slot<Valletta, Card, RuleIdOfValletta> = new Slot({
  name: 'card',
  at: 0,
  domain: CARDS,
  conditions: [
    {
      rule: ruleOfPlayed,
      holds: (state, { seat }, value) => isInHand(state, seat, value),
    },
  ],
  pick: (state, { seat }, random) => pickFrom(hand, handSize, state, seat, random),
  followedBy: (state, _, value) => BY_CARD[functionOf(state, value)]?.slots ?? NO_SLOTS,
});

/** The rule that a card breaks which is not in the hand. Of a card that nobody saw being drawn, the discards were shuffled. */
function ruleOfPlayed(state: Valletta, { seat }: Choice, value: Card, holds: Truth): RuleIdOfValletta {
  if (isAside(state, seat, value)) return 'valletta.end.gained-cards';
  const mayBeDrawn = holds === false && isFinal.of(state) === 1 && drawsUnseen.of(state, seat) === 1;
  return mayBeDrawn && value !== UNSEEN && discard.of(state, seat, value) > 0
    ? 'valletta.end.no-reshuffle'
    : 'valletta.turn.from-hand';
}

const play: Move<Valletta, RuleIdOfValletta> = {
  name: 'play',
  conditions: [],
  slots: [card],
  apply(state, choice) {
    const chosen = card.of(choice);
    const performs = functionOf(state, chosen);
    const performed = BY_CARD[performs];
    leaveHand(state, choice.seat, chosen, 'valletta.turn.one-at-a-time');
    putInSlot(state, chosen);
    performing.set(state, performs);
    performed?.perform(state, choice, ruleOfFunction(state, chosen));
    remember(state, chosen, performs);
  },
};

/** No card can be left out while there are plays and cards. @see valletta.turn.no-pass */
export const PLAYING: DecisionPoint<Valletta, RuleIdOfValletta> = { name: 'play', moves: [play], next: afterPlay };
