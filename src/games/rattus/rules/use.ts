/** Using class cards: by their owner, once a turn, in their windows. @see rattus.md 3.2, 4.4 */
import type { Card as CardName } from '../vocabulary.js';
import type { RattusCondition, RattusMove } from './declare.js';
import { type Card, cardNamed } from './facts.js';
import {
  DUE,
  flips,
  hasOrder,
  isLastRound,
  isSpent,
  moved,
  neutral,
  ownedOnce,
  plagueRegion,
  RAVAGE,
  type Rattus,
  ravaging,
  spreading,
  used,
} from './table.js';
import { isOpenTo, WINDOWS, type Window } from './windows.js';

/** Where the turn stands. @see rattus.turn.ends-after-plague */
export function windowNow(state: Rattus): Window {
  if (moved.of(state) === 0) return 'open';
  if (spreading.of(state) === DUE) return 'spread';
  if (ravaging.of(state) !== RAVAGE || isSpent(state, plagueRegion(state), neutral.of(state))) return 'over';
  // What the crusader has turned up lies open.
  return flips.of(state) > 0 || hasOrder.of(state) === 1 ? 'between-flips' : 'before-flip';
}

/** The use of a card that is no part of another procedure. @param act what the card does */
export function ability(name: CardName, slots: RattusMove['slots'], act: RattusMove['apply']): RattusMove {
  const card = cardNamed(name);
  return {
    name,
    conditions: usable(name, card),
    slots,
    apply(state, choice) {
      used.set(state, card, 1);
      act(state, choice);
    },
  };
}

/** What must hold before such a card is used. */
function usable(name: CardName, card: Card): readonly RattusCondition[] {
  const timing = WINDOWS[name]?.rule;
  if (!timing) throw new RangeError(`${name} is part of another procedure`);
  return [
    ...ownedOnce(card),
    {
      rule: (state) => (windowNow(state) === 'over' && !isLastRound(state) ? 'rattus.turn.ends-after-plague' : timing),
      holds: (state) => isOpenTo(name, windowNow(state), isLastRound(state), state.facts.profile),
    },
  ];
}
