/**
 * A card may bring its goods at once although a play writes them one by one. What the log states between them counts only those that
 * stand before it.
 */
import { known } from '../../../log/attribute.js';
import { type GoodIndex, vector } from '../table/goods.js';
import type { VallettaElement } from '../vocabulary.js';

/** What a player gets, or gives away, behind a place. */
export type WrittenBehind = (player: string, good: GoodIndex) => number;

/** @param owner the id of who plays @param claim a child of the play @returns what the play writes behind it; known amounts only */
export function writtenBehind(owner: string, { children }: VallettaElement, claim: VallettaElement): WrittenBehind {
  return (player, good) =>
    children
      .slice(children.indexOf(claim) + 1)
      .reduce((sum, element) => sum + changeOf(element, player === owner, player, good), 0);
}

function changeOf(element: VallettaElement, isOwner: boolean, player: string, good: GoodIndex): number {
  switch (element.name) {
    case 'take':
      return isOwner ? amountOf(known(element.values.goods), good) : 0;
    case 'extra':
      return isOwner ? amountOf(known(element.values.good), good) : 0;
    case 'give': {
      const amount = amountOf(known(element.values.good), good);
      if (isOwner) return amount;
      return known(element.values.player) === player ? -amount : 0;
    }
    default:
      return 0;
  }
}

function amountOf(goods: Parameters<typeof vector>[0] | undefined, good: GoodIndex): number {
  return goods === undefined ? 0 : vector(goods)[good];
}
