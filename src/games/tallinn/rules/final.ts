/** Final scoring: the legate, the three estates with the points paid, the towers. @see tallinn.md 3.5, 4.9, 4.10 */
import { chancePoint, type DecisionPoint, type Move, Slot } from '../../../kernel/game-definition.js';
import type { Seat } from '../../../kernel/index-of.js';
import { seatsWith } from '../../../kernel/state.js';
import { type Truth, UNKNOWN } from '../../../kernel/truth.js';
import type { RuleIdOfTallinn } from '../rulebook.js';
import { ARMS, ESTATES, type Estate, LEGATE } from './facts.js';
import { BONUS, estatePoints, ruleOfEstate, ruleOfTowers, towerPoints } from './final-amounts.js';
import { AS_WRITTEN, type FinalReading } from './final-reading.js';
import { REVEAL_TOWERS } from './points.js';
import * as cells from './table.js';

type Tallinn = cells.Tallinn;

/** Whether the legate of a player joins an estate of the display: its arms do. @see tallinn.md TA-14 */
function hasBonus(state: Tallinn, seat: Seat): Truth {
  const { profile } = state.facts;
  // Perhaps it is the legate that has left.
  if (cells.hiddenInDisplay.of(state, seat) === cells.SOME_ARE_GONE) return profile.legate && 'unknown';
  const isThere = cells.isDisplayed(state, seat, LEGATE);
  if (isThere !== true) return profile.legate && isThere;
  const half = cells.where.of(state, seat, LEGATE) - cells.DISPLAY;
  if (half === ARMS || profile.legateBonusOnEitherSide) return true;
  return half === cells.EITHER_HALF ? 'unknown' : false;
}

/** The legate of a player joins an estate of the display. */
export function joinEstate(state: Tallinn, seat: Seat, estate: Estate): void {
  cells.bonus.set(state, seat, 1 + estate);
  cells.persons.add(state, seat, estate, BONUS, 'tallinn.legate.final-display');
}

/** Whether a player may have an estate to choose. */
export function mayHaveBonus(state: Tallinn, seat: Seat): boolean {
  return hasBonus(state, seat) !== false;
}

/** Whether a legate can join an estate: it is one of those with fewest persons. */
export function mayJoin(state: Tallinn, seat: Seat, estate: Estate): boolean {
  return hasBonus(state, seat) === true && isFewest(state, seat, estate) === true;
}

/** Whether no estate of the display has fewer persons. @see tallinn.md TA-15 */
function isFewest(state: Tallinn, seat: Seat, estate: Estate): Truth {
  const own = cells.persons.of(state, seat, estate);
  let truth: Truth = true;
  for (const other of ESTATES) {
    if (other === estate) continue;
    const theirs = cells.persons.of(state, seat, other);
    if (own === UNKNOWN || theirs === UNKNOWN) truth = 'unknown';
    else if (theirs < own) return false;
  }
  return truth;
}

export const joined = new Slot<Tallinn, Estate, RuleIdOfTallinn>({
  name: 'estate',
  at: 0,
  domain: ESTATES,
  conditions: [
    { rule: 'tallinn.legate.final-display', holds: (state, { seat }, estate) => isFewest(state, seat, estate) },
  ],
});

export const join: Move<Tallinn, RuleIdOfTallinn> = {
  name: 'bonus',
  conditions: [
    {
      rule: 'tallinn.legate.final-display',
      holds: (state, { seat }) => state.isDue(seat) || !mayHaveBonus(state, seat),
    },
    { rule: 'tallinn.legate.final-display', holds: (state, { seat }) => hasBonus(state, seat) },
  ],
  slots: [joined],
  apply: (state, choice) => joinEstate(state, choice.seat, joined.of(choice)),
};

/** The towers of a player are turned up: nobody decides that, and nothing changes but what is known. */
const revealing: DecisionPoint<Tallinn, RuleIdOfTallinn> = chancePoint({
  name: 'reveal',
  slots: [],
  apply: () => undefined,
  next: (state) => scoreAll(state),
});

/** The contest of the towers, where one of the estates could stand. */
const OF_TOWERS = 3 as Estate;

function scoreEstates(state: Tallinn, reading: FinalReading): void {
  for (const estate of ESTATES) {
    for (const seat of state.facts.seats) {
      const own = reading.strength(state, seat, estate);
      for (const other of state.facts.seats) {
        if (other === seat) continue;
        const theirs = reading.strength(state, other, estate);
        gain(state, estate, seat, other, estatePoints(own, theirs, reading), ruleOfEstate(own, theirs));
        payLead(state, estate, seat, other, own, theirs, reading);
      }
    }
  }
}

/** tallinn.final.estate-win, -.estate-tie, -.no-zero-tie, -.tower-win, -.tower-tie, -.no-tower-no-tie */
function gain(state: Tallinn, of: Estate, seat: Seat, other: Seat, gained: number, rule: RuleIdOfTallinn): void {
  if (gained === 0) return;
  cells.points.add(state, seat, gained, rule);
  state.trace?.reckoned?.(rule, [of, seat, other, gained]);
}

/** tallinn.final.five-difference, tallinn.final.negative-allowed */
function payLead(
  state: Tallinn,
  of: Estate,
  seat: Seat,
  other: Seat,
  own: number,
  theirs: number,
  reading: FinalReading,
): void {
  for (let left = reading.payments(own, theirs, reading); left > 0; left -= 1) {
    cells.points.add(state, other, -reading.given, 'tallinn.final.five-difference');
    cells.points.add(state, seat, reading.got, 'tallinn.final.five-difference');
    state.trace?.reckoned?.('tallinn.final.five-difference', [of, seat, other]);
  }
}

/** tallinn.md TA-08 */
function scoreTowers(state: Tallinn, reading: FinalReading): void {
  for (const seat of state.facts.seats) cells.towerValue.set(state, seat, reading.towerValue(state, seat, reading));
  for (const seat of state.facts.seats) {
    const own = cells.towerValue.of(state, seat);
    const hasTower = cells.towers.of(state, seat) > 0;
    const mayTie = hasTower || reading.towerlessTie;
    for (const other of state.facts.seats) {
      if (other === seat) continue;
      const theirs = reading.opposingValue(state, seat, other);
      if (cells.towers.of(state, other) > 0 || reading.towerlessLose)
        gain(
          state,
          OF_TOWERS,
          seat,
          other,
          towerPoints(own, theirs, mayTie, reading),
          ruleOfTowers(own, theirs, mayTie),
        );
      if (state.facts.profile.fiveDifferenceInTowers)
        payLead(state, OF_TOWERS, seat, other, own, cells.towerValue.of(state, other), reading);
    }
  }
}

/** tallinn.final.order @param reading the rules as somebody reads them */
export function scoreAll(state: Tallinn, reading: FinalReading = AS_WRITTEN): void {
  scoreEstates(state, reading);
  scoreTowers(state, reading);
  state.end();
}

export const FINAL: readonly DecisionPoint<Tallinn, RuleIdOfTallinn>[] = [
  {
    name: 'bonus',
    moves: [join],
    next: (state) =>
      state.open(
        REVEAL_TOWERS,
        seatsWith(state, (of, seat) => cells.towers.of(of, seat) > 0),
      ),
  },
  revealing,
];
