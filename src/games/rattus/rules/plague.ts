/** Action C: the figure moves; where it arrives the plague acts. @see rattus.md 3.1, 4.6 */
import { type Move, Slot } from '../../../kernel/game-definition.js';
import { type Index, indices } from '../../../kernel/index-of.js';
import { NEUTRAL } from '../ravage-state.js';
import type { RuleIdOfRattus } from '../rulebook.js';
import { KNIGHT, REGIONS, type Region, touches } from './facts.js';
import { owesPlacement } from './place.js';
import { ratsDue } from './spread.js';
import {
  DUE,
  figure,
  isOpen,
  moved,
  neutral,
  owns,
  plagueRegion,
  RAVAGE,
  type Rattus,
  ratSupply,
  rats,
  ravaging,
  spreading,
} from './table.js';

/** No step: as a region of a path. */
export const NO_STEP = REGIONS.length as Region;
const STEPS = [NO_STEP, ...REGIONS];

export const first = new Slot<Rattus, Region, RuleIdOfRattus>({
  name: 'first',
  at: 0,
  domain: REGIONS,
  conditions: [
    { rule: 'rattus.setup.unused-regions-closed', holds: (state, _, region) => isOpen(state, region) },
    { rule: 'rattus.plague.must-leave', holds: (state, _, region) => region !== plagueRegion(state) },
    {
      rule: 'rattus.plague.adjacent-step',
      holds: (state, _, region) => touches(state.facts, plagueRegion(state), region),
    },
  ],
});

export const second = new Slot<Rattus, Region, RuleIdOfRattus>({
  name: 'second',
  at: 1,
  domain: STEPS,
  conditions: [
    {
      rule: 'rattus.plague.adjacent-step',
      holds: (state, { seat }, region) => region === NO_STEP || owns(state, seat, KNIGHT),
    },
    {
      rule: 'rattus.setup.unused-regions-closed',
      holds: (state, _, region) => region === NO_STEP || isOpen(state, region),
    },
    {
      rule: 'rattus.plague.adjacent-step',
      holds: (state, choice, region) => region === NO_STEP || touches(state.facts, first.of(choice), region),
    },
    {
      rule: 'rattus.plague.must-leave',
      holds: (state, _, region) => region !== plagueRegion(state) || state.facts.profile.figureMayReturn,
    },
  ],
});

/** Whether the figure counts as cubes: 0 or 1. */
export type Counting = Index<'counting'>;
const COUNTING = indices<Counting>(2);

/** rattus.knight.neutral */
export const counting = new Slot<Rattus, Counting, RuleIdOfRattus>({
  name: 'as-cubes',
  at: 2,
  domain: COUNTING,
  conditions: [
    { rule: 'rattus.card.owned', holds: (state, { seat }, counts) => counts === 0 || owns(state, seat, KNIGHT) },
  ],
});

export const plague: Move<Rattus, RuleIdOfRattus> = {
  name: 'plague',
  conditions: [
    { rule: 'rattus.plague.adjacent-step', holds: (state) => moved.of(state) === 0 },
    { rule: 'rattus.turn.b-obligation', holds: (state, { seat }) => !owesPlacement(state, seat) },
  ],
  slots: [first, second, counting],
  apply(state, choice) {
    const last = second.of(choice);
    figure.set(state, last === NO_STEP ? first.of(choice) : last);
    moved.set(state, 1);
    neutral.set(state, counting.of(choice) === 1 ? NEUTRAL : 0);
    ravaging.set(state, RAVAGE);
    if (ratsDue(rats.of(state, plagueRegion(state))) > 0 && ratSupply.of(state) > 0) spreading.set(state, DUE);
  },
};
