/** Whether a plague has anything left to act on. */
import type { Ravage } from './ravage-state.js';
import type { TableState } from './state.js';

/** No token or no cube is left in the region. @see rattus.ravage.continue, option neutral-enables-ravage */
export function isSpent(table: TableState, { region, neutral }: Ravage): boolean {
  const lives = table.population(region) > 0 || (neutral > 0 && table.profile.neutralEnablesRavage);
  return table.region(region).rats.length === 0 || !lives;
}
