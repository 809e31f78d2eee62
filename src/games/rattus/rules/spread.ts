/** The plague spreads: new tokens come into regions next to the plague region. @see rattus.md 3.3, 4.7 */

import type { Choice, Values } from '../../../kernel/choice.js';
import { type DecisionPoint, type Move, Slot } from '../../../kernel/game-definition.js';
import type { RuleIdOfRattus } from '../rulebook.js';
import { watchEnd } from './end-trigger.js';
import { PLACES, REGIONS, type Region, TOKENS, type Token, touches } from './facts.js';
import { DRAW } from './points.js';
import { anyToken, isInSupply } from './setup.js';
import { roomIn } from './step.js';
import {
  activeBit,
  addRat,
  DUE,
  flips,
  goOn,
  isLastRound,
  isOpen,
  NO_RAVAGE,
  ON_BOARD,
  plagueRegion,
  type Rattus,
  ratSupply,
  rats,
  ravaging,
  SPREAD,
  spreading,
  tokenAt,
  UNDRAWN,
  undrawn,
  where,
} from './table.js';

/** How many tokens so many in the plague region bring. @see rattus.spread.zero, -.one, -.two */
export function ratsDue(count: number): number {
  return Math.min(2, count);
}

/** No token: as a region of the spread. */
export const NOWHERE = REGIONS.length as Region;
const TARGETS = [NOWHERE, ...REGIONS];

/** How many of the tokens that are due can be placed. @see rattus.spread.all-full, -.short-supply */
function placeable(state: Rattus): number {
  const { facts } = state;
  const figure = plagueRegion(state);
  const due = Math.min(ratsDue(rats.of(state, figure)), Math.max(0, ratSupply.of(state)));
  let room = 0;
  for (const region of facts.regions) {
    if (room >= due) return due;
    if (touches(facts, figure, region) === true) room += roomIn(state, region);
  }
  return Math.min(due, room);
}

/** Whether tokens must come before anything is turned up. @see rattus.spread.first */
export function owesSpread(state: Rattus): boolean {
  return spreading.of(state) === DUE && placeable(state) > 0;
}

/** The rule that says how many tokens come. */
function ruleOfNumber(state: Rattus): RuleIdOfRattus {
  const due = ratsDue(rats.of(state, plagueRegion(state)));
  return due === 0 ? 'rattus.spread.zero' : due === 1 ? 'rattus.spread.one' : 'rattus.spread.two';
}

export const first = new Slot<Rattus, Region, RuleIdOfRattus>({
  name: 'to',
  at: 0,
  domain: TARGETS,
  conditions: [
    {
      rule: (state, _, region) => (region === NOWHERE ? 'rattus.spread.redirect' : ruleOfNumber(state)),
      holds: (state, _, region) => (region === NOWHERE) === (placeable(state) === 0),
    },
    {
      rule: 'rattus.setup.unused-regions-closed',
      holds: (state, _, region) => region === NOWHERE || isOpen(state, region),
    },
    {
      rule: 'rattus.spread.target',
      holds: (state, _, region) => region === NOWHERE || touches(state.facts, plagueRegion(state), region),
    },
    { rule: 'rattus.board.token-cap', holds: (state, _, region) => region === NOWHERE || roomIn(state, region) > 0 },
  ],
  // Behind the last region that has room nothing is left for the second token.
  leadsOn: (state, choice, region) => region === NOWHERE || placeable(state) < 2 || hasMore(state, choice, region),
});

/** The tokens are unseen: which of two regions is named first makes no difference. @see rattus.spread.split */
function fromFirst(_: Rattus, choice: Choice, values: Values): void {
  values.push(NOWHERE);
  for (let region = first.of(choice) as number; region < REGIONS.length; region += 1) values.push(region);
}

export const second = new Slot<Rattus, Region, RuleIdOfRattus>({
  name: 'second',
  at: 1,
  domain: fromFirst,
  conditions: [
    {
      rule: (state, _, region) => (region === NOWHERE ? 'rattus.spread.redirect' : ruleOfNumber(state)),
      holds: (state, _, region) => (region === NOWHERE) === placeable(state) < 2,
    },
    {
      rule: 'rattus.setup.unused-regions-closed',
      holds: (state, _, region) => region === NOWHERE || isOpen(state, region),
    },
    {
      rule: 'rattus.spread.target',
      holds: (state, _, region) => region === NOWHERE || touches(state.facts, plagueRegion(state), region),
    },
    {
      rule: 'rattus.board.token-cap',
      holds: (state, choice, region) =>
        region === NOWHERE || roomIn(state, region) > (region === first.of(choice) ? 1 : 0),
    },
  ],
});

/** Whether a region behind the first one, or that one, takes the second token. */
function hasMore(state: Rattus, _: Choice, from: Region): boolean {
  const { facts } = state;
  if (roomIn(state, from) > 1) return true;
  for (const region of facts.regions)
    if (region > from && roomIn(state, region) > 0 && touches(facts, plagueRegion(state), region) !== false)
      return true;
  return false;
}

export const spread: Move<Rattus, RuleIdOfRattus> = {
  name: 'spread',
  conditions: [
    {
      rule: 'rattus.end.only-abilities',
      holds: (state) => !isLastRound(state) || state.facts.profile.lastRoundSpread,
    },
    {
      rule: 'rattus.spread.first',
      holds: (state) =>
        flips.of(state) === 0 &&
        (isLastRound(state)
          ? ravaging.of(state) !== NO_RAVAGE && spreading.of(state) !== SPREAD
          : spreading.of(state) === DUE),
    },
  ],
  slots: [first, second],
  apply(state, choice) {
    spreading.set(state, SPREAD);
    for (const slot of spread.slots) {
      const region = slot.of(choice) as Region;
      if (region === NOWHERE) continue;
      addRat(state, region, UNDRAWN);
      undrawn.set(state, undrawn.of(state) + 1);
      ratSupply.add(state, -1, 'rattus.spread.from-supply');
      watchEnd(state);
    }
    if (undrawn.of(state) > 0) state.open(DRAW, activeBit(state));
  },
};

export const drawn = new Slot<Rattus, Token, RuleIdOfRattus>({
  name: 'token',
  at: 0,
  domain: TOKENS,
  conditions: [{ rule: 'rattus.token.census', holds: (state, _, token) => isInSupply(state, token) }],
  pick: (state, _, random) => anyToken(state, random, undefined),
});

/** Which token it is that lies there: nobody sees it. */
const draw: Move<Rattus, RuleIdOfRattus> = {
  name: 'draw',
  conditions: [],
  slots: [drawn],
  apply(state, choice) {
    undrawn.set(state, undrawn.of(state) - 1);
    where.set(state, drawn.of(choice), ON_BOARD);
    for (const region of state.facts.regions)
      for (const place of PLACES) {
        if (place >= rats.of(state, region) || tokenAt.of(state, region, place) !== UNDRAWN) continue;
        tokenAt.set(state, region, place, drawn.of(choice));
        return;
      }
  },
};

export const DRAWING: DecisionPoint<Rattus, RuleIdOfRattus> = {
  name: 'draw',
  chance: true,
  moves: [draw],
  next(state) {
    if (undrawn.of(state) > 0) state.open(DRAW, activeBit(state));
    else goOn(state);
  },
};
