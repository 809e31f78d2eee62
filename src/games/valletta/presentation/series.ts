/** What is worth plotting of a game of Valletta, in its own words. @see valletta.md 8 */
import type { Series } from '../../../engine/game.js';
import { HOUSES } from '../rules/score.js';
import { CARD_COLOURS, COLOUR_OF, characterOf, KINDS } from '../table/components.js';
import { GOOD_INDICES } from '../table/goods.js';
import type { TableState } from '../table/state.js';
import { GOODS } from '../vocabulary.js';
import { worthNow } from './worth-now.js';

/** Every series, in the order in which a report shows them. */
export const SERIES: readonly Series[] = [
  { id: 'points', group: 'score', unit: 'points' },
  { id: 'worth', group: 'score', unit: 'points' },
  ...GOODS.map((good) => ({ id: `goods-${good}`, group: 'goods', unit: 'goods' })),
  ...CARD_COLOURS.map((colour) => ({ id: `deck-${colour}`, group: 'deck', unit: 'cards' })),
  { id: 'houses', group: 'houses', unit: 'houses' },
];

const COLOUR_BY_KIND: readonly number[] = Array.from({ length: KINDS }, (_, kind) => {
  const character = characterOf(kind);
  return character ? CARD_COLOURS.indexOf(COLOUR_OF[character]) : -1;
});

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
  const decks = table.players.map(({ deck }) => {
    const byColour = CARD_COLOURS.map(() => 0);
    for (let kind = 0; kind < KINDS; kind += 1) {
      const colour = COLOUR_BY_KIND[kind] ?? -1;
      if (colour >= 0) byColour[colour] = (byColour[colour] ?? 0) + deck.count(kind);
    }
    return byColour;
  });
  CARD_COLOURS.forEach((colour, index) => {
    values[`deck-${colour}`] = decks.map((byColour) => byColour[index] ?? 0);
  });
  return values;
}
