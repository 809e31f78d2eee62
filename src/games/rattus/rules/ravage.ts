/** The plague ravages a region: tokens are turned up one after the other and resolved. @see rattus.md 3.4, 4.8 */
import { opposite } from '../../../kernel/truth.js';
import type { RuleIdOfRattus } from '../rulebook.js';
import { NEUTRAL } from './amounts.js';
import { type RattusCondition, type RattusMove, RattusSlot } from './declare.js';
import { KNIGHT, PLACES, type Place } from './facts.js';
import { resolve } from './hits.js';
import { owesSpread } from './spread.js';
import {
  countsAtEnd,
  declined,
  discard,
  facingUp,
  flips,
  hasOrder,
  isLastRound,
  isPlaceIn,
  isSpent,
  NO_RAVAGE,
  neutral,
  OVER,
  order,
  owned,
  plagueRegion,
  RAVAGE,
  type Rattus,
  rats,
  ravaging,
  SPREAD,
  spreading,
  takeRat,
  used,
} from './table.js';

/** Whether something can be turned up in the plague region. */
export function isAtWork(state: Rattus): boolean {
  return ravaging.of(state) === RAVAGE && !isSpent(state, plagueRegion(state), neutral.of(state));
}

/**
 * Whether the plague is over although it could act: it does not where the figure is walled in, nor again in a slot where it came to its end.
 * @see rattus.turn.c-mandatory, rattus.ravage.stop-empty
 */
export function isOver(state: Rattus): boolean {
  if (ravaging.of(state) !== OVER) return false;
  if (isLastRound(state)) return !isSpent(state, plagueRegion(state), neutral.of(state));
  return hasOrder.of(state) === 0;
}

/** The rule by which nothing can be turned up. */
export function ruleOfRest(state: Rattus): RuleIdOfRattus {
  if (ravaging.of(state) === NO_RAVAGE)
    return isLastRound(state) ? 'rattus.end.only-abilities' : 'rattus.plague.region';
  if (isOver(state)) return isLastRound(state) ? 'rattus.ravage.stop-empty' : 'rattus.turn.c-mandatory';
  return flips.of(state) > 0 ? 'rattus.ravage.stop-empty' : 'rattus.ravage.precondition';
}

/** Tokens that are due come before any is turned up. */
export const spreadIsDone: RattusCondition = {
  rule: 'rattus.spread.first',
  holds: (state) => opposite(owesSpread(state)),
};

/** Whether a token acts next: the first in the order of the crusader that still lies there, or any where that is open. */
export function actsNext(state: Rattus, at: Place): boolean {
  return order.of(state, at) === earliest(state);
}

function earliest(state: Rattus): number {
  if (hasOrder.of(state) === 0) return 0;
  let found = 0;
  for (const place of PLACES) {
    const turn = order.of(state, place);
    if (turn > 0 && (found === 0 || turn < found)) found = turn;
  }
  return found;
}

export const place = new RattusSlot<Place>({
  name: 'slot',
  at: 0,
  domain: PLACES,
  conditions: [
    { rule: 'rattus.ravage.precondition', holds: (state, _, at) => isPlaceIn(state, plagueRegion(state), at) },
    { rule: 'rattus.piper.crusader-reveal', holds: (state, _, at) => actsNext(state, at) },
  ],
});

/** The active player picks the token. @see rattus.ravage.flip-order */
export const reveal: RattusMove = {
  name: 'reveal',
  conditions: [{ rule: ruleOfRest, holds: isAtWork }, spreadIsDone],
  slots: [place],
  apply(state, choice) {
    flips.set(state, flips.of(state) + 1);
    declined.set(state, 0);
    spreading.set(state, SPREAD);
    const at = place.of(choice);
    const token = takeRat(state, plagueRegion(state), at);
    if (hasOrder.of(state) === 1) {
      facingUp.set(state, Math.max(0, facingUp.of(state) - 1));
      for (let index = at as number; index + 1 < PLACES.length; index += 1)
        order.set(state, index as Place, order.of(state, (index + 1) as Place));
    }
    resolve(state, plagueRegion(state), token, neutral.of(state));
  },
};

/** Whether a plague that found nobody begins now, since the figure counts. @see option neutral-enables-ravage */
export function figureBringsBack(state: Rattus): boolean {
  const { neutralEnablesRavage } = state.facts.profile;
  return neutralEnablesRavage && flips.of(state) === 0 && !isSpent(state, plagueRegion(state), neutral.of(state));
}

/** @see option last-round-knight */
function mayStillDeclare(state: Rattus): boolean {
  return state.facts.profile.lastRoundKnightNow && neutral.of(state) === 0;
}

/**
 * The knight lets the figure count, after it has moved; by the book at the end only, if it is the last round.
 * @see rattus.knight.neutral-before-flip, rattus.end.knight-neutral, option knight-neutral-scope
 */
export const declare: RattusMove = {
  name: 'knight',
  conditions: [
    ...owned(KNIGHT),
    {
      rule: 'rattus.card.once',
      // In the last round he has moved the figure before.
      holds: (state) => used.of(state, KNIGHT) === 0 || (isLastRound(state) && mayStillDeclare(state)),
    },
    { rule: 'rattus.knight.neutral-before-flip', holds: (state) => ravaging.of(state) !== NO_RAVAGE },
    {
      rule: 'rattus.knight.neutral-before-flip',
      holds: (state) => (flips.of(state) === 0 && hasOrder.of(state) === 0) || state.facts.profile.neutralPerToken,
    },
  ],
  slots: [],
  apply(state) {
    used.set(state, KNIGHT, 1);
    if (isLastRound(state) && !state.facts.profile.lastRoundKnightNow) countsAtEnd.set(state, 1);
    else neutral.set(state, NEUTRAL);
    if (ravaging.of(state) === OVER && figureBringsBack(state)) ravaging.set(state, RAVAGE);
  },
};

/** The ravage has come to its end: what the crusader has turned up goes, too. @see rattus.piper.crusader-discard */
export function endRavage(state: Rattus): void {
  ravaging.set(state, OVER);
  if (!state.facts.profile.crusaderDiscards) return;
  const region = plagueRegion(state);
  for (let left = Math.min(facingUp.of(state), rats.of(state, region)); left > 0; left -= 1)
    discard(state, takeRat(state, region, 0 as Place));
  facingUp.set(state, 0);
}
