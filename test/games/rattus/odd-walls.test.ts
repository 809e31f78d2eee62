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

/** All three walls stand in the map before: what a later turn makes of them, in any order of its walls. */
const LATER: readonly (readonly [says: string, walls: readonly string[], rule: string | undefined, left: string])[] = [
  [
    'one comes onto a border that another one leaves',
    ['<wall between="gallia italia" from="anglia gallia"/>', '<wall between="gallia germania" from="gallia italia"/>'],
    undefined,
    'gallia-germania gallia-hispania gallia-italia',
  ],
  [
    'two change places',
    ['<wall between="gallia italia" from="anglia gallia"/>', '<wall between="anglia gallia" from="gallia italia"/>'],
    undefined,
    'anglia-gallia gallia-hispania gallia-italia',
  ],
  [
    'two come onto a border that a third leaves',
    [
      '<wall between="gallia germania" from="anglia gallia"/>',
      '<wall between="anglia gallia" from="gallia italia"/>',
      '<wall between="anglia gallia" from="gallia hispania"/>',
    ],
    'rattus.piper.emperor-where',
    'anglia-gallia anglia-gallia gallia-germania',
  ],
  [
    'one comes onto a border that another one leaves and comes back to',
    ['<wall between="gallia italia" from="anglia gallia"/>', '<wall between="gallia italia" from="gallia italia"/>'],
    'rattus.piper.emperor-where',
    'gallia-hispania gallia-italia gallia-italia',
  ],
];

const inBothOrders = LATER.flatMap(([says, walls, rule, left]) => [
  [says, walls, rule, left] as const,
  [`${says}, written backwards`, walls.toReversed(), rule, left] as const,
]);

test.each(inBothOrders)('%s', (_, walls, rule, left) => {
  const { roots, text, table } = judged({
    players: 2,
    cards: { p1: 'emperor' },
    regions: { gallia: { p1: 1 } },
    turns: [
      ...turn(use(...WALLS.map((between) => `<wall between="${between}"/>`))),
      ['p2', '<plague path="germania"/>'],
      ...turn(use(...walls)),
    ],
  });
  expect(
    roots.map((root) => root.rule),
    text,
  ).toEqual(rule === undefined ? [] : [rule]);
  expect(table.walls.toSorted().join(' ')).toBe(left);
});
