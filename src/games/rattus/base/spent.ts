/** Whether a plague has anything left to act on. */

import type { TableState } from '../state.js';
import type { Ravage } from './ravage-state.js';

/** No token or no cube is left in the region. @see rattus.ravage.continue */
export function isSpent(table: TableState, ravage: Ravage): boolean {
  return table.region(ravage.region).rats.length === 0 || !hasVictims(table, ravage);
}

/** Whether there is a cube for the plague to act on, or the figure does for one. @see option neutral-enables-ravage */
export function hasVictims(table: TableState, { region, neutral }: Ravage): boolean {
  return table.population(region) > 0 || (neutral > 0 && table.profile.neutralEnablesRavage);
}
