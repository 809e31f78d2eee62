/** The soldier: one token more when new tokens come into play; in the last round one token in any case. @see rattus.md 4.13, 4.14 */

import { Choice } from '../../../../kernel/choice.js';
import { mayBegin, mayStand } from '../../../../kernel/conditions.js';
import type { Seat } from '../../../../kernel/index-of.js';
import { either, type Truth } from '../../../../kernel/truth.js';
import type { RuleIdOfRattus } from '../../rulebook.js';
import { type RattusMove, regionSlot } from '../declare.js';
import { SOLDIER, touches } from '../facts.js';
import { bringToken, MOST_SPREAD, ratsDueHere, tokensOwed } from '../spread.js';
import { open, takesToken } from '../step.js';
import * as cells from '../table.js';

type Rattus = cells.Rattus;

/** @see option soldier-target: it does not concern the last round */
function reachesAll(state: Rattus): boolean {
  return state.facts.profile.soldierReachesAll && !cells.isLastRound(state);
}

export const target = regionSlot('to', [
  ...open,
  {
    rule: (state) => (cells.isLastRound(state) ? 'rattus.piper.end-soldier' : 'rattus.piper.soldier-extra'),
    holds: (state, _, region) => either(touches(state.facts, cells.plagueRegion(state), region), reachesAll(state)),
  },
  {
    rule: 'rattus.piper.emperor-block',
    holds: (state, _, region) => !cells.isWalled(state, cells.plagueRegion(state), region) || reachesAll(state),
  },
  ...takesToken('rattus.board.token-cap'),
]);

/** Whether new tokens come into play in this turn. @see option soldier-needs-spread */
function isSpreading(state: Rattus): boolean {
  return cells.arrived.of(state) > 0 || ratsDueHere(state) > 0 || !state.facts.profile.soldierNeedsSpread;
}

/** Whether the supply holds one more than come without him, which come first. @see rattus.md RA-13 */
function leavesTheOthers(state: Rattus): Truth {
  if (cells.spreading.of(state) !== cells.DUE) return true;
  const owed = tokensOwed(state);
  const supply = cells.ratSupply.of(state);
  return owed === undefined ? supply > MOST_SPREAD || 'unknown' : supply > owed;
}

/** In the last round the supply may be empty. @see rattus.piper.end-soldier-empty, rattus.online.soldier-any-token */
function sourceNow(state: Rattus): number {
  if (cells.ratSupply.of(state) > 0 || !cells.isLastRound(state)) return cells.IN_SUPPLY;
  return state.facts.profile.soldierDrawsAny ? cells.ANYWHERE : cells.IN_BOX;
}

function bringing(rule: RuleIdOfRattus): Pick<RattusMove, 'slots' | 'apply'> {
  return {
    slots: [target],
    apply(state, choice) {
      cells.used.set(state, SOLDIER, 1);
      bringToken(state, target.of(choice), sourceNow(state), rule);
    },
  };
}

export const soldier: RattusMove = {
  name: 'soldier',
  conditions: [
    ...cells.ownedOnce(SOLDIER),
    {
      rule: 'rattus.piper.soldier-extra',
      holds: (state) => !cells.isLastRound(state) && cells.moved.of(state) === 1 && cells.isUntouched(state),
    },
    { rule: 'rattus.piper.soldier-extra', holds: isSpreading },
    { rule: 'rattus.spread.from-supply', holds: (state) => cells.ratSupply.of(state) > 0 },
    { rule: 'rattus.piper.soldier-extra', holds: leavesTheOthers },
  ],
  ...bringing('rattus.piper.soldier-extra'),
};

const asked = new Choice();

/** Whether he has a token to place in this turn, and a region for it. */
export function soldierMayAct(state: Rattus): boolean {
  asked.seat = cells.active.of(state) as Seat;
  if (mayBegin(soldier, state, asked) === false) return false;
  for (const region of state.facts.regions) {
    target.set(asked, region);
    if (mayStand(target, state, asked) !== false) return true;
  }
  return false;
}

export const lastSoldier: RattusMove = {
  name: 'last soldier',
  conditions: [
    ...cells.ownedOnce(SOLDIER),
    {
      rule: 'rattus.piper.end-soldier-empty',
      holds: (state) => sourceNow(state) !== cells.IN_BOX || cells.boxed.of(state) > 0,
    },
  ],
  ...bringing('rattus.piper.end-soldier'),
};
