/** What is worth plotting of a game of Rattus, in its own words. @see rattus.md 8 */
import type { Series } from '../../../engine/game.js';
import type { TableState } from '../table/state.js';
import { worthNow } from './worth-now.js';

/** Those of the table are the same for everybody. */
export const SERIES: Series<TableState> = {
  worth: worthNow,
  /** The cubes on the board and in the castle. */
  population: (table) => table.players.map(({ seat, castle }) => table.onBoard(seat) + castle),
  board: (table) => table.players.map(({ seat }) => table.onBoard(seat)),
  castle: ({ players }) => players.map(({ castle }) => castle),
  supply: ({ players }) => players.map(({ supply }) => supply),
  cards: (table) => table.players.map(({ seat }) => table.cards.filter((card) => table.owns(seat, card)).length),
  rats(table) {
    const rats = table.inUse.reduce((sum, region) => sum + table.region(region).rats.length, 0);
    return table.players.map(() => rats);
  },
  'rat-supply': ({ players, ratSupply }) => players.map(() => ratSupply),
};
