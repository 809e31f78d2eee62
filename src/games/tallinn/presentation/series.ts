/** What is worth plotting of a game of Tallinn, in its own words. @see tallinn.md 8 */
import type { Series } from '../../../engine/game.js';
import type { TableState } from '../table/state.js';
import { ESTATES } from '../vocabulary.js';
import { worthNow } from './worth-now.js';

export const SERIES: Series<TableState> = {
  worth: worthNow,
  points: ({ players }) => players.map(({ points }) => points),
  towers: ({ players }) => players.map(({ towers }) => towers.length),
  cards: ({ players }) => players.map(({ cards }) => cards.handSize + cards.pileSize),
  ...Object.fromEntries(
    ESTATES.map((estate, index) => [
      `display-${estate}`,
      ({ players }: TableState) => players.map(({ persons }) => persons[index]),
    ]),
  ),
};
