/** Breaches of the rules about Characters that fetch one kind of good: rules/valletta.md 4.5. */
import { pick, type Random } from '../../oracle/random.js';
import { GOODS } from '../../oracle/valletta-table.js';
import type { Mutator } from '../mutator.js';
import { bookedMore, inPlay } from './plant.js';

/** The red Characters that fetch one good. */
export const FETCHED: Readonly<Record<string, string>> = {
  shopkeeper: 'gold',
  lumberjack: 'wood',
  'stone-sculptor': 'stone',
  'brick-worker': 'brick',
};

export const GOODS_CARDS: readonly Mutator[] = [
  ...Object.entries(FETCHED).map(([card, good]) =>
    inPlay(`valletta.card.${card}`, (play) =>
      play.card === card ? bookedMore('takes two', play, { [good]: 1 }) : undefined,
    ),
  ),
  ...Object.entries(FETCHED).map(([card, good]) =>
    inPlay(`valletta.card.${card}`, (play, random) => {
      const other = goodBut([good], random);
      return play.card === card ? bookedMore(`takes ${other}`, play, { [good]: -1, [other]: 1 }) : undefined;
    }),
  ),
];

/** One of the goods, but none of these. */
export function goodBut(none: readonly string[], random: Random): string {
  const others = GOODS.filter((good) => !none.includes(good));
  return pick(others, random) ?? '';
}
