/** Which positions have one move that is clearly best, and how hard it is to find. */
import { expect, it } from 'vitest';
import { analysedDecision } from '../../src/analysis/game-analysis.js';
import { puzzlesOf } from '../../src/analysis/puzzles.js';
import type { Appraisal } from '../../src/kernel/appraisal.js';

/** So many games, half of which brought a point less than the mean and half a point more. */
function games(mean: number, count: number): Appraisal['bestTrials'] {
  return { count, sum: mean * count, squares: (mean ** 2 + 1) * count };
}

/** The first alternative is the best one: 10 points. One at random brings none. */
function position(played: number, ...rivals: readonly (readonly [mean: number, count: number])[]) {
  const alternatives = [games(10, 8), ...rivals.map(([mean, count]) => games(mean, count))];
  return analysedDecision(
    0,
    {
      ...{ seat: 0 as Appraisal['seat'], places: [], before: [], after: [], open: [], change: [] },
      ...{ played, best: 0, alternatives },
      bestTrials: games(10, 40),
      playedTrials: games(rivals[played - 1]?.[0] ?? 10, 40),
      anyTrials: games(0, 8),
    },
    'points',
  );
}

it.each([
  ['the second one is far behind', 0, [position(0, [3, 20], [1, 4])], { near: 0, others: [1, 2] }],
  ['what was played is offered first', 0, [position(2, [3, 20], [1, 4])], { near: 0, others: [2, 1] }],
  ['what was tried longest is the second one', 0, [position(0, [1, 4], [3, 20])], { near: 0, others: [2, 1] }],
  ['others come near', 0, [position(0, [8, 20], [7, 20], [1, 4])], { near: 2, others: [1, 2, 3] }],
  ['the second one is not apart', 0, [position(0, [9.9, 20])], undefined],
  ['it was tried once, which says nothing', 0, [position(0, [3, 1])], undefined],
  ['there is nothing else', 0, [position(0)], undefined],
  [
    'games of its own do not show that what was played was worse',
    0,
    [{ ...position(1, [3, 20]), isApart: false }],
    undefined,
  ],
  ['less is at stake than what counts', 8, [position(0, [3, 20])], undefined],
])('%s', (_, least, decisions, found) => {
  const puzzles = puzzlesOf(decisions, 'points', least);
  expect(puzzles.map(({ near, others }) => ({ near, others }))).toEqual(found ? [found] : []);
});

it('takes what was played to come near by the games that say what it gave up', () => {
  const played = { ...position(1, [3, 20], [1, 4]), isApart: true, given: { value: 1.2, low: 0.4, high: 2 } };
  const [puzzle] = puzzlesOf([played], 'points', 0);
  expect(puzzle).toMatchObject({ near: 1, others: [1, 2] });
  expect([1, 2].map((number) => puzzle?.given(number))).toEqual([1.2, 9]);
});
