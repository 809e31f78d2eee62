/** What players would have if the game ended now, as far as the record shows. @see tallinn.md 3.5 */
import { tableAt } from '../record/from-record.js';
import { ESTATES } from '../rules/facts.js';
import { points } from '../rules/table.js';
import { noEstate, towerPersons } from '../rules/tower-persons.js';
import { endedNow } from '../rules/worth-now.js';
import type { PlayerState, TableState } from '../table/state.js';

/** By player in turn order; undefined where the record or the edition hides what one of them has. */
export function worthNow(table: TableState): readonly number[] | undefined {
  const { players } = table;
  if (players.some(({ unknownPoints }) => unknownPoints)) return undefined;
  // Final scoring goes on: what it has not brought yet is not counted twice.
  if (table.phase === 'final') return players.map(({ points }) => points);
  if (!players.every((player) => isShown(table, player))) return undefined;
  const state = tableAt(table);
  const { seats } = state.facts;
  if (seats.some((seat) => ESTATES.some((estate) => towerPersons(state, seat, estate, noEstate) < 0))) return undefined;
  const ended = endedNow(state);
  return seats.map((seat) => points.of(ended, seat));
}

/** Whether the record shows what lies in a display, and which cards are towers. */
function isShown(
  table: TableState,
  { unknownPersons, displayIsCertain, hasHiddenCards, towers }: PlayerState,
): boolean {
  if (unknownPersons.some(Boolean) || !displayIsCertain || hasHiddenCards) return false;
  return towers.every(
    ({ card, from, side }) => card !== undefined && (from === 'hand' || side !== undefined || table.start(card)),
  );
}
