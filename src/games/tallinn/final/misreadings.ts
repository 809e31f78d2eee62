/**
 * Final scoring read wrongly: which readings of the rules lead to the numbers of a log. All players are held against a
 * reading at once, so that one is named only if it explains everything. @see tallinn.md 4.9, 4.10
 */
import type { Seat } from '../../../kernel/index-of.js';
import type { RuleIdOfTallinn } from '../rulebook.js';
import {
  ARMS,
  CARDS,
  ESTATES,
  type Estate,
  HALVES,
  type Half,
  LEGATE,
  personsOn,
  personsOnStart,
  type Start,
} from '../rules/facts.js';
import { AMOUNTS, BONUS, PAID } from '../rules/final-amounts.js';
import { AS_WRITTEN } from '../rules/final-reading.js';
import * as cells from '../rules/table.js';
import { noEstate, strongestOnTowers, towerPersons } from '../rules/tower-persons.js';
import { estateIndex } from '../table/persons.js';
import { CONTESTS, type Contest } from '../vocabulary.js';
import { type Misreading, type Reckoning, reckon } from './reckoning.js';

type Tallinn = cells.Tallinn;

/** Counts something by seat and estate. */
type Count = (state: Tallinn, seat: Seat, estate: Estate) => number;

const onTowers: Count = (state, seat, estate) => towerPersons(state, seat, estate);
const shown: Count = (state, seat, estate) => cells.persons.of(state, seat, estate);
/** A display before the two persons of a legate join it. */
const bare: Count = (state, seat, estate) =>
  shown(state, seat, estate) - (cells.bonus.of(state, seat) === 1 + estate ? BONUS : 0);

/** The estates that nobody has more persons of than these. @param sign 1 for the strongest, -1 for the weakest */
function extremes(count: Count, state: Tallinn, seat: Seat, sign: 1 | -1): readonly Estate[] {
  const most = Math.max(...ESTATES.map((estate) => sign * count(state, seat, estate)));
  return ESTATES.filter((estate) => sign * count(state, seat, estate) === most);
}

function isJoined(state: Tallinn, seat: Seat): boolean {
  return cells.bonus.of(state, seat) !== 0;
}

/** The side that a legate in the display shows; `EITHER_HALF` or more without one, or where the record hides it. */
function sideOfLegate(state: Tallinn, seat: Seat): number {
  const place = cells.where.of(state, seat, LEGATE);
  return cells.isInDisplay(place) ? place - cells.DISPLAY : cells.EITHER_HALF;
}

/** The two persons join other estates than by the rules. */
function joining(estatesOf: (state: Tallinn, seat: Seat) => readonly Estate[]): Count {
  return (state, seat, estate) => bare(state, seat, estate) + (estatesOf(state, seat).includes(estate) ? BONUS : 0);
}

const strongestJoined = joining((state, seat) =>
  sideOfLegate(state, seat) === ARMS ? extremes(bare, state, seat, 1).slice(0, 1) : [],
);
const allWeakestJoined = joining((state, seat) => (isJoined(state, seat) ? extremes(bare, state, seat, -1) : []));
/** The side with the three persons strengthens an estate, too. */
const eitherSideJoined: Count = (state, seat, estate) => {
  const isLeftOut = !isJoined(state, seat) && sideOfLegate(state, seat) < cells.EITHER_HALF;
  const [weakest] = isLeftOut ? extremes(shown, state, seat, -1) : [];
  return shown(state, seat, estate) + (weakest === estate ? BONUS : 0);
};
/** Under the option for either side, the one with the arms alone strengthens an estate. */
const armsSideJoined: Count = (state, seat, estate) =>
  (sideOfLegate(state, seat) === ARMS ? shown : bare)(state, seat, estate);
/** They join when the merchants have been compared. */
const joinedLate: Count = (state, seat, estate) => (estate === 0 ? bare : shown)(state, seat, estate);

/** Persons on those halves that the cards at some places have active, or cover. */
function onHalves(first: number, isCovered: boolean): Count {
  return (state, seat, estate) => {
    let count = 0;
    for (const card of CARDS) {
      const active = cells.where.of(state, seat, card) - first;
      if (active < 0 || active >= HALVES.length) continue;
      const half = (isCovered ? 1 - active : active) as Half;
      count += Math.max(0, personsOn(state.facts, card, half, estate));
    }
    return count;
  };
}

const covered = onHalves(cells.DISPLAY, true);
const turned = onHalves(cells.TOWER, false);
const onStart: Count = (state, seat, estate) => {
  const dealt = cells.start.of(state, seat);
  return dealt < 0 ? 0 : Math.max(0, personsOnStart(state.facts, dealt as Start, estate));
};

/** The number of the towers by another count of what is on them. */
function valued(numberOf: (each: readonly number[], state: Tallinn, seat: Seat) => number): Misreading {
  return {
    towerValue: (state, seat, reading) =>
      numberOf(
        ESTATES.map((estate) => towerPersons(state, seat, estate, reading.towerBonus)),
        state,
        seat,
      ),
  };
}

/** The ways to misread a rule, rule by rule. */
type Readings = readonly (readonly [RuleIdOfTallinn, ...Misreading[]])[];

const READINGS: Readings = [
  ['tallinn.final.no-zero-tie', { zeroTies: true }],
  ['tallinn.final.display-excludes-towers', { strength: (...of) => shown(...of) + onTowers(...of) }],
  [
    'tallinn.legate.final-display',
    { strength: bare },
    { strength: strongestJoined },
    { strength: allWeakestJoined },
    { strength: eitherSideJoined },
    { strength: armsSideJoined },
    { strength: joinedLate },
  ],
  ['tallinn.final.estate-win', { estateWin: 2 }, { estateWin: 3 }, { estateWin: 5 }, { estateWin: 6 }],
  ['tallinn.final.estate-tie', { estateTie: 0 }, { estateTie: 1 }, { estateTie: 3 }, { estateTie: 4 }],
  [
    'tallinn.final.five-difference',
    { lead: Number.POSITIVE_INFINITY },
    { payments: (own, theirs, { lead }) => (theirs !== 0 && own - theirs >= lead ? 1 : 0) },
    { lead: 4 },
    { lead: 6 },
    { given: 0 },
    { got: 0 },
    { profile: { fiveDifferenceInTowers: true } },
    { profile: { fiveDifferenceInTowers: false } },
  ],
  [
    'tallinn.final.five-difference-once',
    { payments: (own, theirs, { lead }) => Math.max(0, Math.floor((own - theirs) / lead)) },
    { given: 2, got: 2 },
  ],
  ['tallinn.final.everyone', { twice: 'merchant' }, { twice: 'knight' }, { twice: 'monk' }],
  ['tallinn.final.tower-win', { towerWin: 3 }, { towerWin: 4 }],
  ['tallinn.final.tower-tie', { towerTie: 0 }, { towerTie: 6 }, { towerTie: 2 }],
  [
    'tallinn.final.tower-estate',
    valued((each) => each.reduce((sum, count) => sum + count)),
    valued((each) => each.find((count) => count > 0) ?? 0),
    { towerValue: (state, seat) => cells.towers.of(state, seat) },
  ],
  [
    'tallinn.final.tower-cross-estate',
    { opposingValue: (state, seat, other) => onTowers(state, other, extremes(onTowers, state, seat, 1)[0] as Estate) },
  ],
  ['tallinn.final.no-tower-no-tie', { towerlessTie: true }],
  ['tallinn.final.tower-win', { towerlessLose: false }],
  ['tallinn.final.tower-whole-card', { profile: { halfTowers: true } }, { profile: { halfTowers: false } }],
  [
    'tallinn.legate.final-tower',
    { towerBonus: noEstate },
    { towerBonus: strongestOnTowers },
    { profile: { legateTowerCountsPersons: false } },
    { profile: { legateTowerCountsPersons: true } },
  ],
];

/** Less likely ones: they count where no other explains the numbers. */
const UNLIKELY_READINGS: Readings = [
  ['tallinn.tower.leaves-display', { strength: (...of) => shown(...of) + turned(...of) }],
  ['tallinn.card.start-persons-count', { strength: (...of) => shown(...of) - onStart(...of) }],
  ['tallinn.card.two-halves', { strength: (...of) => shown(...of) + covered(...of) }],
  [
    'tallinn.play.right-half-active',
    { strength: (...of) => onStart(...of) + covered(...of) + shown(...of) - bare(...of) },
  ],
  ['tallinn.final.tower-estate', valued((each) => Math.min(...each))],
  [
    'tallinn.final.display-excludes-towers',
    valued((each, state, seat) => Math.max(...each.map((count, of) => count + shown(state, seat, of as Estate)))),
  ],
];

/** What is left out or done twice, as the results alone can show it: the contests of an estate, of all, or those of the towers. */
const NOT_ONCE: Readings = [
  [
    'tallinn.final.everyone',
    ...ESTATES.map((left): Misreading => ({ strength: (...of) => (of[2] === left ? 0 : shown(...of)) })),
  ],
  ['tallinn.final.everyone', { estateWin: 8, estateTie: 4, given: 2 * PAID, got: 2 * PAID }],
  ['tallinn.final.tower-win', { towerWin: 0, towerTie: 0 }, { towerWin: 12, towerTie: 6 }],
];

/** The rules whose misreading leads to what a log says, each once; none where the rules as they are lead to it. */
function explain(
  table: Tallinn,
  agrees: (reckoning: Reckoning) => boolean,
  ...more: readonly Readings[]
): readonly RuleIdOfTallinn[] {
  if (agrees(reckon(table))) return [];
  for (const readings of [READINGS, UNLIKELY_READINGS, ...more]) {
    const rules = new Set<RuleIdOfTallinn>();
    for (const [rule, ...ways] of readings) {
      if (ways.some((misreading) => agrees(reckon(table, misreading)))) rules.add(rule);
    }
    if (rules.size > 0) return [...rules];
  }
  return [];
}

/**
 * What explains the stated points of one final contest: where several misreadings do, those that agree with the contests before
 * it, too. @param claims points by contest and seat
 */
export function explainContest(
  table: Tallinn,
  contest: Contest,
  claims: ReadonlyMap<Contest, ReadonlyMap<number, number>>,
): readonly RuleIdOfTallinn[] {
  const fits = ({ book }: Reckoning, of: Contest): boolean =>
    [...(claims.get(of) ?? [])].every(([seat, claimed]) => book.gainOf(of, seat) === claimed);
  const here = explain(table, (reckoning) => fits(reckoning, contest));
  if (here.length < 2) return here;
  const upToHere = CONTESTS.slice(0, CONTESTS.indexOf(contest) + 1);
  const steady = explain(table, (reckoning) => upToHere.every((of) => fits(reckoning, of)));
  return steady.length > 0 ? steady : here;
}

/** The ways to misread a rule in final scoring. */
export function readingsOf(rule: RuleIdOfTallinn): readonly Misreading[] {
  return [...READINGS, ...UNLIKELY_READINGS].flatMap(([of, ...ways]) => (of === rule ? ways : []));
}

/** What explains the stated results. @param claims points by seat */
export function explainTotals(table: Tallinn, claims: ReadonlyMap<number, number>): readonly RuleIdOfTallinn[] {
  const { moreByOtherStart } = table.facts.profile;
  const rules = explain(table, (reckoning) => leadsTo(reckoning, claims), NOT_ONCE);
  const { totals } = reckon(table);
  const startsOtherwise = [...claims].every(([seat, claimed]) => (totals[seat] ?? 0) + moreByOtherStart === claimed);
  return startsOtherwise ? [...rules, 'tallinn.setup.start-score'] : rules;
}

function leadsTo({ totals }: Reckoning, claims: ReadonlyMap<number, number>): boolean {
  return [...claims].every(([seat, claimed]) => totals[seat] === claimed);
}

/** Final scoring with one number counted wrong: the persons of one display in an estate, or what the towers of one player count. */
export function miscounted(table: Tallinn, contest: Contest): readonly Reckoning[] {
  const { seats } = table.facts;
  const strengthOf = (seat: Seat): number =>
    contest === 'tower'
      ? AS_WRITTEN.towerValue(table, seat, AS_WRITTEN)
      : shown(table, seat, ESTATES[estateIndex(contest)] as Estate);
  const counted = seats.map(strengthOf);
  return seats.flatMap((seat, index) => {
    const others = counted.filter((_, at) => at !== index);
    // Between these numbers no comparison changes.
    const wrong = new Set(
      others.flatMap((theirs) => [theirs - AMOUNTS.lead + 1, theirs, theirs + 1, theirs + AMOUNTS.lead]),
    );
    return [0, ...wrong].filter((count) => count >= 0).map((count) => reckon(table, countedAs(contest, seat, count)));
  });
}

function countedAs(contest: Contest, seat: Seat, count: number): Misreading {
  return contest === 'tower'
    ? { towerValue: (state, of, reading) => (of === seat ? count : AS_WRITTEN.towerValue(state, of, reading)) }
    : {
        strength: (state, of, estate) =>
          of === seat && estate === estateIndex(contest) ? count : shown(state, of, estate),
      };
}

/** The contests in which one number counted wrong explains the stated results. @param claims points by seat */
export function miscountedTotals(table: Tallinn, claims: ReadonlyMap<number, number>): readonly Contest[] {
  return CONTESTS.filter((contest) => miscounted(table, contest).some((reckoning) => leadsTo(reckoning, claims)));
}
