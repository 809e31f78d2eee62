/** What is said of a choice of which not everything is known. */
import { expect, test } from 'vitest';
import { Choice, NOT_SHOWN } from '../../src/kernel/choice.js';
import { answersTo, breachOf, mayBegin } from '../../src/kernel/conditions.js';
import { UNKNOWN } from '../../src/kernel/truth.js';
import { atTheFair, price, prize, win } from './fair.js';

function choiceOf(taken: number, paid: number): Choice {
  const choice = new Choice();
  prize.set(choice, taken);
  price.set(choice, paid);
  return choice;
}

const answers = (state: ReturnType<typeof atTheFair>, choice: Choice): readonly unknown[] =>
  answersTo(win, state, choice).map(({ rule, holds }) => [rule, holds]);

test.each([
  [1, 1, true],
  [0, 1, false],
  [1, 0, false],
  [1, UNKNOWN, 'unknown'],
  // What is open stays so, whatever holds behind it.
  [UNKNOWN, UNKNOWN, 'unknown'],
  [0, UNKNOWN, false],
  [UNKNOWN, 1, 'unknown'],
] as const)('with %i coins and %i prizes it may begin: %s', (inHand, inBox, truth) => {
  expect(mayBegin(win, atTheFair(inHand, inBox), new Choice())).toBe(truth);
});

test('all conditions are answered in their order, each under the rule that it stands for', () => {
  const state = atTheFair(1, 3);
  expect(answers(state, choiceOf(4, 2))).toEqual([
    ['fair.win.box', true],
    ['fair.win.coins', true],
    ['fair.prize.box', false],
    ['fair.prize.odd', false],
    ['fair.price.least', true],
    ['fair.price.many', false],
  ]);
  expect(breachOf(win, state, choiceOf(3, 2))).toEqual({ rule: 'fair.price.many', holds: false, slot: 'price' });
});

test('behind what a record does not show nothing is asked', () => {
  expect(answers(atTheFair(1, 3), choiceOf(NOT_SHOWN, 0))).toEqual([
    ['fair.win.box', true],
    ['fair.win.coins', true],
    ['fair.prize.box', 'unknown'],
    ['fair.prize.odd', 'unknown'],
  ]);
});

test('a rule that depends on what is not shown is left out', () => {
  expect(answers(atTheFair(1, 3), choiceOf(1, NOT_SHOWN)).slice(4)).toEqual([['fair.price.least', 'unknown']]);
});
