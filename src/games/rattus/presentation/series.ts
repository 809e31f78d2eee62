/** What is worth plotting of a game of Rattus, in its own words. @see rattus.md 8 */
import type { Series } from '../../../engine/game.js';
import type { TableState } from '../table/state.js';
import { worthNow } from './worth-now.js';

/** The lines that can be plotted. */
export const SERIES: readonly Series[] = [
  { id: 'population', group: 'score', unit: 'cubes' },
  { id: 'worth', group: 'score', unit: 'cubes' },
  { id: 'board', group: 'population', unit: 'cubes' },
  { id: 'castle', group: 'population', unit: 'cubes' },
  { id: 'supply', group: 'supply', unit: 'cubes' },
  { id: 'cards', group: 'cards', unit: 'cards' },
  { id: 'rats', group: 'rats', unit: 'rats' },
  { id: 'rat-supply', group: 'rats', unit: 'rats' },
];

/** The cubes on the board and in the castle now, per player in turn order. */
export function scoreNow(table: TableState): readonly number[] {
  return table.players.map(({ seat, castle }) => table.onBoard(seat) + castle);
}

/** The values of all series now, per player in turn order; those of the table are the same for everybody; nothing of what the record leaves open. */
export function sample(table: TableState): Readonly<Record<string, readonly number[]>> {
  const board = table.players.map(({ seat }) => table.onBoard(seat));
  const rats = table.inUse.reduce((sum, region) => sum + table.region(region).rats.length, 0);
  const worth = worthNow(table);
  return {
    ...(worth && { worth }),
    population: scoreNow(table),
    board,
    castle: table.players.map(({ castle }) => castle),
    supply: table.players.map(({ supply }) => supply),
    cards: table.players.map(({ seat }) => table.cards.filter((card) => table.owns(seat, card)).length),
    rats: table.players.map(() => rats),
    'rat-supply': table.players.map(() => table.ratSupply),
  };
}
