import { expect, test } from 'vitest';
import { Random } from '../../src/kernel/random.js';

test('a seed is a sequence, the same on every machine', () => {
  const random = new Random(7, 3);
  expect(Array.from({ length: 8 }, () => random.below(1000))).toEqual([290, 384, 364, 410, 304, 66, 373, 700]);
  random.seed(7, 3);
  expect(random.below(1000)).toBe(290);
});

test('seeds that differ in any part, or beyond 32 bits, are others', () => {
  const first = (...seeds: number[]): number => new Random(...seeds).below(2 ** 32);
  const all = [first(1), first(2), first(1, 0), first(0, 1), first(1, 1), first(2 ** 32 + 1), first(-1), first(0)];
  expect(new Set(all).size).toBe(all.length);
});

test('every number is as likely as the others', () => {
  const random = new Random(1);
  const counts = new Array<number>(7).fill(0);
  for (let time = 0; time < 70_000; time += 1) {
    const number = random.below(7);
    counts[number] = (counts[number] ?? 0) + 1;
  }
  for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400);
});
