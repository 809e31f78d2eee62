/**
 * Final scoring read wrongly: which readings of the rules lead to the numbers of a log. All players are held against a
 * reading at once, so that one is named only if it explains everything. @see tallinn.md 4.9, 4.10
 */
import type { Contest } from './payments.js';
import { ESTATE_INDICES } from './persons.js';
import type { Position } from './position.js';
import { type Reading, type Reckoning, reckon } from './reckoning.js';
import type { RuleIdOfTallinn } from './rulebook.js';

const READINGS: readonly (readonly [RuleIdOfTallinn, Reading])[] = [
  ['tallinn.final.no-zero-tie', { zeroTies: true }],
  ['tallinn.final.display-excludes-towers', { towersInDisplay: true }],
  ['tallinn.legate.final-display', { displayBonus: 'none' }],
  ['tallinn.legate.final-display', { displayBonus: 'strongest' }],
  ['tallinn.legate.final-display', { displayBonus: 'all-weakest' }],
  ['tallinn.legate.final-display', { displayBonus: 'either-side' }],
  ['tallinn.legate.final-display', { displayBonus: 'after-merchants' }],
  ['tallinn.final.estate-win', { estateWin: 2 }],
  ['tallinn.final.estate-win', { estateWin: 3 }],
  ['tallinn.final.estate-win', { estateWin: 5 }],
  ['tallinn.final.estate-tie', { estateTie: 0 }],
  ['tallinn.final.estate-tie', { estateTie: 1 }],
  ['tallinn.final.estate-tie', { estateTie: 4 }],
  ['tallinn.final.five-difference', { transfers: 'none' }],
  ['tallinn.final.five-difference', { transfers: 'waived-at-zero' }],
  ['tallinn.final.five-difference', { lead: 4 }],
  ['tallinn.final.five-difference', { lead: 6 }],
  ['tallinn.final.five-difference', { transfers: 'only-gained' }],
  ['tallinn.final.five-difference', { transfers: 'only-paid' }],
  ['tallinn.final.five-difference-once', { transfers: 'per-five' }],
  ['tallinn.final.five-difference-once', { transfers: 'both-pay' }],
  ['tallinn.final.everyone', { twice: 0 }],
  ['tallinn.final.everyone', { twice: 1 }],
  ['tallinn.final.everyone', { twice: 2 }],
  ['tallinn.final.tower-win', { towerWin: 3 }],
  ['tallinn.final.tower-win', { towerWin: 4 }],
  ['tallinn.final.tower-tie', { towerTie: 0 }],
  ['tallinn.final.tower-tie', { towerTie: 6 }],
  ['tallinn.final.tower-tie', { towerTie: 2 }],
  ['tallinn.final.tower-estate', { towerValue: 'total' }],
  ['tallinn.final.tower-estate', { towerValue: 'first' }],
  ['tallinn.final.tower-estate', { towerValue: 'cards' }],
  ['tallinn.final.tower-cross-estate', { sameEstateOnly: true }],
  ['tallinn.final.no-tower-no-tie', { towerlessTie: true }],
  ['tallinn.final.tower-win', { towerlessNotBeaten: true }],
  ['tallinn.final.tower-whole-card', { halfTowers: true }],
  ['tallinn.legate.final-tower', { towerBonus: 'none' }],
  ['tallinn.legate.final-tower', { towerBonus: 'strongest' }],
  ['tallinn.legate.final-tower', { legateTowerPersons: false }],
];

/** Less likely ones: they count where no other explains the numbers. */
const UNLIKELY_READINGS: readonly (readonly [RuleIdOfTallinn, Reading])[] = [
  ['tallinn.tower.leaves-display', { displayed: 'towers-too' }],
  ['tallinn.card.start-persons-count', { displayed: 'without-start' }],
  ['tallinn.card.two-halves', { displayed: 'both-halves' }],
  ['tallinn.play.right-half-active', { displayed: 'covered-halves' }],
  ['tallinn.final.tower-estate', { towerValue: 'least' }],
  ['tallinn.final.display-excludes-towers', { displayInTowers: true }],
];

/** The rules whose misreading leads to what a log says, each once; none where the rules as they are lead to it. */
function explain(
  positions: readonly Position[],
  reading: Reading,
  agrees: (reckoning: Reckoning) => boolean,
): readonly RuleIdOfTallinn[] {
  if (agrees(reckon(positions, reading))) return [];
  for (const readings of [READINGS, UNLIKELY_READINGS]) {
    const rules = new Set<RuleIdOfTallinn>();
    for (const [rule, wrong] of readings) {
      if (!rules.has(rule) && agrees(reckon(positions, { ...reading, ...wrong }))) rules.add(rule);
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
  positions: readonly Position[],
  reading: Reading,
  contest: Contest,
  claims: ReadonlyMap<Contest, ReadonlyMap<number, number>>,
): readonly RuleIdOfTallinn[] {
  const fits = ({ estates, towers }: Reckoning, of: Contest): boolean => {
    const points = of === 'tower' ? towers : estates[of];
    return [...(claims.get(of) ?? [])].every(([seat, claimed]) => points?.[seat] === claimed);
  };
  const here = explain(positions, reading, (reckoning) => fits(reckoning, contest));
  if (here.length < 2) return here;
  const upToHere = ESTATE_INDICES.filter((estate) => contest === 'tower' || estate < contest);
  const steady = explain(positions, reading, (reckoning) => [...upToHere, contest].every((of) => fits(reckoning, of)));
  return steady.length > 0 ? steady : here;
}

/** What explains the stated results. @param claims points by seat */
export function explainTotals(
  positions: readonly Position[],
  reading: Reading,
  claims: ReadonlyMap<number, number>,
  startScore: number,
): readonly RuleIdOfTallinn[] {
  const rules = explain(positions, reading, ({ totals }) =>
    [...claims].every(([seat, claimed]) => totals[seat] === claimed),
  );
  const { totals } = reckon(positions, reading);
  const withoutStart =
    startScore > 0 && [...claims].every(([seat, claimed]) => (totals[seat] ?? 0) - startScore === claimed);
  return withoutStart ? [...rules, 'tallinn.setup.start-score'] : rules;
}
