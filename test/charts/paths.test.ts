import { describe, expect, it } from 'vitest';
import { shorten } from '../../src/charts/shorten.js';
import { spread } from '../../src/charts/spread.js';
import { stepArea, stepLine } from '../../src/charts/step-path.js';
import { wrapWords } from '../../src/charts/wrap-words.js';

const identity = (value: number) => value;

describe('step paths', () => {
  it('has only the places where something changes', () => {
    expect(stepLine([0, 0, 0, 4, 4], identity, identity)).toBe('M0,0L3,0L3,4L4,4L4,4');
  });

  it('an area comes back along its lower line', () => {
    expect(stepArea([0, 0, 0], [1, 1, 3], identity, identity)).toBe('M0,1L2,1L2,3L2,0L2,0L0,0Z');
  });
});

describe('labels', () => {
  it.each([
    [
      [10, 12, 40],
      [10, 30, 50],
    ],
    [
      [90, 95, 99],
      [60, 80, 100],
    ],
  ])('of lines that end at %j stand at %j', (wanted, expected) => {
    expect(spread(wanted, 20, 100)).toEqual(expected);
  });

  it('long names end in an ellipsis, without cutting a character in two', () => {
    expect(shorten('Bernadette-Charlotte', 8)).toBe('Bernade…');
    expect(shorten('🐦🐦🐦🐦', 3)).toBe('🐦🐦…');
    // No bracket or space stands before the ellipsis, unless there is nothing else.
    expect(shorten('Ben (greedy)', 6)).toBe('Ben…');
    expect(shorten('Anna (greedy)', 6)).toBe('Anna…');
    expect(shorten('((((((', 3)).toBe('((…');
  });

  it('words stand on lines', () => {
    expect(wrapWords('Tax Collector', 9, 3)).toEqual(['Tax', 'Collector']);
    expect(wrapWords('a b c d', 1, 2)).toEqual(['a', 'b…']);
  });
});
