/** The plague ravages a region: tokens are turned up one after the other and resolved. @see rattus.md 3.4, 4.8 */
import { opposite, type Truth } from '../../../kernel/truth.js';
import type { RuleIdOfRattus } from '../rulebook.js';
import { NEUTRAL } from './amounts.js';
import { type RattusCondition, type RattusMove, RattusSlot } from './declare.js';
import { KNIGHT, PLACES, type Place } from './facts.js';
import { resolve } from './hits.js';
import { owesSpread } from './spread.js';
import * as cells from './table.js';

type Rattus = cells.Rattus;

/** Whether something can be turned up in the plague region. */
export function isAtWork(state: Rattus): Truth {
  return cells.ravaging.of(state) === cells.RAVAGE && opposite(cells.plagueIsSpent(state));
}

/**
 * Whether the plague is over although it could act: it does not where the figure is walled in, nor again in a slot where it came to its end.
 * @see rattus.turn.c-mandatory, rattus.ravage.stop-empty
 */
export function isOver(state: Rattus): boolean {
  if (cells.ravaging.of(state) !== cells.OVER) return false;
  if (cells.isLastRound(state)) return cells.plagueIsSpent(state) === false;
  return cells.hasOrder.of(state) === 0;
}

/** The rule by which nothing can be turned up. */
export function ruleOfRest(state: Rattus): RuleIdOfRattus {
  if (cells.ravaging.of(state) === cells.NO_RAVAGE)
    return cells.isLastRound(state) ? 'rattus.end.only-abilities' : 'rattus.plague.region';
  if (isOver(state)) return cells.isLastRound(state) ? 'rattus.ravage.stop-empty' : 'rattus.turn.c-mandatory';
  return cells.flips.of(state) > 0 ? 'rattus.ravage.stop-empty' : 'rattus.ravage.precondition';
}

/** Tokens that are due come before any is turned up. */
export const spreadIsDone: RattusCondition = {
  rule: 'rattus.spread.first',
  holds: (state) => opposite(owesSpread(state)),
};

/** Whether a token acts next: the first in the order of the crusader that still lies there, or any where that is open. */
export function actsNext(state: Rattus, at: Place): boolean {
  return cells.order.of(state, at) === earliest(state);
}

function earliest(state: Rattus): number {
  if (cells.hasOrder.of(state) === 0) return 0;
  let found = 0;
  for (const place of PLACES) {
    const turn = cells.order.of(state, place);
    if (turn > 0 && (found === 0 || turn < found)) found = turn;
  }
  return found;
}

export const place = new RattusSlot<Place>({
  name: 'slot',
  at: 0,
  domain: PLACES,
  conditions: [
    {
      rule: 'rattus.ravage.precondition',
      holds: (state, _, at) => cells.isPlaceIn(state, cells.plagueRegion(state), at),
    },
    { rule: 'rattus.piper.crusader-reveal', holds: (state, _, at) => actsNext(state, at) },
  ],
});

/** The active player picks the token. @see rattus.ravage.flip-order */
export const reveal: RattusMove = {
  name: 'reveal',
  conditions: [{ rule: ruleOfRest, holds: isAtWork }, spreadIsDone],
  slots: [place],
  apply(state, choice) {
    cells.flips.set(state, cells.flips.of(state) + 1);
    cells.declined.set(state, 0);
    cells.spreading.set(state, cells.NOT_DUE);
    const at = place.of(choice);
    const token = cells.takeRat(state, cells.plagueRegion(state), at);
    if (cells.hasOrder.of(state) === 1) {
      cells.facingUp.set(state, Math.max(0, cells.facingUp.of(state) - 1));
      for (let index = at as number; index + 1 < PLACES.length; index += 1)
        cells.order.set(state, index as Place, cells.order.of(state, (index + 1) as Place));
    }
    resolve(state, cells.plagueRegion(state), token, cells.neutral.of(state));
    if (cells.neutral.of(state) !== 0 && state.facts.profile.neutralPerToken) cells.neutral.set(state, 0);
  },
};

/** Whether a plague that found nobody begins now, since the figure counts. @see option neutral-enables-ravage */
export function figureBringsBack(state: Rattus): boolean {
  const mayBegin = cells.flips.of(state) === 0 && state.facts.profile.neutralEnablesRavage;
  return mayBegin && cells.plagueIsSpent(state) === false;
}

/** In the last round he has moved the figure before; or he has said so for another token. @see options last-round-knight, knight-neutral-scope */
function mayStillDeclare(state: Rattus): boolean {
  const { profile } = state.facts;
  if (cells.neutral.of(state) === NEUTRAL) return false;
  return cells.isLastRound(state) ? profile.lastRoundKnightNow : profile.neutralPerToken;
}

/** Whether the figure has brought the plague with it, or waits with another card for the end. @see option last-round-serf */
function hasArrived(state: Rattus): boolean {
  const waits = cells.isLastRound(state) && cells.moved.of(state) === 1 && !state.facts.profile.lastRoundKnightNow;
  return waits || cells.ravaging.of(state) !== cells.NO_RAVAGE;
}

/**
 * The knight lets the figure count, after it has moved; by the book at the end only, if it is the last round.
 * @see rattus.knight.neutral-before-flip, rattus.end.knight-neutral, option knight-neutral-scope
 */
export const declare: RattusMove = {
  name: 'knight',
  conditions: [
    ...cells.owned(KNIGHT),
    {
      rule: 'rattus.card.once',
      holds: (state) => cells.used.of(state, KNIGHT) === 0 || mayStillDeclare(state),
    },
    { rule: 'rattus.knight.neutral-before-flip', holds: hasArrived },
    {
      rule: 'rattus.knight.neutral-before-flip',
      holds: (state) =>
        (cells.flips.of(state) === 0 && cells.hasOrder.of(state) === 0) || state.facts.profile.neutralPerToken,
    },
  ],
  slots: [],
  apply(state) {
    cells.used.set(state, KNIGHT, 1);
    if (cells.isLastRound(state) && !state.facts.profile.lastRoundKnightNow) cells.countsAtEnd.set(state, 1);
    else cells.neutral.set(state, NEUTRAL);
    if (cells.ravaging.of(state) === cells.OVER && figureBringsBack(state)) cells.ravaging.set(state, cells.RAVAGE);
  },
};

/** The ravage has come to its end: what the crusader has turned up goes, too. @see rattus.piper.crusader-discard */
export function endRavage(state: Rattus): void {
  cells.ravaging.set(state, cells.OVER);
  cells.spreading.set(state, cells.NOT_DUE);
  if (state.facts.profile.crusaderLeaves) return;
  const region = cells.plagueRegion(state);
  for (let left = Math.min(cells.facingUp.of(state), cells.rats.of(state, region)); left > 0; left -= 1)
    cells.discard(state, cells.takeRat(state, region, 0 as Place));
  cells.facingUp.set(state, 0);
}
