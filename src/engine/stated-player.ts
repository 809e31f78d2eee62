/** The players that the elements of a log name. One that nobody has declared is a finding, and then nobody is meant. */

import { UNKNOWN } from '../log/attribute.js';
import type { Facts, Judge, Located } from './judge.js';
import type { Roster } from './roster.js';

/** An element that names a player in an attribute, most often `player`. */
export type Naming<A extends string> = Located & { readonly values: { readonly [K in A]?: string } };

/** Who sits at the table. */
interface Seated<P> {
  readonly roster: Roster;
  player(seat: number): P;
}

/** @returns the 0-based seat */
export function seatOf(judge: Judge, roster: Roster, element: Naming<'player'>): number | undefined {
  return seatNamed(judge, roster, element.values.player, { element, attribute: 'player' });
}

/** The player that an element names. @param attribute in which it does @param place where it stands, if not in the move that is judged */
export function playerOf<P, A extends string = 'player'>(
  judge: Judge,
  table: Seated<P>,
  element: Naming<A>,
  attribute: A,
  place: Pick<Facts, 'play'> = {},
): P | undefined {
  const id = element.values[attribute];
  // Nearly always it has been declared.
  const seat = table.roster.seat(id) ?? seatNamed(judge, table.roster, id, { element, attribute, ...place });
  return seat === undefined ? undefined : table.player(seat);
}

/** The player of an id that stands in a list. @param attribute of the list */
export function playerNamed<P>(
  judge: Judge,
  table: Seated<P>,
  id: string,
  element: Located,
  attribute: string,
): P | undefined {
  const seat = seatNamed(judge, table.roster, id, { element, attribute });
  return seat === undefined ? undefined : table.player(seat);
}

/**
 * What stands once for each player, by 0-based seat.
 * @param onSecond says what is wrong with another one of the same player
 */
export function onePerPlayer<E extends Naming<'player'>>(
  judge: Judge,
  roster: Roster,
  elements: readonly E[],
  onSecond: (element: E, seat: number) => void,
): ReadonlyMap<number, E> {
  const found = new Map<number, E>();
  for (const element of elements) {
    const seat = seatOf(judge, roster, element);
    if (seat === undefined) continue;
    if (found.has(seat)) onSecond(element, seat);
    else found.set(seat, element);
  }
  return found;
}

/** The 0-based seat of an id, wherever it stands. */
export function seatNamed(
  judge: Judge,
  roster: Roster,
  id: string | undefined,
  where: Pick<Facts, 'play'> & { readonly element: Located; readonly attribute: string },
): number | undefined {
  const seat = roster.seat(id);
  // Where no id stands, or none that can be read, that has been said already.
  if (seat === undefined && id !== undefined && id !== UNKNOWN) {
    judge.undeclaredPlayer(
      id,
      roster.participants.map((one) => one.id),
      where,
    );
  }
  return seat;
}
