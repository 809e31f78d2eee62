/** Numbers of all seats in one word come to the same as each by itself. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SEATS } from '../../../src/games/rattus/rules/facts.js';
import { amountOf, everywhere, laneOf, less, sumOf } from '../../../src/games/rattus/rules/lanes.js';

const MOST = 127;
const amounts = (most: number) =>
  fc.array(fc.oneof(fc.constantFrom(0, 1, most), fc.nat(most)), { minLength: SEATS.length, maxLength: SEATS.length });
const lanesOf = (numbers: readonly number[]): number =>
  SEATS.reduce((lanes, seat) => lanes | laneOf(seat, numbers[seat] as number), 0);

describe('numbers side by side', () => {
  it('are read as they were written', () => {
    fc.assert(
      fc.property(amounts(MOST), (numbers) => {
        expect(SEATS.map((seat) => amountOf(lanesOf(numbers), seat))).toEqual(numbers);
      }),
    );
  });

  it('are added up', () => {
    fc.assert(
      fc.property(amounts(Math.floor(255 / SEATS.length)), (numbers) => {
        expect(sumOf(lanesOf(numbers))).toBe(numbers.reduce((sum, one) => sum + one, 0));
      }),
    );
  });

  it('are lessened, none below zero', () => {
    fc.assert(
      fc.property(amounts(MOST), amounts(MOST), (numbers, by) => {
        const left = less(lanesOf(numbers), lanesOf(by));
        expect(SEATS.map((seat) => amountOf(left, seat))).toEqual(
          numbers.map((one, seat) => Math.max(0, one - (by[seat] as number))),
        );
      }),
    );
  });

  it.each([0, 1, MOST])('are all %i', (amount) => {
    expect(SEATS.map((seat) => amountOf(everywhere(amount), seat))).toEqual(SEATS.map(() => amount));
  });
});
