/** The pied piper: an own cube goes to a neighbour, and as many tokens as possible follow. */
import type { Element } from '../../oracle/element.js';
import { areNeighbours, borderOf, cubesAt, isOpen, ratsIn, type Table } from '../../oracle/rattus-table.js';
import { newElement } from '../edits.js';
import type { Mutator } from '../mutator.js';
import { useBetween } from './faulty-use.js';
import type { Moment } from './walk.js';

const CARD = 'pied-piper';

function pipe(from: string, to: string, rats: number): Element {
  return newElement('pipe', { from, to, rats: String(rats) });
}

function cubes({ table, player }: Moment, region: string): number {
  return cubesAt(table, region, player).length;
}

/** How many tokens follow. */
function follow(table: Table, from: string, to: string): number {
  return table.bishops.includes(to) ? 0 : Math.min(ratsIn(table, from).length, 3 - ratsIn(table, to).length);
}

export const PIED_PIPER: readonly Mutator[] = [
  useBetween({
    rule: 'rattus.piper.pied-piper-move',
    card: CARD,
    fits: (moment, from, to) =>
      cubes(moment, from) > 0 && !areNeighbours(moment.table, from, to) && follow(moment.table, from, to) === 0,
    does: (from, to) => [pipe(from, to, 0)],
  }),
  useBetween({
    rule: 'rattus.piper.pied-piper-move',
    card: CARD,
    accused: 'use',
    fits: (moment, from, to) =>
      cubes(moment, from) > 1 && isOpen(moment.table, from, to) && follow(moment.table, from, to) === 0,
    does: (from, to) => [pipe(from, to, 0), pipe(from, to, 0)],
  }),
  useBetween({
    rule: 'rattus.piper.pied-piper-tokens',
    card: CARD,
    fits: (moment, from, to) =>
      cubes(moment, from) > 0 && isOpen(moment.table, from, to) && follow(moment.table, from, to) === 2,
    does: (from, to) => [pipe(from, to, 1)],
  }),
  useBetween({
    rule: 'rattus.piper.pied-piper-tokens',
    card: CARD,
    fits: (moment, from, to) =>
      cubes(moment, from) > 0 && isOpen(moment.table, from, to) && follow(moment.table, from, to) > 0,
    does: (from, to) => [pipe(from, to, 0)],
  }),
  ...[1, 2, 3].map((rats) =>
    useBetween({
      rule: 'rattus.piper.pied-piper-cap',
      card: CARD,
      fits: (moment, from, to) =>
        cubes(moment, from) > 0 &&
        isOpen(moment.table, from, to) &&
        !moment.table.bishops.includes(to) &&
        ratsIn(moment.table, from).length === rats &&
        ratsIn(moment.table, to).length + rats > 3,
      does: (from, to) => [pipe(from, to, rats)],
    }),
  ),
  useBetween({
    rule: 'rattus.piper.pied-piper-bishop',
    card: CARD,
    fits: (moment, from, to) =>
      cubes(moment, from) > 0 &&
      isOpen(moment.table, from, to) &&
      moment.table.bishops.includes(to) &&
      ratsIn(moment.table, from).length === 1 &&
      ratsIn(moment.table, to).length < 3,
    does: (from, to) => [pipe(from, to, 1)],
  }),
  useBetween({
    rule: 'rattus.piper.pied-piper-wall',
    card: CARD,
    fits: (moment, from, to) =>
      cubes(moment, from) > 0 &&
      moment.table.walls.includes(borderOf(from, to)) &&
      follow(moment.table, from, to) === 0,
    does: (from, to) => [pipe(from, to, 0)],
  }),
];
