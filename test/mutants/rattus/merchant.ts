/** The merchant: one to three own cubes together to one neighbouring region, at any time of the own turn. */
import type { Element } from '../../oracle/element.js';
import { areNeighbours, cubesAt, isOpen } from '../../oracle/rattus-table.js';
import { newElement } from '../edits.js';
import { useBetween } from './faulty-use.js';
import { betweenTokens, withOption } from './use.js';
import type { Moment } from './walk.js';

const own = ({ table, player }: Moment, region: string): number => cubesAt(table, region, player).length;

function move(from: string, to: string, cubes: number): Element {
  return newElement('move', { from, to, cubes: String(cubes) });
}

export const MERCHANT = [
  useBetween({
    rule: 'rattus.merchant.move',
    card: 'merchant',
    fits: (moment, from, to) => own(moment, from) > 3 && isOpen(moment.table, from, to),
    does: (from, to) => [move(from, to, 4)],
  }),
  useBetween({
    rule: 'rattus.merchant.move',
    card: 'merchant',
    fits: (moment, from, to) => own(moment, from) > 0 && !areNeighbours(moment.table, from, to),
    does: (from, to) => [move(from, to, 1)],
  }),
  useBetween({
    rule: 'rattus.merchant.move',
    card: 'merchant',
    accused: 'use',
    fits: (moment, from, to) => own(moment, from) > 1 && isOpen(moment.table, from, to),
    does: (from, to) => [move(from, to, 1), move(to, from, 1)],
  }),
  useBetween({
    rule: 'rattus.merchant.move',
    card: 'merchant',
    fits: (moment, from, to) => own(moment, from) > 3 && isOpen(moment.table, from, to),
    does: (from, to) => [move(from, to, 2), move(from, to, 2)],
  }),
  useBetween({
    rule: 'rattus.merchant.move',
    card: 'merchant',
    fits: (moment, from, to) =>
      own(moment, from) === 0 && cubesAt(moment.table, from).length > 0 && isOpen(moment.table, from, to),
    does: (from, to) => [move(from, to, 1)],
  }),
  withOption(
    'window-policy',
    'strict',
    useBetween({
      rule: 'rattus.merchant.timing',
      card: 'merchant',
      when: betweenTokens,
      accused: 'use',
      fits: (moment, from, to) => own(moment, from) > 0 && isOpen(moment.table, from, to),
      does: (from, to) => [move(from, to, 1)],
    }),
  ),
];
