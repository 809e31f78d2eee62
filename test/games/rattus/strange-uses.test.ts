/** What stands in the use of a card and does not belong there: it is told once, and what belongs there is done. */
import { expect, test } from 'vitest';
import { judged } from './judged.js';

const MOVE = '<move from="gallia" to="italia" cubes="1"/>';
const PIPE = '<pipe from="gallia" to="italia"/>';

test.each([
  ['merchant', PIPE, ['rattus_not-of-the-card pipe'], 2],
  ['merchant', MOVE + PIPE, ['rattus_not-of-the-card pipe'], 1],
  ['king', MOVE, ['rattus_not-of-the-card move'], 2],
  ['knight', MOVE, ['rattus_not-of-the-card move'], 2],
  ['pied-piper', '<pipe from="castle" to="gallia"/>', ['rattus_castle-no-region pipe'], 2],
  ['pied-piper', '<pipe from="gallia" to="castle"/>', ['rattus_castle-no-region pipe'], 2],
])('%s: %s', (card, inside, told, left) => {
  const game = judged({
    cards: { p1: card },
    castle: { p1: 1 },
    regions: { italia: { rats: 1 }, gallia: { p1: 2 } },
    turns: [
      [
        'p1',
        '<place region="italia" cubes="1"/>',
        card === 'knight' ? '<plague path="scandia"/>' : `<use card="${card}">${inside}</use>`,
        card === 'knight' ? `<use card="${card}">${inside}</use>` : '<plague path="scandia"/>',
      ],
    ],
  });
  expect(
    game.errors.map(({ message, at }) => `${message.id} ${at.element}`),
    game.text,
  ).toEqual(told);
  expect(game.table.cubesAt('gallia', 0)).toBe(left);
});

test.each([
  ['merchant', '<move from="gallia" to="gallia" cubes="1"/>'],
  ['emperor', '<wall between="gallia gallia"/>'],
])('%s: from a region to the same one', (card, inside) => {
  const use = `<use card="${card}">${inside}</use>`;
  const { errors, text } = judged({
    cards: { p1: card },
    regions: { italia: { rats: 1 }, gallia: { p1: 2 } },
    turns: [['p1', '<place region="italia" cubes="1"/>', use, '<plague path="scandia"/>']],
  });
  expect(
    errors.map(({ message }) => message.id),
    text,
  ).toEqual(['rattus_same-region']);
});
