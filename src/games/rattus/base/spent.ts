/** Whether a plague has anything left to act on. @see rattus.ravage.continue */
import { laidOut } from '../from-record.js';
import { regionNamed } from '../rules/facts.js';
import { isSpent as isSpentAt } from '../rules/table.js';
import type { TableState } from '../state.js';
import type { Ravage } from './ravage-state.js';

/** No token or no cube is left in the region. */
export function isSpent(table: TableState, { region, neutral }: Ravage): boolean {
  return isSpentAt(laidOut(table), regionNamed(region), neutral);
}
