/** What is worth plotting of a game of Valletta, in its own words. @see valletta.md 8 */
import type { Series } from '../../../engine/game.js';
import { HOUSES } from '../rules/score.js';
import { CARD_COLOURS, kindOf } from '../table/components.js';
import { GOOD_INDICES } from '../table/goods.js';
import type { TableState } from '../table/state.js';
import { type CardColour, CHARACTERS_BY_COLOUR, GOODS } from '../vocabulary.js';
import { worthNow } from './worth-now.js';

/** How many cards of a colour each player has. */
function cardsOf(colour: CardColour): (table: TableState) => readonly number[] {
  const kinds = CHARACTERS_BY_COLOUR[colour].map(kindOf);
  return ({ players }) => players.map(({ deck }) => kinds.reduce((sum, kind) => sum + deck.count(kind), 0));
}

export const SERIES: Series<TableState> = {
  worth: worthNow,
  points: ({ players }) => players.map(({ points }) => points),
  houses: ({ players }) => players.map(({ houses }) => HOUSES - houses),
  ...Object.fromEntries(
    GOOD_INDICES.map((good) => [
      `goods-${GOODS[good]}`,
      ({ players }: TableState) => players.map(({ goods }) => goods[good]),
    ]),
  ),
  ...Object.fromEntries(CARD_COLOURS.map((colour) => [`deck-${colour}`, cardsOf(colour)])),
};
