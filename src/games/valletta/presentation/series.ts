/** What is worth plotting of a game of Valletta, in its own words. @see valletta.md 8 */
import type { Series } from '../../../engine/game.js';
import { HOUSES } from '../rules/score.js';
import { CARD_COLOURS, COLOUR_OF, kindOf } from '../table/components.js';
import { GOOD_INDICES } from '../table/goods.js';
import type { TableState } from '../table/state.js';
import { CHARACTERS, GOODS } from '../vocabulary.js';
import { worthNow } from './worth-now.js';

/** Every series, in the order in which a report shows them. */
export const SERIES: readonly Series[] = [
  { id: 'points', group: 'score', unit: 'points' },
  { id: 'worth', group: 'score', unit: 'points' },
  ...GOODS.map((good) => ({ id: `goods-${good}`, group: 'goods', unit: 'goods' })),
  ...CARD_COLOURS.map((colour) => ({ id: `deck-${colour}`, group: 'deck', unit: 'cards' })),
  { id: 'houses', group: 'houses', unit: 'houses' },
];

/** The cards of each colour, by their kinds. */
const DECK_PARTS = CARD_COLOURS.map((colour) => ({
  id: `deck-${colour}`,
  kinds: CHARACTERS.filter((card) => COLOUR_OF[card] === colour).map(kindOf),
}));

/** The points now, per player in turn order. */
export function scoreNow({ players }: TableState): readonly number[] {
  return players.map(({ points }) => points);
}

/** The values of all series now, per player in turn order; nothing of what the record leaves open. */
export function sample(table: TableState): Readonly<Record<string, readonly number[]>> {
  const worth = worthNow(table);
  const values: Record<string, readonly number[]> = {
    ...(worth && { worth }),
    points: scoreNow(table),
    houses: table.players.map(({ houses }) => HOUSES - houses),
  };
  for (const good of GOOD_INDICES) values[`goods-${GOODS[good]}`] = table.players.map(({ goods }) => goods[good]);
  for (const { id, kinds } of DECK_PARTS)
    values[id] = table.players.map(({ deck }) => kinds.reduce((sum, kind) => sum + deck.count(kind), 0));
  return values;
}
