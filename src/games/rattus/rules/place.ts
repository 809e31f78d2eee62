/** Action B: new cubes on the board, by the tokens of a region. @see rattus.md 3.1, 4.5 */
import { type Move, Slot } from '../../../kernel/game-definition.js';
import { indices, type Seat } from '../../../kernel/index-of.js';
import { PEASANT_CUBES } from '../peasant.js';
import type { RuleIdOfRattus } from '../rulebook.js';
import { CUBES } from '../state.js';
import { watchEnd } from './end-trigger.js';
import { PEASANT, REGIONS, type Region } from './facts.js';
import { cubes, isLastRound, isOpen, moved, owns, placed, type Rattus, rats, supply } from './table.js';

/** One to all cubes of a player. */
export const AMOUNTS = indices(CUBES + 1).slice(1);

export const placedRegion = new Slot<Rattus, Region, RuleIdOfRattus>({
  name: 'region',
  at: 0,
  domain: REGIONS,
  conditions: [
    { rule: 'rattus.setup.unused-regions-closed', holds: (state, _, region) => isOpen(state, region) },
    { rule: 'rattus.place.rat-free', holds: (state, { seat }, region) => most(state, seat, region) > 0 },
  ],
});

export const placedCubes = new Slot<Rattus, number, RuleIdOfRattus>({
  name: 'cubes',
  at: 1,
  domain: AMOUNTS,
  conditions: [
    {
      rule: 'rattus.place.own-cubes',
      holds: (state, { seat }, amount) => amount <= supply.of(state, seat),
    },
    {
      rule: (state, choice, amount) => ruleOfNumber(state, choice.seat, placedRegion.of(choice), amount),
      holds: (state, choice, amount) => isDue(state, choice.seat, placedRegion.of(choice), amount),
    },
  ],
  pick(state, choice, random) {
    const { seat } = choice;
    const region = placedRegion.of(choice);
    const least = state.facts.profile.placing === 'exact' ? rats.of(state, region) : 1;
    const highest = Math.min(most(state, seat, region), supply.of(state, seat));
    const lowest = Math.min(Math.max(1, least), highest);
    return highest > 0 ? lowest + random.below(highest - lowest + 1) : undefined;
  },
});

/** The most cubes that may be placed, were there no end to the supply. @see rattus.place.count, rattus.peasant.extra */
function most(state: Rattus, seat: Seat, region: Region): number {
  return rats.of(state, region) + (owns(state, seat, PEASANT) ? PEASANT_CUBES : 0);
}

/** With fewer cubes than are due, all of them are placed. @see rattus.place.short-supply */
function isDue(state: Rattus, seat: Seat, region: Region, amount: number): boolean {
  const highest = most(state, seat, region);
  if (state.facts.profile.placing !== 'exact') return amount <= highest;
  const left = supply.of(state, seat);
  return amount === Math.min(highest, left) || amount === Math.min(rats.of(state, region), left);
}

/** The rule that a wrong number breaks. */
function ruleOfNumber(state: Rattus, seat: Seat, region: Region, amount: number): RuleIdOfRattus {
  const count = rats.of(state, region);
  if (amount < count) return 'rattus.turn.b-obligation';
  if (!owns(state, seat, PEASANT)) return 'rattus.place.count';
  return count === 0 ? 'rattus.peasant.rat-free' : 'rattus.peasant.extra';
}

export const place: Move<Rattus, RuleIdOfRattus> = {
  name: 'place',
  conditions: [
    { rule: 'rattus.end.no-place', holds: (state) => !isLastRound(state) },
    { rule: 'rattus.turn.c-last', holds: (state) => moved.of(state) === 0 },
    { rule: 'rattus.turn.b-once', holds: (state) => placed.of(state) === 0 },
    { rule: 'rattus.place.own-cubes', holds: (state, { seat }) => supply.of(state, seat) > 0 },
  ],
  slots: [placedRegion, placedCubes],
  apply(state, choice) {
    const { seat } = choice;
    const amount = Math.min(placedCubes.of(choice), supply.of(state, seat));
    bring(state, seat, placedRegion.of(choice), amount, 'rattus.place.count');
    placed.set(state, 1);
  },
};

/** Cubes come from the supply of a player into a region. */
export function bring(state: Rattus, seat: Seat, region: Region, amount: number, rule: RuleIdOfRattus): void {
  cubes.add(state, region, seat, amount, rule);
  supply.add(state, seat, -amount, rule);
  watchEnd(state);
}

/** Whether B is possible and has not been done. @see rattus.turn.b-obligation */
export function owesPlacement(state: Rattus, seat: Seat): boolean {
  const { profile, regions } = state.facts;
  if (placed.of(state) === 1 || profile.placing === 'optional' || supply.of(state, seat) <= 0) return false;
  if (owns(state, seat, PEASANT)) return true;
  for (const region of regions) if (rats.of(state, region) > 0) return true;
  return false;
}
