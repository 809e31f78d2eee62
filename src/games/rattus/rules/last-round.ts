/** The last round: abilities only; the figure moves by card. @see rattus.md 3.5, 4.11 */
import { type DecisionPoint, type Move, Slot } from '../../../kernel/game-definition.js';
import type { Seat } from '../../../kernel/index-of.js';
import { PEASANT_CUBES } from '../peasant.js';
import { NEUTRAL } from '../ravage-state.js';
import type { RuleIdOfRattus } from '../rulebook.js';
import { triggeredBy } from './end-trigger.js';
import { KNIGHT, PEASANT, REGIONS, type Region, touches } from './facts.js';
import { bring, place } from './place.js';
import { type Counting, counting, NO_STEP } from './plague.js';
import { FINAL, SLOT } from './points.js';
import { declare, reveal } from './ravage.js';
import { spread } from './spread.js';
import {
  active,
  activeBit,
  countsAtEnd,
  figure,
  isOpen,
  isSpent,
  moved,
  neutral,
  OVER,
  ownedOnce,
  plagueRegion,
  RAVAGE,
  type Rattus,
  ravaging,
  slots,
  supply,
  turn,
  used,
} from './table.js';
import { take } from './take.js';
import { ABILITIES, beginTurn } from './turn.js';

export const addedRegion = new Slot<Rattus, Region, RuleIdOfRattus>({
  name: 'region',
  at: 0,
  domain: REGIONS,
  conditions: [{ rule: 'rattus.setup.unused-regions-closed', holds: (state, _, region) => isOpen(state, region) }],
});

/** rattus.end.peasant */
const peasant: Move<Rattus, RuleIdOfRattus> = {
  name: 'peasant',
  conditions: [
    ...ownedOnce(PEASANT),
    { rule: 'rattus.end.peasant', holds: (state, { seat }) => supply.of(state, seat) > 0 },
  ],
  slots: [addedRegion],
  apply(state, choice) {
    used.set(state, PEASANT, 1);
    bring(state, choice.seat, addedRegion.of(choice), PEASANT_CUBES, 'rattus.end.peasant');
  },
};

const STEPS = [NO_STEP, ...REGIONS];

/** The figure may stay, or come back. @see option last-round-zero-steps */
export const firstStep = new Slot<Rattus, Region, RuleIdOfRattus>({
  name: 'first',
  at: 0,
  domain: STEPS,
  conditions: [
    {
      rule: 'rattus.end.knight-move',
      holds: ({ facts }, _, region) => region !== NO_STEP || facts.profile.lastRoundZeroSteps,
    },
    {
      rule: 'rattus.setup.unused-regions-closed',
      holds: (state, _, region) => region === NO_STEP || isOpen(state, region),
    },
    {
      rule: 'rattus.plague.adjacent-step',
      holds: (state, _, region) => region === NO_STEP || touches(state.facts, plagueRegion(state), region),
    },
  ],
});

export const secondStep = new Slot<Rattus, Region, RuleIdOfRattus>({
  name: 'second',
  at: 1,
  domain: STEPS,
  conditions: [
    {
      rule: 'rattus.setup.unused-regions-closed',
      holds: (state, _, region) => region === NO_STEP || isOpen(state, region),
    },
    {
      rule: 'rattus.plague.adjacent-step',
      holds: (state, choice, region) =>
        region === NO_STEP || (firstStep.of(choice) !== NO_STEP && touches(state.facts, firstStep.of(choice), region)),
    },
  ],
});

/** Where the plague waits for the end, the figure is sure to count then. @see rattus.end.knight-neutral */
export const countingLast = new Slot<Rattus, Counting, RuleIdOfRattus>({
  name: 'as-cubes',
  at: 2,
  domain: counting.declared.domain,
  conditions: [
    {
      rule: 'rattus.end.knight-neutral',
      holds: ({ facts }, _, counts) => counts === 1 || facts.profile.lastRoundKnightNow,
    },
  ],
});

/** rattus.end.no-figure, rattus.end.knight-move, rattus.online.last-round-immediate */
const moveFigure: Move<Rattus, RuleIdOfRattus> = {
  name: 'plague',
  conditions: [...ownedOnce(KNIGHT), { rule: 'rattus.piper.end-combo', holds: (state) => moved.of(state) === 0 }],
  slots: [firstStep, secondStep, countingLast],
  apply(state, choice) {
    const first = firstStep.of(choice);
    const last = secondStep.of(choice);
    if (first !== NO_STEP) figure.set(state, last === NO_STEP ? first : last);
    moved.set(state, 1);
    used.set(state, KNIGHT, 1);
    if (state.facts.profile.lastRoundKnightNow) {
      ravaging.set(state, RAVAGE);
      neutral.set(state, countingLast.of(choice) === 1 ? NEUTRAL : 0);
    } else countsAtEnd.set(state, 1);
  },
};

/** Nothing more is used. A plague that was let loose must come to its end before. */
const finish: Move<Rattus, RuleIdOfRattus> = {
  name: 'end',
  conditions: [{ rule: 'rattus.ravage.continue', holds: (state) => ravaging.of(state) !== RAVAGE }],
  slots: [],
  apply: nextSlot,
};

/** Everybody but the player who brought about the end, counter-clockwise. @see rattus.end.last-round-order */
function nextSlot(state: Rattus): void {
  const players = state.facts.seats.length;
  const had = slots.of(state);
  if (had === players - 1) {
    state.open(FINAL, 0);
    return;
  }
  beginTurn(state);
  slots.set(state, had + 1);
  turn.set(state, turn.of(state) + 1);
  active.set(state, ((triggeredBy(state) ?? (0 as Seat)) + players - 1 - had) % players);
  state.open(SLOT, activeBit(state));
}

export const SLOTS: DecisionPoint<Rattus, RuleIdOfRattus> = {
  name: 'slot',
  moves: [take, place, ...ABILITIES, peasant, moveFigure, spread, declare, reveal, finish],
  next(state) {
    if (slots.of(state) === 0) return nextSlot(state);
    // What other abilities bring there later does not bring the plague back.
    if (ravaging.of(state) === RAVAGE && isSpent(state, plagueRegion(state), neutral.of(state)))
      ravaging.set(state, OVER);
    state.open(SLOT, activeBit(state));
  },
};
