/** Action B: new cubes on the board, by the tokens of a region. @see rattus.md 3.1, 4.5 */
import { type Condition, type Move, Slot } from '../../../kernel/game-definition.js';
import type { Seat } from '../../../kernel/index-of.js';
import type { Truth } from '../../../kernel/truth.js';
import type { RuleIdOfRattus } from '../rulebook.js';
import { PEASANT_CUBES, QUEEN_CUBES } from './amounts.js';
import { queenReigns } from './area.js';
import { watchEnd } from './end-trigger.js';
import { AMOUNTS, PEASANT, QUEEN, REGIONS, type Region } from './facts.js';
import { open } from './step.js';
import { BY_TOKENS, cubes, isLastRound, moved, owns, placed, type Rattus, rats, supply } from './table.js';

export const placedRegion = new Slot<Rattus, Region, RuleIdOfRattus>({
  name: 'region',
  at: 0,
  domain: REGIONS,
  conditions: [
    ...open,
    {
      rule: 'rattus.place.rat-free',
      holds: (state, { seat }, region) => mostWithoutQueen(state, seat, region) > 0 || queenHelps(state, seat, region),
    },
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
});

/** The most cubes that may be placed, were there no end to the supply and no queen. @see rattus.place.count, rattus.peasant.extra */
function mostWithoutQueen(state: Rattus, seat: Seat, region: Region): number {
  return rats.of(state, region) + (owns(state, seat, PEASANT) ? PEASANT_CUBES : 0);
}

/** Whether the queen brings more cubes there. @see option queen-in-rat-free-region */
function queenHelps(state: Rattus, seat: Seat, region: Region): Truth {
  if (rats.of(state, region) === 0 && !state.facts.profile.queenInRatFree) return false;
  return queenReigns(state, seat);
}

/** With fewer cubes than are due, all of them are placed. @see rattus.place.short-supply */
function isDue(state: Rattus, seat: Seat, region: Region, amount: number): Truth {
  const { placing, queenPartial } = state.facts.profile;
  const least = rats.of(state, region);
  const most = mostWithoutQueen(state, seat, region);
  const left = supply.of(state, seat);
  const isExact = placing === 'exact';
  // Peasant and queen may each be left out.
  const isAmong = (more: number): boolean =>
    amount === Math.min(least + more, left) || amount === Math.min(most + more, left);
  if (isExact ? isAmong(0) : amount <= most) return true;
  const isMore = isExact
    ? isAmong(QUEEN_CUBES) || (queenPartial && isAmong(QUEEN_CUBES - 1))
    : amount <= most + QUEEN_CUBES;
  return isMore && queenHelps(state, seat, region);
}

/** The rule that a wrong number breaks; the cards that could have allowed it come first. */
function ruleOfNumber(state: Rattus, seat: Seat, region: Region, amount: number): RuleIdOfRattus {
  const count = rats.of(state, region);
  if (amount < count) return 'rattus.turn.b-obligation';
  const most = mostWithoutQueen(state, seat, region);
  if (owns(state, seat, QUEEN)) {
    if (queenHelps(state, seat, region) !== false) {
      if (amount <= most + QUEEN_CUBES) return 'rattus.piper.queen-bonus';
    } else if (amount > most && amount <= most + QUEEN_CUBES) return 'rattus.piper.queen-condition';
  }
  if (owns(state, seat, PEASANT)) return count === 0 ? 'rattus.peasant.rat-free' : 'rattus.peasant.extra';
  return owns(state, seat, QUEEN) && queenHelps(state, seat, region) !== false
    ? 'rattus.piper.queen-bonus'
    : 'rattus.place.count';
}

/** Action B is possible now. @param way a value of `placed` */
export function mayPlace(way: number): readonly Condition<Rattus, RuleIdOfRattus>[] {
  return [
    { rule: 'rattus.end.no-place', holds: (state) => !isLastRound(state) },
    { rule: 'rattus.turn.c-last', holds: (state) => moved.of(state) === 0 },
    {
      rule: (state) => (placed.of(state) === way ? 'rattus.turn.b-once' : 'rattus.piper.mayor-waive'),
      holds: (state) => placed.of(state) === 0,
    },
    { rule: 'rattus.place.own-cubes', holds: (state, { seat }) => supply.of(state, seat) > 0 },
  ];
}

export const place: Move<Rattus, RuleIdOfRattus> = {
  name: 'place',
  conditions: mayPlace(BY_TOKENS),
  slots: [placedRegion, placedCubes],
  apply(state, choice) {
    const { seat } = choice;
    const amount = Math.min(placedCubes.of(choice), supply.of(state, seat));
    bring(state, seat, placedRegion.of(choice), amount, 'rattus.place.count');
    placed.set(state, BY_TOKENS);
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
  if (placed.of(state) !== 0 || profile.placing === 'optional' || supply.of(state, seat) <= 0) return false;
  if (owns(state, seat, PEASANT)) return true;
  for (const region of regions) if (rats.of(state, region) > 0) return true;
  return false;
}
