import { expect, it } from 'vitest';
import { shorten } from '../../src/charts/shorten.js';

it.each([
  ['Anna', 4, 'Anna'],
  ['Annabelle', 5, 'Anna…'],
  ['Bruno (greedy)', 8, 'Bruno…'],
  ['greedy (1)', 10, 'greedy (1)'],
  ['greedy (1)', 9, 'greed…(1)'],
  ['greedy (2)', 4, '…(2)'],
  ['greedy (12)', 8, 'gre…(12)'],
  ['👩‍🚀👩‍🚀👩‍🚀', 4, '👩‍🚀…'],
])('%s in %i characters is %s', (name, length, short) => {
  expect(shorten(name, length)).toBe(short);
});
