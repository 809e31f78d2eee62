/** A turn: cards and cubes in any order, then the figure and the plague. @see rattus.md 3.1 */
import type { DecisionPoint } from '../../../kernel/game-definition.js';
import type { RuleIdOfRattus } from '../rulebook.js';
import { latch, triggeredBy } from './end-trigger.js';
import { CARDS } from './facts.js';
import { king } from './king.js';
import { merchant } from './merchant.js';
import { monk } from './monk.js';
import { place } from './place.js';
import { plague } from './plague.js';
import { SLOT, TURN } from './points.js';
import { declare, reveal } from './ravage.js';
import { spread } from './spread.js';
import {
  active,
  activeBit,
  DUE,
  flips,
  isSpent,
  moved,
  NO_RAVAGE,
  NOT_DUE,
  neutral,
  placed,
  plagueRegion,
  type Rattus,
  ravaging,
  spreading,
  taken,
  turn,
  used,
} from './table.js';
import { take } from './take.js';
import { witch } from './witch.js';

/** Cards whose abilities are no part of another procedure. */
export const ABILITIES = [merchant, monk, king, witch];

export const TURNS: DecisionPoint<Rattus, RuleIdOfRattus> = {
  name: 'turn',
  moves: [take, place, ...ABILITIES, plague, spread, declare, reveal],
  next(state) {
    if (isOver(state)) endTurn(state);
    else state.open(TURN, activeBit(state));
  },
};

/** The plague has acted. @see rattus.turn.ends-after-plague */
function isOver(state: Rattus): boolean {
  if (moved.of(state) === 0 || spreading.of(state) === DUE) return false;
  return isSpent(state, plagueRegion(state), neutral.of(state));
}

/** rattus.turn.order, rattus.end.after-turn, option end-timing */
function endTurn(state: Rattus): void {
  latch(state);
  const next = (active.of(state) + 1) % state.facts.seats.length;
  beginTurn(state);
  if (triggeredBy(state) !== undefined && (next === 0 || !state.facts.profile.completeRound)) {
    state.open(SLOT, 0);
    return;
  }
  active.set(state, next);
  turn.set(state, turn.of(state) + 1);
  state.open(TURN, activeBit(state));
}

/** Nothing has been done yet in a turn or slot. */
export function beginTurn(state: Rattus): void {
  for (const card of CARDS) used.set(state, card, 0);
  taken.set(state, 0);
  placed.set(state, 0);
  moved.set(state, 0);
  flips.set(state, 0);
  neutral.set(state, 0);
  spreading.set(state, NOT_DUE);
  ravaging.set(state, NO_RAVAGE);
}
