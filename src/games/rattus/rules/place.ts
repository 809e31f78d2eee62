/** Action B: new cubes on the board, by the tokens of a region. @see rattus.md 3.1, 4.5 */
import type { Choice } from '../../../kernel/choice.js';
import type { Seat } from '../../../kernel/index-of.js';
import type { Truth } from '../../../kernel/truth.js';
import type { RuleIdOfRattus } from '../rulebook.js';
import { PEASANT_CUBES, QUEEN_CUBES } from './amounts.js';
import { queenReigns } from './area.js';
import { type RattusCondition, type RattusMove, RattusSlot, regionSlot } from './declare.js';
import { watchEnd } from './end-trigger.js';
import { AMOUNTS, PEASANT, QUEEN, type Region } from './facts.js';
import { open } from './step.js';
import { BY_TOKENS, beforeTheFigure, cubes, owns, placed, type Rattus, rats, supply } from './table.js';

export const placedRegion = regionSlot('region', [
  ...open,
  {
    rule: 'rattus.place.rat-free',
    holds: (state, { seat }, region) =>
      mostWithoutQueen(state, seat, region) > 0 || (owns(state, seat, QUEEN) && queenGoesTo(state, region)),
  },
]);

export const placedCubes = new RattusSlot<number>({
  name: 'cubes',
  at: 1,
  domain: AMOUNTS,
  conditions: [
    {
      rule: 'rattus.place.own-cubes',
      holds: (state, choice, amount) =>
        amount <= supply.of(state, choice.seat) ||
        (amount >= rats.of(state, placedRegion.of(choice)) && isDue(state, choice, amount, UNLIMITED) === false),
    },
    {
      rule: (state, choice, amount) =>
        isDue(state, choice, amount) === false
          ? ruleOfWrong(state, choice, amount)
          : ruleOfRight(state, choice, amount),
      holds: (state, choice, amount) => isDue(state, choice, amount),
    },
  ],
});

/** The most cubes that may be placed, were there no end to the supply and no queen. @see rattus.place.count, rattus.peasant.extra */
function mostWithoutQueen(state: Rattus, seat: Seat, region: Region): number {
  return rats.of(state, region) + (owns(state, seat, PEASANT) ? PEASANT_CUBES : 0);
}

/** Whether the queen brings more cubes there. */
export function queenHelps(state: Rattus, seat: Seat, region: Region): Truth {
  return queenGoesTo(state, region) && queenReigns(state, seat);
}

/** @see option queen-in-rat-free-region */
function queenGoesTo(state: Rattus, region: Region): boolean {
  return rats.of(state, region) > 0 || state.facts.profile.queenInRatFree;
}

/** As a supply: it has no end. */
const UNLIMITED = Number.POSITIVE_INFINITY;

/**
 * Whether so many cubes are right. With fewer cubes than are due, all of them are placed.
 * @param left how many there are
 * @see rattus.place.short-supply
 */
function isDue(state: Rattus, choice: Choice, amount: number, left = supply.of(state, choice.seat)): Truth {
  const { seat } = choice;
  const region = placedRegion.of(choice);
  if (amount <= 0 || amount > left) return false;
  if (isAmong(state, choice, 0, amount, left)) return true;
  const { profile } = state.facts;
  const most = mostWithoutQueen(state, seat, region);
  if (amount <= most && profile.placing !== 'exact') return true;
  const isMore =
    isAmong(state, choice, QUEEN_CUBES, amount, left) ||
    (profile.placing === 'exact'
      ? isAmong(state, choice, QUEEN_CUBES - 1, amount, left) && profile.queenPartial
      : amount <= most + QUEEN_CUBES);
  return isMore && queenHelps(state, seat, region);
}

/** Whether it is the number of the tokens, with or without the peasant. @param more what the queen adds */
function isAmong(state: Rattus, choice: Choice, more: number, amount: number, left: number): boolean {
  const { seat } = choice;
  const region = placedRegion.of(choice);
  return (
    amount === Math.min(rats.of(state, region) + more, left) ||
    amount === Math.min(mostWithoutQueen(state, seat, region) + more, left)
  );
}

/** Whether only one of the queen's two cubes explains the number: then the rules do not say whether that may be. @see rattus.piper.queen-bonus */
export function isOneOfTwo(state: Rattus, choice: Choice, amount: number): boolean {
  return (
    amount !== supply.of(state, choice.seat) &&
    !isAmong(state, choice, 0, amount, UNLIMITED) &&
    !isAmong(state, choice, QUEEN_CUBES, amount, UNLIMITED) &&
    state.facts.profile.placing === 'exact'
  );
}

function ruleOfRight(state: Rattus, choice: Choice, amount: number): RuleIdOfRattus {
  const { seat } = choice;
  const count = rats.of(state, placedRegion.of(choice));
  if (amount < count) return 'rattus.place.short-supply';
  if (amount === count) return 'rattus.place.count';
  if (owns(state, seat, PEASANT) && amount === count + PEASANT_CUBES)
    return count === 0 ? 'rattus.peasant.rat-free' : 'rattus.peasant.extra';
  return queenHelps(state, seat, placedRegion.of(choice)) === false ? 'rattus.place.count' : 'rattus.piper.queen-bonus';
}

/** The rule that a wrong number breaks; the cards that could have allowed it come first. */
function ruleOfWrong(state: Rattus, choice: Choice, amount: number): RuleIdOfRattus {
  const { seat } = choice;
  const region = placedRegion.of(choice);
  const count = rats.of(state, region);
  const helps = queenHelps(state, seat, region) !== false;
  const most = mostWithoutQueen(state, seat, region) + (helps ? QUEEN_CUBES : 0);
  if (amount <= most) {
    if (amount < count) return 'rattus.turn.b-obligation';
    return helps ? 'rattus.piper.queen-bonus' : 'rattus.place.count';
  }
  const mightHelp = owns(state, seat, QUEEN) && queenGoesTo(state, region);
  if (mightHelp && !helps && amount <= most + QUEEN_CUBES) return 'rattus.piper.queen-condition';
  if (owns(state, seat, PEASANT)) return count === 0 ? 'rattus.peasant.rat-free' : 'rattus.peasant.extra';
  return helps ? 'rattus.piper.queen-bonus' : 'rattus.place.count';
}

/** Action B is possible now. @param way a value of `placed` */
export function mayPlace(way: number): readonly RattusCondition[] {
  return [
    beforeTheFigure('rattus.end.no-place'),
    {
      rule: (state) =>
        placed.of(state) === 0 || placed.of(state) === way ? 'rattus.turn.b-once' : 'rattus.piper.mayor-waive',
      holds: (state) => placed.of(state) === 0,
    },
  ];
}

export const place: RattusMove = {
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

/** Nothing of B is left to do. */
export const isPlaced: RattusCondition = {
  rule: 'rattus.turn.b-obligation',
  holds: (state, { seat }) => !owesPlacement(state, seat),
};

/** Whether B is possible and has not been done. @see rattus.turn.b-obligation */
function owesPlacement(state: Rattus, seat: Seat): boolean {
  const { profile, regions } = state.facts;
  if (placed.of(state) !== 0 || supply.of(state, seat) <= 0) return false;
  const isPossible = owns(state, seat, PEASANT) || regions.some((region) => rats.of(state, region) > 0);
  return isPossible && profile.placing !== 'optional';
}
