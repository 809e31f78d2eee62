/** Contests of a round: one estate, compared with every opponent one by one. @see tallinn.md 3.4, 4.6, 4.10 */
import { type DecisionPoint, type Move, Slot } from '../../../kernel/game-definition.js';
import type { Seat } from '../../../kernel/index-of.js';
import { seatsWith } from '../../../kernel/state.js';
import { UNKNOWN } from '../../../kernel/truth.js';
import type { RuleIdOfTallinn } from '../rulebook.js';
import { ESTATES, type Estate } from './facts.js';
import { TOWERS } from './points.js';
import * as cells from './table.js';
import { mayBuild } from './tower.js';

type Tallinn = cells.Tallinn;

/** tallinn.contest.win-points, -.tie-points, -.loss-points. A misreading is one of the amounts read otherwise. */
export const AMOUNTS = { win: 2, tie: 1, loss: 0 };
/** tallinn.legate.plus-two */
export const LEGATE_PERSONS = 2;

/** No contest: as a value of the slot. */
export const NO_ESTATE = 3 as Estate;
/** A contest without an estate, as a log may have it. */
export const UNNAMED_ESTATE = 4 as Estate;

/** tallinn.legate.arms-contest */
export const estate = new Slot<Tallinn, Estate, RuleIdOfTallinn>({
  name: 'estate',
  at: 0,
  domain: [NO_ESTATE, ...ESTATES],
  conditions: [
    {
      rule: 'tallinn.legate.arms-optional',
      holds: ({ facts }, _, value) => value !== NO_ESTATE || !facts.profile.armsRequireContest,
    },
    {
      rule: 'tallinn.legate.arms-contest',
      holds: (state, { seat }, value) =>
        value === NO_ESTATE ||
        (value !== UNNAMED_ESTATE && (cells.contest.of(state, seat) !== cells.ARMS_PERHAPS || 'unknown')),
    },
  ],
});

export const chooseEstate: Move<Tallinn, RuleIdOfTallinn> = {
  name: 'contest',
  conditions: [],
  slots: [estate],
  apply(state, choice) {
    const chosen = estate.of(choice);
    const isOpen = cells.contest.of(state, choice.seat) === cells.ARMS_OPEN;
    if (chosen === NO_ESTATE) cells.contest.set(state, choice.seat, isOpen ? cells.ARMS_DECLINED : UNKNOWN);
    else score(state, choice.seat, chosen, LEGATE_PERSONS);
  },
};

/**
 * Compares one player with all others. Displays do not change before the last contest of the round, and points decide nothing
 * before that: so each is scored as soon as it is known.
 * @param more persons that count for this contest alone @see tallinn.legate.plus-two-private
 */
function score(state: Tallinn, seat: Seat, of: Estate, more: number): void {
  cells.contest.set(state, seat, cells.FIRST_CONTEST + of);
  cells.contests.set(state, seat, Math.max(0, cells.contests.of(state, seat)) + 1);
  const shown = cells.persons.of(state, seat, of);
  const own = shown === UNKNOWN ? UNKNOWN : shown + more;
  for (const other of state.facts.seats) {
    if (other !== seat) compare(state, of, seat, other, own, cells.persons.of(state, other, of));
  }
}

/** tallinn.contest.every-opponent, -.only-trigger-scores */
function compare(state: Tallinn, of: Estate, seat: Seat, other: Seat, own: number, theirs: number): void {
  if (own === UNKNOWN || theirs === UNKNOWN) {
    cells.points.set(state, seat, UNKNOWN);
    return;
  }
  const rule = ruleFor(own, theirs);
  const gained = pointsFor(own, theirs);
  cells.points.add(state, seat, gained, rule);
  state.trace?.reckoned?.(rule, [of, seat, other, own, theirs, gained]);
}

/** What a comparison brings. 0:0 cannot happen with the published cards. @see tallinn.md TA-13 */
export function pointsFor(own: number, theirs: number, { win, tie, loss } = AMOUNTS): number {
  if (own > theirs) return win;
  if (own < theirs) return loss;
  return own > 0 ? tie : 0;
}

/** The rule under which a comparison brings that. */
export function ruleFor(own: number, theirs: number): RuleIdOfTallinn {
  if (own > theirs) return 'tallinn.contest.win-points';
  if (own < theirs) return 'tallinn.contest.loss-points';
  return own > 0 ? 'tallinn.contest.tie-points' : 'tallinn.final.no-zero-tie';
}

/** Whether a player is to say which contest the arms of a legate trigger. */
export function hasArms(state: Tallinn, seat: Seat): boolean {
  const of = cells.contest.of(state, seat);
  return of === cells.ARMS_OPEN || of === cells.ARMS_PERHAPS;
}

export const ARMS_CONTESTS: DecisionPoint<Tallinn, RuleIdOfTallinn> = {
  name: 'arms',
  moves: [chooseEstate],
  next: (state) => state.open(TOWERS, seatsWith(state, mayBuild)),
};

/** The contest of the coin that a player has revealed, if it was one. @see tallinn.contest.coin-trigger */
export function scoreCoin(state: Tallinn, seat: Seat): void {
  const of = cells.contest.of(state, seat);
  if (of === UNKNOWN) cells.points.set(state, seat, UNKNOWN);
  else if (cells.hasContested(state, seat) === true) score(state, seat, (of - cells.FIRST_CONTEST) as Estate, 0);
}
