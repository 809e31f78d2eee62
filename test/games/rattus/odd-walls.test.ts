/** Walls on borders that there are not: accused once, carried out as far as can be, and nothing else is disturbed. */
import { expect, test } from 'vitest';
import { turn } from './cases/case.js';
import { judged } from './judged.js';

const use = (...walls: readonly string[]) => `<use card="emperor">${walls.join('')}</use>`;

test.each([
  ['between a region and itself', ['<wall between="gallia gallia"/>'], ['rattus.piper.emperor-where']],
  ['from such a border', ['<wall between="gallia italia" from="gallia gallia"/>'], ['rattus.piper.emperor-walls']],
  [
    'there and away again',
    ['<wall between="gallia gallia"/>', '<wall between="gallia italia" from="gallia gallia"/>'],
    ['rattus.piper.emperor-where'],
  ],
] as const)('%s', (_, walls, expected) => {
  const { roots, text } = judged({
    cards: { p1: 'emperor' },
    regions: { gallia: { p1: 1 }, italia: { p2: 1 } },
    turns: turn(use(...walls)),
  });
  expect(
    roots.map(({ rule }) => rule),
    text,
  ).toEqual(expected);
});
