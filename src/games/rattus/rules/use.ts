/** Using class cards: by their owner, once a turn, in their windows. @see rattus.md 3.2, 4.4 */
import type { Condition } from '../../../kernel/game-definition.js';
import type { RuleIdOfRattus } from '../rulebook.js';
import { CARDS as CARD_NAMES } from '../vocabulary.js';
import type { Card } from './facts.js';
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

/** What must hold before a card that is no part of another procedure is used. */
export function usable(card: Card): readonly Condition<Rattus, RuleIdOfRattus>[] {
  const name = CARD_NAMES[card];
  const timing = name && WINDOWS[name]?.rule;
  if (!name || !timing) throw new RangeError(`${name} is part of another procedure`);
  return [
    ...ownedOnce(card),
    {
      rule: (state) => (windowNow(state) === 'over' && !isLastRound(state) ? 'rattus.turn.ends-after-plague' : timing),
      holds: (state) => isOpenTo(name, windowNow(state), isLastRound(state), state.facts.profile),
    },
  ];
}
