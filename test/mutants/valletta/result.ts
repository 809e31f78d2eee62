/** The result of a game of Valletta, counted from what lies on the table. */
import { all, type Element, get, one } from '../../oracle/element.js';
import { buildingPoints, cellsOf, goodsOf, has, type Table } from '../../oracle/valletta-table.js';

export interface Score {
  readonly player: string;
  readonly points: number;
  readonly houses: number;
  readonly buildings: number;
  readonly goods: number;
}

/** What everybody reaches with what lies on the table. */
export function scoresOf(table: Table): Score[] {
  return table.players.map((player) => {
    const buildings = buildingPoints(table, player);
    const goods = Math.floor(goodsOf(table, player) / 3);
    const points = has(table, player, 'points') + buildings + goods;
    return { player, points, houses: cellsOf(table, player).length, buildings, goods };
  });
}

/** Writes the stated result anew; what it leaves out it goes on leaving out. */
export function writeResult(
  game: Element,
  scores: readonly Score[],
  ahead: (one: Score, other: Score) => boolean,
): void {
  for (const stated of all(one(game, 'result'), 'score')) {
    const own = scores.find(({ player }) => player === get(stated, 'player'));
    if (!own) continue;
    const rank = 1 + scores.filter((other) => ahead(other, own)).length;
    const values: Record<string, string | number> = { ...own, rank };
    for (const name of Object.keys(stated.attributes)) stated.attributes[name] = String(values[name]);
  }
}

/** Whether a player stands before another one: more points, or as many and more houses. */
export function isAhead(one: Score, other: Score): boolean {
  return one.points > other.points || (one.points === other.points && one.houses > other.houses);
}

/** Writes the result that a game has if it ends here. */
export function restate(game: Element, table: Table): void {
  writeResult(game, scoresOf(table), isAhead);
}
