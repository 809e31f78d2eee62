/**
 * Final scoring read wrongly: which readings of the rules lead to the numbers of a log. All players are held against a
 * reading at once, so that one is named only if it explains everything. @see tallinn.md 4.9, 4.10
 */
import type { EstateIndex } from './persons.js';
import { type Position, type Reading, type Reckoning, reckon } from './reckoning.js';
import type { RuleIdOfTallinn } from './rulebook.js';

const READINGS: readonly (readonly [RuleIdOfTallinn, Reading])[] = [
  ['tallinn.final.no-zero-tie', { zeroTies: true }],
  ['tallinn.final.display-excludes-towers', { towersInDisplay: true }],
  ['tallinn.legate.final-display', { displayBonus: 'none' }],
  ['tallinn.legate.final-display', { displayBonus: 'strongest' }],
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
  ['tallinn.final.five-difference', { transfers: 'at-four' }],
  ['tallinn.final.five-difference', { transfers: 'more-than-five' }],
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
  ['tallinn.legate.final-tower', { towerBonus: false }],
  ['tallinn.legate.final-tower', { legateTowerPersons: false }],
];

/** The rules whose misreading leads to what a log says, each once; none where the rules as they are lead to it. */
function explain(
  positions: readonly Position[],
  reading: Reading,
  agrees: (reckoning: Reckoning) => boolean,
): readonly RuleIdOfTallinn[] {
  if (agrees(reckon(positions, reading))) return [];
  const rules = new Set<RuleIdOfTallinn>();
  for (const [rule, wrong] of READINGS) {
    if (!rules.has(rule) && agrees(reckon(positions, { ...reading, ...wrong }))) rules.add(rule);
  }
  return [...rules];
}

/** What explains the stated points of one final contest. @param claims points by seat */
export function explainContest(
  positions: readonly Position[],
  reading: Reading,
  contest: EstateIndex | 'tower',
  claims: ReadonlyMap<number, number>,
): readonly RuleIdOfTallinn[] {
  return explain(positions, reading, ({ estates, towers }) => {
    const points = contest === 'tower' ? towers : estates[contest];
    return [...claims].every(([seat, claimed]) => points?.[seat] === claimed);
  });
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
