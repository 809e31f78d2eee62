/** What players would have if the game ended now, as far as the record shows. @see valletta.final.timing */
import { UNKNOWN } from '../../../kernel/truth.js';
import { momentOf } from '../record/from-record.js';
import { buildingPoints, scoreOf } from '../rules/score.js';
import type { TableState } from '../table/state.js';

/** By player in turn order; undefined where the record or the edition hides what one of them has. */
export function worthNow(table: TableState): readonly number[] | undefined {
  if (table.isScored) return table.players.map((player) => player.points);
  const isOpen = table.players.some(({ unknownPoints, unknownGoods }) => unknownPoints || unknownGoods.some(Boolean));
  if (isOpen) return undefined;
  const state = momentOf(table);
  const { seats } = state.facts;
  if (seats.some((seat) => buildingPoints(state, seat) === UNKNOWN)) return undefined;
  return seats.map((seat) => scoreOf(state, seat));
}
