/** What a log may count behind a play: the cards of a player, and those of the open supply. */
import { cardsAt, type Table } from '../../oracle/valletta-table.js';
import type { Amounts } from './plant.js';
import type { Play } from './walk.js';

/** The cards in all places of the player, with so many more (below zero: less) than there are. */
export function cardsCounted({ player, after }: Play, more: Amounts): Record<string, string> {
  const counts = ['hand', 'pile', 'discard'].map((zone) => {
    const count = cardsAt(after, `${player} ${zone}`).length + (more[zone] ?? 0);
    return [zone, String(count)];
  });
  return { player, ...(Object.fromEntries(counts) as Record<string, string>) };
}

/** The open supply of Characters as a log writes it. */
export function supplyOf(table: Table): string {
  const supply = cardsAt(table, 'supply');
  const kinds = [...new Set(supply)].sort();
  return kinds.map((kind) => `${kind}:${supply.filter((card) => card === kind).length}`).join(' ');
}
