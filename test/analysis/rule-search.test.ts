/** The search for games that show rules: what it finds, and that it goes on from what it has found. */
import { expect, test } from 'vitest';
import { type Games, RuleSearch, type Tried } from '../../src/analysis/rule-search.js';
import type { RuleId } from '../../src/engine/rule.js';
import { Random } from '../../src/kernel/random.js';

interface Walk extends Tried {
  readonly steps: readonly number[];
}

/** A walk of twenty steps to the left or right; the further right it ends, the more rules it shows. */
class Walks implements Games<Walk> {
  constructor(private readonly random: Random) {}

  next(): Walk | undefined {
    return this.walk([]);
  }

  vary({ steps }: Walk, decisions: number): Walk | undefined {
    return this.walk(steps.slice(0, decisions));
  }

  private walk(before: readonly number[]): Walk {
    const steps = Array.from({ length: 20 }, (_, at) => before[at] ?? this.random.below(2) * 2 - 1);
    const end = steps.reduce((sum, step) => sum + step, 0);
    const rules = new Set<RuleId>(['toy.walk']);
    for (let mark = 2; mark <= end; mark += 2) rules.add(markRule(mark));
    return { steps, rules, decisions: steps.length };
  }
}

function markRule(mark: number): RuleId {
  return `toy.mark${'-on'.repeat(mark)}`;
}

function searched(wanted: readonly RuleId[], tries: number, seed = 1): RuleSearch<Walk> {
  const random = new Random(seed);
  const search = new RuleSearch(new Walks(random), wanted, (count) => random.below(count));
  for (let tried = 0; tried < tries; tried += 1) search.step();
  return search;
}

test('a rule that chance alone does not reach is found by going on from games that came near', () => {
  // Two steps to the left, or fewer, come once in 5,000 walks: by chance 3 of 20 searches of 800 would find them.
  const seeds = Array.from({ length: 20 }, (_, seed) => seed);
  const found = seeds.filter((seed) => searched([markRule(16)], 800, seed).missing().length === 0);
  expect(found.length).toBeGreaterThan(12);
});

test('what is written is as little as shows all that was reached', () => {
  const wanted: readonly RuleId[] = ['toy.walk', 'toy.nowhere', ...[2, 4, 6, 8].map(markRule)];
  const search = searched(wanted, 300);
  expect(search.missing()).toEqual(['toy.nowhere']);
  expect(search.smallestSet()).toHaveLength(1);
  expect([...(search.smallestSet()[0]?.rules ?? [])]).toEqual(expect.arrayContaining([2, 4, 6, 8].map(markRule)));
  expect(new RuleSearch(new Walks(new Random(1)), wanted, () => 0).smallestSet()).toEqual([]);
});

test('a game that is not legal counts for nothing', () => {
  const search = new RuleSearch<Walk>({ next: () => undefined, vary: () => undefined }, ['toy.walk'], () => 0);
  search.step();
  expect(search.missing()).toEqual(['toy.walk']);
});
