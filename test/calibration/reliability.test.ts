/** A forecast that is right is told to be as good as a perfect one, and one that is wrong is not. */
import { expect, it } from 'vitest';
import { Random } from '../../src/kernel/random.js';
import { tableOf } from '../analysed/played.js';
import { type HeldOutGame, heldOutGames } from './held-out.js';
import { reliabilityOf } from './reliability.js';

/** Games of two, of whom the first wins with a chance that differs from game to game; play-outs are off by so much. */
function games(count: number, off: number): readonly HeldOutGame[] {
  const random = new Random(7);
  const result = (chance: number): Float64Array =>
    random.below(1000) < 1000 * chance ? Float64Array.of(1, 0, 0, 1) : Float64Array.of(0, 1, 1, 0);
  return Array.from({ length: count }, () => {
    const chance = 0.2 + random.below(600) / 1000;
    const outcomes = Array.from({ length: 9 }, () => result(chance + off));
    return { places: result(chance), positions: [{ now: Float64Array.of(1, 0, 0, 1), outcomes }] };
  });
}

it('finds nothing wrong with a forecast that is right, however few games it is made of', () => {
  const { excess, perfect, brierEqual, bins } = reliabilityOf(games(2000, 0), 2);
  // Eight games say little: even who is always right seems to be off.
  expect(perfect).toBeGreaterThan(0.03);
  expect(excess.low).toBeLessThan(0);
  expect(excess.high).toBeLessThan(0.02);
  expect(brierEqual).toBeCloseTo(0.5);
  expect(bins.reduce((sum, [count]) => sum + count, 0)).toBe(8000);
});

it('finds what is off', () => {
  expect(reliabilityOf(games(2000, 0.15), 2).excess.low).toBeGreaterThan(0.04);
});

it('plays the same held-out games for the same numbers, and asks at as many positions', () => {
  const asked = { bots: ['greedy', 'random'], bot: 'random', playOuts: 2, positions: 4, seed: 5 } as const;
  const [one, again] = [1, 2].map(() => heldOutGames(tableOf({ ruleset: 'tallinn', given: {} }, 2), asked)(3));
  expect(one?.positions).toHaveLength(4);
  expect(one?.positions[0]?.outcomes).toHaveLength(3);
  expect(again).toEqual(one);
});
