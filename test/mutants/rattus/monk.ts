/** The monk: one token to a neighbouring region with room, before or after cubes are placed. */
import type { Element } from '../../oracle/element.js';
import { areNeighbours, isOpen, ratsIn, type Table, takesRat } from '../../oracle/rattus-table.js';
import { newElement } from '../edits.js';
import { useBetween } from './faulty-use.js';
import { betweenTokens } from './use.js';

/** The token that has been there longest moves. */
function shift(from: string, to: string): Element {
  return newElement('shift', { from, to, slot: '1' });
}

function isRight(table: Table, from: string, to: string): boolean {
  return ratsIn(table, from).length > 0 && isOpen(table, from, to) && takesRat(table, to);
}

export const MONK = [
  useBetween({
    rule: 'rattus.monk.move',
    card: 'monk',
    fits: ({ table }, from, to) =>
      ratsIn(table, from).length > 0 && takesRat(table, to) && !areNeighbours(table, from, to),
    does: (from, to) => [shift(from, to)],
  }),
  useBetween({
    rule: 'rattus.monk.move',
    card: 'monk',
    accused: 'use',
    fits: ({ table }, from, to) =>
      isRight(table, from, to) && ratsIn(table, from).length > 1 && ratsIn(table, to).length < 2,
    does: (from, to) => [shift(from, to), shift(from, to)],
  }),
  useBetween({
    rule: 'rattus.monk.timing',
    card: 'monk',
    when: betweenTokens,
    accused: 'use',
    fits: ({ table }, from, to) => isRight(table, from, to),
    does: (from, to) => [shift(from, to)],
  }),
  useBetween({
    rule: 'rattus.monk.cap',
    card: 'monk',
    fits: ({ table }, from, to) =>
      ratsIn(table, from).length > 0 &&
      isOpen(table, from, to) &&
      ratsIn(table, to).length === 3 &&
      !table.bishops.includes(to),
    does: (from, to) => [shift(from, to)],
  }),
];
