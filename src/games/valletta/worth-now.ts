/** What players would have if the game ended now, as far as the record shows. @see valletta.final.timing */
import type { Seat } from '../../kernel/index-of.js';
import { UNKNOWN } from '../../kernel/truth.js';
import { cellNamed, factsOf, GOODS, UNSEEN } from './rules/facts.js';
import { buildingPoints, scoreOf } from './rules/score.js';
import { buildingAt, emptyTable, goods, owner, points, upgraded, type Valletta } from './rules/table.js';
import type { TableState } from './state.js';

/** By player in turn order; undefined where the record or the edition hides what one of them has. */
export function worthNow(table: TableState): readonly number[] | undefined {
  if (table.isScored) return table.players.map((player) => player.points);
  const isOpen = table.players.some(({ unknownPoints, unknownGoods }) => unknownPoints || unknownGoods.some(Boolean));
  if (isOpen || table.unknownCity || !table.isProvable) return undefined;
  const state = laid(table);
  const { seats } = state.facts;
  if (seats.some((seat) => buildingPoints(state, seat) === UNKNOWN)) return undefined;
  return seats.map((seat) => scoreOf(state, seat));
}

/** What counts at the end. */
function laid(table: TableState): Valletta {
  const { asked, edition, profile, players, cells } = table;
  const state = emptyTable(asked?.facts ?? factsOf(edition, profile, players.length, [...cells.keys()]));
  for (const cell of cells.values()) {
    if (cell.owner === undefined) continue;
    const at = cellNamed(cell.at);
    buildingAt.set(state, at, (cell.building && state.facts.buildings.get(cell.building.id)) ?? UNSEEN);
    owner.set(state, at, cell.owner + 1);
    upgraded.set(state, at, cell.upgraded ? 1 : 0);
  }
  for (const player of players) {
    const seat = player.seat as Seat;
    points.set(state, seat, player.points);
    for (const good of GOODS) goods.set(state, seat, good, player.goods[good as 0]);
  }
  return state;
}
