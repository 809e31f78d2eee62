/** The quantities that findings of Tallinn depend on and taint, by the names that the judge keeps them under. */
import type { Facts } from '../../../engine/facts.js';
import { type Quantity, quantityOf } from '../../../engine/quantity.js';
import type { RuleIdOfTallinn } from '../rulebook.js';
import { CONTESTS, type Contest, ESTATES, type Estate } from '../vocabulary.js';
import { ESTATE_INDICES, type Persons } from './persons.js';
import type { PlayerState, TableState } from './state.js';

type Owner = Pick<PlayerState, 'id'>;

/** What a player has: `cards` is which cards lie where, of an estate its persons in the display. */
export function ofPlayer(
  id: string,
  what: Estate | 'cards' | 'contest' | 'hand' | 'pile' | 'point' | 'towers',
): Quantity {
  return quantityOf(id, what);
}

/** Points that the replay gives a player besides because it follows the record. */
export function pointsMore({ id }: Owner, by: number): NonNullable<Facts['follows']>[number] {
  return { quantity: ofPlayer(id, 'point'), by };
}

/** What there is once. */
export function onTable(
  what: 'explained' | 'final missing' | 'final order' | 'rounds' | 'tower value' | 'towers explained' | 'transfer',
): Quantity {
  return quantityOf(what);
}

/** What there is once in each round: whether it may be played, in which order its phases or the leader's decisions stand, and what nobody does in it. */
export function inRound(
  { round }: Pick<TableState, 'round'>,
  what: 'round' | 'order' | 'leader' | 'no play' | 'no draw',
): Quantity {
  return quantityOf(what, String(round));
}

/** A contest of final scoring, by its number, what is said of it twice, and what nobody has of it. */
export function ofFinal(contest: Contest, what: 'final' | 'final again' | 'final missing' | 'transfer'): Quantity {
  return quantityOf(what, String(CONTESTS.indexOf(contest)));
}

/** What one misreading explains. @param round undefined for final scoring */
export function explainedBy(suspect: RuleIdOfTallinn, round?: number): Quantity {
  return quantityOf('explained', round === undefined ? suspect : `${suspect} ${round}`);
}

/** Points that everybody has too many of from the start on. */
export function startWith(points: number): Quantity {
  return quantityOf('start', String(points));
}

/** What went to somebody else in a round. @param by how much more the log has of each thing; somebody else has so much less */
export function movedIn({ round }: Pick<TableState, 'round'>, by: readonly number[]): Quantity {
  return quantityOf('moved', `${round} ${by.join(' ')}`);
}

/** What the log has more of in a round, or less: what it counts wrong for several players by the same number, it counts wrong once. */
export function miscountedIn({ round }: TableState, thing: string, by: number): Quantity {
  return quantityOf('miscounted', `${round} ${thing} ${by}`);
}

/** What the log tells of a player one `<state>` too late. */
export function lateFor({ id }: Owner, what: string): Quantity {
  return quantityOf(id, `late ${what}`);
}

/** What is wrong in one claim about cards is one breach. @param offset of the element that states it */
export function statedAt(offset: number): Quantity {
  return quantityOf('state', String(offset));
}

/** What a player has activated in this round, and what comes of that: contest, points and tower. */
export function activeIn({ round }: Pick<TableState, 'round'>, { id }: Owner): Quantity {
  return quantityOf(id, `active ${round}`);
}

/** What a player has built in this round. */
export function builtIn({ round }: TableState, { id }: Owner): Quantity {
  return quantityOf(id, `built ${round}`);
}

/** The persons of a display, estate by estate. */
export function personsOf({ id }: Owner): readonly Quantity[] {
  return ESTATES.map((estate) => ofPlayer(id, estate));
}

/** The estates of a display that some persons belong to. */
export function shownPersons({ id }: Owner, persons: Persons): readonly Quantity[] {
  return ESTATE_INDICES.filter((estate) => persons[estate] > 0).map((estate) => ofPlayer(id, ESTATES[estate]));
}
