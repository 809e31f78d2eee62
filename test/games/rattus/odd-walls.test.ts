/** Walls on borders that there are not, or that nobody saw: accused once at most, carried out as far as can be, and nothing else is disturbed. */
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

/** All three walls stand in the map before. */
const WALLS = ['gallia italia', 'gallia hispania', 'anglia gallia'] as const;

test.each([
  ['?', []],
  ['gallia ?', []],
  ['? italia', []],
  ['', ['rattus.piper.emperor-walls']],
  ['gallia', [null]],
  ['gallia italia hispania', [null]],
] as const)('none is left, and one comes from "%s"', (from, expected) => {
  const { roots, text } = judged({
    players: 2,
    cards: { p1: 'emperor' },
    regions: { gallia: { p1: 1 } },
    turns: [
      ...turn(use(...WALLS.map((between) => `<wall between="${between}"/>`))),
      ['p2', '<plague path="germania"/>'],
      ...turn(use(`<wall between="germania hungaria" from="${from}"/>`)),
    ],
  });
  expect(
    roots.map(({ rule }) => rule),
    text,
  ).toEqual(expected);
});
