/** The quantities that findings rest on and make doubtful, by the names that the judge keeps them under. */

import { ESTATES } from '../vocabulary.js';
import { ESTATE_INDICES, type Persons } from './persons.js';
import type { PlayerState, TableState } from './state.js';

type Owner = Pick<PlayerState, 'id'>;

/** What a player has activated in this round, and what comes of that: contest, points and tower. */
export function activeIn({ round }: TableState, { id }: Owner): string {
  return `${id} active ${round}`;
}

/** What a player has built in this round. */
export function builtIn({ round }: TableState, { id }: Owner): string {
  return `${id} built ${round}`;
}

/** The persons of a display, estate by estate. */
export function personsOf({ id }: Owner): readonly string[] {
  return ESTATES.map((estate) => `${id} ${estate}`);
}

/** The estates of a display that some persons belong to. */
export function shownPersons({ id }: Owner, persons: Persons): readonly string[] {
  return ESTATE_INDICES.filter((estate) => persons[estate] > 0).map((estate) => `${id} ${ESTATES[estate]}`);
}
