/** Towers that the cards of a set cannot make: a start card, and a card that a record has twice. The cards are those of TS-1. */
import { expect, test } from 'vitest';
import type { GamePlan } from './game-log.js';
import { judged } from './judged.js';

const START_TOWER: GamePlan = {
  options: { 'start-card-may-be-tower': 'true' },
  starts: ['s1', 's5'],
  rounds: [['p1 1a', 'p2 7b', 'tower p1 display s1']],
};

test('a start card among the towers counts in what everybody would have now', () => {
  const { errors, replayed, text } = judged(START_TOWER);
  expect(errors, text).toEqual([]);
  const last = replayed.transcript?.steps.filter(({ verdict }) => verdict !== undefined).at(-1);
  // 6 and a merchant to none, a tower of value 1 to none; 4 and two knights, and two monks, to none.
  expect(last?.values['worth']).toEqual([6 + 4 + 6, 4 + 4 + 4]);
});

test('a card that is built twice counts twice, and nothing else is wrong for it', () => {
  const { roots, errors, text } = judged({
    starts: ['s1', 's5'],
    rounds: [
      ['p1 1a', 'p2 7b', 'tower p1 display 1'],
      ['p1 4a', 'p2 8b', 'tower p1 display 1'],
    ],
    complete: true,
    final: ['contest p1 tower 6', 'contest p2 tower 0'],
    result: ['p1 tower-persons=6', 'p2 tower-persons=0'],
  });
  expect(
    roots.map(({ rule }) => rule),
    text,
  ).toEqual(['tallinn.tower.permanent']);
  expect(errors, text).toHaveLength(1);
});

test('towers that were hidden may be turned up twice: only the second time others are something else', () => {
  const built: GamePlan = {
    rounds: [
      ['p1 1a', 'p2 7b', 'tower p1 hand ?'],
      ['p1 4a', 'p2 8b', 'tower p1 hand ?'],
    ],
    complete: true,
  };
  const twice = (again: string): GamePlan => ({ ...built, final: ['towers p1 9,10', `towers p1 ${again}`] });
  for (const again of ['9,10', '10,?']) expect(judged(twice(again)).errors, again).toEqual([]);
  const { roots, text } = judged(twice('9,1'));
  expect(
    roots.map(({ rule, expected }) => `${rule} ${expected}`),
    text,
  ).toEqual(['tallinn.invariant.elimination 9 10']);
});
