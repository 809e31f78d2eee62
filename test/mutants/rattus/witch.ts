/** The witch: a look at a token, a look at a second, and these two may change places; at any time of the own turn. */
import type { Element } from '../../oracle/element.js';
import { ratsIn } from '../../oracle/rattus-table.js';
import { newElement } from '../edits.js';
import { useBetween, useIn } from './faulty-use.js';
import { betweenTokens, withOption } from './use.js';

function look(region: string, slot = 1): Element {
  return newElement('peek', { region, slot: String(slot), token: '?' });
}

export const WITCH = [
  useBetween({
    rule: 'rattus.witch.look',
    card: 'witch',
    accused: 'use',
    fits: ({ table }, from, to) => ratsIn(table, from).length > 1 && ratsIn(table, to).length > 0,
    does: (from, to) => [look(from), look(to), look(from, 2)],
  }),
  useIn({
    rule: 'rattus.witch.swap',
    card: 'witch',
    fits: ({ table }, region) => ratsIn(table, region).length > 0,
    does: (region) => [look(region), newElement('swap', {})],
  }),
  useIn({
    rule: 'rattus.witch.swap',
    card: 'witch',
    fits: () => true,
    does: () => [newElement('swap', {})],
  }),
  withOption(
    'window-policy',
    'strict',
    useIn({
      rule: 'rattus.witch.timing',
      card: 'witch',
      when: betweenTokens,
      accused: 'use',
      fits: ({ table }, region) => ratsIn(table, region).length > 0,
      does: (region) => [look(region)],
    }),
  ),
];
