/** What is worth plotting of a game of Tallinn, in its own words. @see tallinn.md 8 */
import type { Series } from '../../../engine/game.js';
import { ESTATE_INDICES } from '../table/persons.js';
import type { TableState } from '../table/state.js';
import { ESTATES } from '../vocabulary.js';
import { worthNow } from './worth-now.js';

/** Every series, in the order in which a report shows them. */
export const SERIES: readonly Series[] = [
  { id: 'points', group: 'score', unit: 'points' },
  { id: 'worth', group: 'score', unit: 'points' },
  ...ESTATES.map((estate) => ({ id: `display-${estate}`, group: 'display', unit: 'persons' })),
  { id: 'towers', group: 'towers', unit: 'towers' },
  { id: 'cards', group: 'cards', unit: 'cards' },
];

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
    towers: table.players.map(({ towers }) => towers.length),
    cards: table.players.map(({ cards }) => cards.handSize + cards.pileSize),
  };
  for (const estate of ESTATE_INDICES)
    values[`display-${ESTATES[estate]}`] = table.players.map(({ persons }) => persons[estate]);
  return values;
}
