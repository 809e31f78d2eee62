/** What final scoring brings, comparison by comparison: persons in, points out. @see tallinn.md 3.5 */
import type { RuleIdOfTallinn } from '../rulebook.js';

/** tallinn.final.five-difference */
export const PAID = 1;
/** tallinn.legate.final-display, tallinn.legate.final-tower */
export const BONUS = 2;

/** tallinn.final.estate-win, -.estate-tie, -.no-zero-tie, -.tower-win, -.tower-tie, -.five-difference */
export const AMOUNTS = {
  estateWin: 4,
  estateTie: 2,
  /** Whether two players without a person of an estate tie. */
  zeroTies: false,
  towerWin: 6,
  towerTie: 3,
  /** So many persons ahead, and the other one pays. */
  lead: 5,
  /** What that one gives, and what the first one gets. */
  given: PAID,
  got: PAID,
};

/** The numbers of final scoring. */
export type FinalAmounts = Readonly<typeof AMOUNTS>;

/** What a player gets against another one in an estate. */
export function estatePoints(own: number, theirs: number, { estateWin, estateTie, zeroTies } = AMOUNTS): number {
  if (own > theirs) return estateWin;
  return own === theirs && (own > 0 || zeroTies) ? estateTie : 0;
}

/** The rule by which that is so. */
export function ruleOfEstate(own: number, theirs: number): RuleIdOfTallinn {
  if (own !== theirs) return 'tallinn.final.estate-win';
  return own > 0 ? 'tallinn.final.estate-tie' : 'tallinn.final.no-zero-tie';
}

/** What a player gets against another one for the towers. @param hasTower whether the player has built any */
export function towerPoints(own: number, theirs: number, hasTower: boolean, { towerWin, towerTie } = AMOUNTS): number {
  if (own > theirs) return towerWin;
  return own === theirs && hasTower ? towerTie : 0;
}

/** The rule by which that is so. */
export function ruleOfTowers(own: number, theirs: number, hasTower: boolean): RuleIdOfTallinn {
  if (own !== theirs) return 'tallinn.final.tower-win';
  return hasTower ? 'tallinn.final.tower-tie' : 'tallinn.final.no-tower-no-tie';
}

/** Whether somebody is so far ahead that the other one pays. */
export function isPaidFor(ahead: number, { lead } = AMOUNTS): boolean {
  return ahead >= lead;
}
