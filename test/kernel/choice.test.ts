/** What a list of choices keeps, however long it becomes. */
import { expect, test } from 'vitest';
import { Choice, Choices, MOST_SLOTS, Values } from '../../src/kernel/choice.js';
import type { Seat } from '../../src/kernel/index-of.js';
import type { Truth } from '../../src/kernel/truth.js';

const MANY = 1000;
const TRUTHS: readonly Truth[] = [false, true, 'unknown'];

function choiceOf(number: number): Choice {
  const choice = new Choice();
  choice.seat = (number % 4) as Seat;
  choice.move = number % 7;
  for (let slot = 0; slot < MOST_SLOTS; slot += 1) choice.values[slot] = number * (slot + 1);
  return choice;
}

test('choices come out as they went in', () => {
  const choices = new Choices();
  for (let number = 0; number < MANY; number += 1) choices.push(choiceOf(number), TRUTHS[number % 3] as Truth);
  const read = new Choice();
  for (let number = 0; number < MANY; number += 1) {
    expect(choices.read(number, read)).toBe(TRUTHS[number % 3]);
    expect(read).toEqual(choiceOf(number));
  }
  choices.clear();
  expect(choices.length).toBe(0);
});

test('values come out as they went in', () => {
  const values = new Values();
  for (let number = 0; number < MANY; number += 1) values.push(number * 3);
  expect(Array.from({ length: values.length }, (_, at) => values.at(at))).toEqual(
    Array.from({ length: MANY }, (_, number) => number * 3),
  );
});
