/** What counts in final scoring, and how it is compared. A misreading is one part of this read otherwise. @see tallinn.md 3.5 */
import type { Seat } from '../../../kernel/index-of.js';
import { ESTATES, type Estate } from './facts.js';
import { AMOUNTS, type FinalAmounts, isPaidFor } from './final-amounts.js';
import { persons, type Tallinn, towerValue } from './table.js';
import { type TowerBonus, towerPersons, weakestOnTowers } from './tower-persons.js';

/** The rules of final scoring, as somebody reads them. */
export interface FinalReading extends FinalAmounts {
  /** Persons of an estate in a display. @see tallinn.final.display-excludes-towers */
  strength(state: Tallinn, seat: Seat, estate: Estate): number;
  /** How many payments a comparison brings. @see tallinn.final.five-difference, tallinn.final.five-difference-once */
  payments(own: number, theirs: number, amounts: FinalAmounts): number;
  /** The estate that a legate among the towers strengthens. @see tallinn.legate.final-tower */
  readonly towerBonus: TowerBonus;
  /** The number that a player's towers are compared by. @see tallinn.final.tower-estate */
  towerValue(state: Tallinn, seat: Seat, reading: FinalReading): number;
  /** The number of another player that it is compared with. @see tallinn.final.tower-cross-estate */
  opposingValue(state: Tallinn, seat: Seat, other: Seat): number;
  /** Whether players without a tower tie, and whether they can be beaten. @see tallinn.final.no-tower-no-tie */
  readonly towerlessTie: boolean;
  readonly towerlessLose: boolean;
}

/** As the rules are. */
export const AS_WRITTEN: FinalReading = {
  ...AMOUNTS,
  strength: (state, seat, estate) => persons.of(state, seat, estate),
  payments: (own, theirs, amounts) => (isPaidFor(own - theirs, amounts) ? 1 : 0),
  towerBonus: weakestOnTowers,
  towerValue: (state, seat, { towerBonus }) => {
    let most = 0;
    for (const estate of ESTATES) most = Math.max(most, towerPersons(state, seat, estate, towerBonus));
    return most;
  },
  opposingValue: (state, _, other) => towerValue.of(state, other),
  towerlessTie: false,
  towerlessLose: true,
};
