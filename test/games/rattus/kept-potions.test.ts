/** Losses that say that some of the potions were kept name the rule of potions, whatever else the token shows. */
import { expect, test } from 'vitest';
import { judged } from './judged.js';

const POTION = '<use card="magician"><potion region="gallia"/></use>';

/** The first player has two cubes in Gallia, alone, and two potions under them. */
const rulesOf = (preset: string, face: string, losses: string) => {
  const { roots, text } = judged({
    players: 2,
    options: { preset, 'placement-obligation': 'optional' },
    cards: { p1: 'magician' },
    regions: { gallia: { rats: 1, p1: 2 } },
    turns: [
      ['p1', POTION, '<plague path="scandia"/>'],
      ['p2', '<plague path="germania"/>'],
      ['p1', POTION, '<plague path="anglia"/>'],
      [
        'p2',
        '<plague path="gallia"/>',
        '<spread to="hispania"/>',
        `<reveal region="gallia" slot="1" token="{${face}}">${losses}</reveal>`,
      ],
    ],
  });
  return { rules: roots.map(({ rule }) => rule), text };
};
const LOST = '<lose player="p1" cubes="1"/>';
const SPENT = '<spend-potion player="p1"/>';

test.each([
  ['yucata', '2:M,A', LOST, 'rattus.online.magician-forced'],
  ['yucata', '2:M,magic', LOST, 'rattus.online.magician-forced'],
  ['yucata', '2:M,A', SPENT + SPENT + LOST, 'rattus.piper.magician-protect'],
  ['book', '2:M,A', SPENT + SPENT + LOST, 'rattus.piper.magician-protect'],
])('%s, %s: %s', (preset, face, losses, rule) => {
  const { rules, text } = rulesOf(preset, face, losses);
  expect(rules, text).toEqual([rule]);
});
