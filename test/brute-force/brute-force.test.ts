/** The small ones of the positions of `npm run brute-force`, and that it would notice. */
import { describe, expect, test } from 'vitest';
import { allGames } from '../../src/games.js';
import { compareAt } from './compare.js';
import { POSITIONS } from './fixed.js';

/** The parts of positions that take little time. */
const SMALL: readonly string[] = ['the first turn: nothing', 'the first good'];

const small = POSITIONS.filter(
  ({ ruleset, holds }) => ruleset === 'tallinn' || SMALL.some((part) => holds.includes(part)),
);

test.each(small)('$ruleset: $holds: what is listed is what a second referee allows', (position) => {
  const { listed, candidates, disagreements } = compareAt(position);
  expect(disagreements).toEqual([]);
  expect(listed).toBeGreaterThan(1);
  expect(candidates).toBeGreaterThan(listed);
});

describe.each(allGames())('$ruleset', ({ ruleset }) => {
  const own = POSITIONS.filter((position) => position.ruleset === ruleset);

  test('has ten positions, each another one', () => {
    const places = own.map(({ file, inside, written }) => `${file} ${inside} ${written}`);
    expect(new Set(places).size).toBe(places.length);
    expect(places.length).toBeGreaterThanOrEqual(10);
  });

  test('a list that lacks a move, or has one too many, is noticed', () => {
    const [position] = small.filter((one) => one.ruleset === ruleset);
    if (!position) throw new Error('no small position');
    const missing = compareAt(position, (list) => list.slice(1));
    expect(missing.disagreements).toEqual([expect.stringContaining('allowed, not listed')]);
    const [first] = missing.disagreements;
    const more = compareAt(position, (list) => [...list, { name: 'dance', attributes: {}, children: [], text: '' }]);
    expect(first).toBeDefined();
    expect(more.disagreements).toEqual(['listed, not allowed: dance()']);
  });
});
