/** Final scoring: the legate, the three estates with the points paid, the towers. @see tallinn.md 3.5, 4.9, 4.10 */
import type { DecisionPoint, Move } from '../../../kernel/game-definition.js';
import { Slot } from '../../../kernel/game-definition.js';
import type { Seat } from '../../../kernel/index-of.js';
import { type Truth, UNKNOWN } from '../../../kernel/truth.js';
import type { RuleIdOfTallinn } from '../rulebook.js';
import { ARMS, ESTATES, type Estate, LEGATE } from './facts.js';
import {
  BONUS,
  estatePoints,
  isPaidFor,
  PAID,
  paysForTowers,
  ruleOfEstate,
  ruleOfTowers,
  towerPoints,
} from './final-amounts.js';
import { REVEAL_TOWERS } from './points.js';
import {
  bonus,
  DISPLAY,
  EITHER_HALF,
  hiddenInDisplay,
  isDisplayed,
  persons,
  points,
  SOME_ARE_GONE,
  seatsWith,
  type Tallinn,
  towers,
  towerValue,
  where,
} from './table.js';
import { towerPersons } from './tower-persons.js';

/** Whether the legate of a player joins an estate of the display: its arms do. @see tallinn.md TA-14 */
function hasBonus(state: Tallinn, seat: Seat): Truth {
  const { legate, legateBonusOnEitherSide } = state.facts.profile;
  // Perhaps it is the legate that has left.
  if (hiddenInDisplay.of(state, seat) === SOME_ARE_GONE) return legate && 'unknown';
  const isThere = isDisplayed(state, seat, LEGATE);
  if (isThere !== true) return legate && isThere;
  const half = where.of(state, seat, LEGATE) - DISPLAY;
  if (half === EITHER_HALF && !legateBonusOnEitherSide) return 'unknown';
  return half === ARMS || legateBonusOnEitherSide;
}

/** The legate of a player joins an estate of the display. */
export function joinEstate(state: Tallinn, seat: Seat, estate: Estate): void {
  bonus.set(state, seat, 1 + estate);
  persons.add(state, seat, estate, BONUS, 'tallinn.legate.final-display');
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
  const own = persons.of(state, seat, estate);
  let truth: Truth = true;
  for (const other of ESTATES) {
    if (other === estate) continue;
    const theirs = persons.of(state, seat, other);
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
const reveal: Move<Tallinn, RuleIdOfTallinn> = { name: 'reveal', conditions: [], slots: [], apply: () => undefined };

/** The contest of the towers, where one of the estates could stand. */
export const OF_TOWERS = 3 as Estate;

function scoreEstates(state: Tallinn): void {
  for (const estate of ESTATES) {
    for (const seat of state.facts.seats) {
      const own = persons.of(state, seat, estate);
      for (const other of state.facts.seats) {
        if (other !== seat) compareEstate(state, estate, seat, other, own, persons.of(state, other, estate));
      }
    }
  }
}

/** tallinn.final.estate-win, -.estate-tie, -.no-zero-tie */
function compareEstate(state: Tallinn, of: Estate, seat: Seat, other: Seat, own: number, theirs: number): void {
  gain(state, of, seat, other, estatePoints(own, theirs), ruleOfEstate(own, theirs));
  payLead(state, of, seat, other, own - theirs);
}

function gain(state: Tallinn, of: Estate, seat: Seat, other: Seat, gained: number, rule: RuleIdOfTallinn): void {
  if (gained === 0) return;
  points.add(state, seat, gained, rule);
  if (state.trace !== undefined) state.trace.reckoned(rule, [of, seat, other, gained]);
}

/** tallinn.final.five-difference, tallinn.final.negative-allowed */
function payLead(state: Tallinn, of: Estate, seat: Seat, other: Seat, lead: number): void {
  if (!isPaidFor(lead)) return;
  points.add(state, other, -PAID, 'tallinn.final.five-difference');
  points.add(state, seat, PAID, 'tallinn.final.five-difference');
  if (state.trace !== undefined) state.trace.reckoned('tallinn.final.five-difference', [of, seat, other]);
}

function scoreTowers(state: Tallinn): void {
  for (const seat of state.facts.seats) towerValue.set(state, seat, valueOfTowers(state, seat));
  for (const seat of state.facts.seats) {
    const own = towerValue.of(state, seat);
    for (const other of state.facts.seats) {
      if (other !== seat) compareTowers(state, seat, other, own, towerValue.of(state, other));
    }
  }
}

/** tallinn.final.tower-win, -.tower-tie, -.no-tower-no-tie; tallinn.md TA-08 */
function compareTowers(state: Tallinn, seat: Seat, other: Seat, own: number, theirs: number): void {
  const hasTower = towers.of(state, seat) > 0;
  gain(state, OF_TOWERS, seat, other, towerPoints(own, theirs, hasTower), ruleOfTowers(own, theirs, hasTower));
  if (paysForTowers(state.facts.profile)) payLead(state, OF_TOWERS, seat, other, own - theirs);
}

/** The estate with most persons on the towers, whichever it is. @see tallinn.final.tower-estate, -.tower-cross-estate */
function valueOfTowers(state: Tallinn, seat: Seat): number {
  let most = 0;
  for (const estate of ESTATES) most = Math.max(most, towerPersons(state, seat, estate, true));
  return most;
}

/** tallinn.final.order */
export function scoreAll(state: Tallinn): void {
  scoreEstates(state);
  scoreTowers(state);
  state.end();
}

export const FINAL: readonly DecisionPoint<Tallinn, RuleIdOfTallinn>[] = [
  {
    name: 'bonus',
    moves: [join],
    next: (state) =>
      state.open(
        REVEAL_TOWERS,
        seatsWith(state, (of, seat) => towers.of(of, seat) > 0),
      ),
  },
  {
    name: 'reveal',
    chance: true,
    moves: [reveal],
    next: scoreAll,
  },
];
