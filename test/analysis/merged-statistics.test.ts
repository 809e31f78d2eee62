/** Statistics of some games and of others make those of all: neither the order nor who counted which makes a difference. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ExactSum } from '../../src/analysis/exact-sum.js';
import { StatisticsOfGames } from '../../src/analysis/game-statistics.js';
import type { Observation } from '../../src/analysis/observation.js';
import { gameOf } from '../../src/games.js';

const presentation = gameOf('rattus')?.presentation;
if (!presentation) throw new Error('no presentation');

const number = fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e9, max: 1e9 });

const observation: fc.Arbitrary<Observation | undefined> = fc.integer({ min: 2, max: 4 }).chain((players) => {
  const each = <Value>(value: fc.Arbitrary<Value>) => fc.array(value, { minLength: players, maxLength: players });
  const points = fc.integer({ min: -5, max: 60 });
  const id = fc.constantFrom('a', 'b', 'c', 'adjusted');
  const mapOf = <Value>(value: fc.Arbitrary<Value>) =>
    fc.array(fc.tuple(id, value), { maxLength: 4 }).map((entries) => new Map(entries));
  return fc.option(
    fc.record({
      breached: fc.boolean(),
      turns: fc.integer({ min: 1, max: 90 }),
      winners: each(fc.boolean()),
      points: each(points),
      course: fc.array(each(number), { minLength: 22, maxLength: 22 }),
      sources: mapOf(each(points)),
      tolls: mapOf(each(points)).map(
        (tolls) => new Map([...tolls].map(([cause, lost]) => [cause, { name: { of: 'cause', id: cause }, lost }])),
      ),
      stats: fc
        .tuple(mapOf(each(fc.nat(3))), mapOf(each(fc.nat(3))))
        .map(([taken, used]) => new Map(Object.entries({ taken, used }))),
    }),
    { nil: undefined },
  );
});

function over(observations: readonly (Observation | undefined)[]): StatisticsOfGames {
  const statistics = new StatisticsOfGames('rattus', presentation as NonNullable<typeof presentation>);
  for (const one of observations) statistics.add(one);
  return statistics;
}

function merged(...all: readonly StatisticsOfGames[]): StatisticsOfGames {
  const sum = over([]);
  for (const one of all) sum.merge(one);
  return sum;
}

/** Everything that is counted, to the last digit. */
function said(statistics: StatisticsOfGames): string {
  return JSON.stringify(statistics.counted());
}

const some = fc.array(observation, { maxLength: 6 });

describe('merging', () => {
  it('says the same as counting all games in one go', () => {
    fc.assert(
      fc.property(some, some, (a, b) => {
        expect(said(merged(over(a), over(b)))).toBe(said(over([...a, ...b])));
      }),
    );
  });

  it('is a commutative monoid', () => {
    fc.assert(
      fc.property(some, some, some, (a, b, c) => {
        expect(said(merged(over(a), over(b)))).toBe(said(merged(over(b), over(a))));
        expect(said(merged(merged(over(a), over(b)), over(c)))).toBe(said(merged(over(a), merged(over(b), over(c)))));
        expect(said(merged(over(a), over([])))).toBe(said(over(a)));
      }),
    );
  });

  it('does not touch what is merged', () => {
    fc.assert(
      fc.property(some, some, (a, b) => {
        const other = over(b);
        const before = said(other);
        const sum = merged(over(a), other);
        sum.merge(over(a));
        expect(said(other)).toBe(before);
      }),
    );
  });
});

describe('an exact sum', () => {
  it('does not depend on the order, and is next to the true sum', () => {
    fc.assert(
      fc.property(fc.array(number, { maxLength: 30 }), fc.nat(), (values, seed) => {
        const sum = new ExactSum();
        for (const value of values) sum.add(value);
        const other = new ExactSum();
        const at = values.length === 0 ? 0 : seed % values.length;
        const rest = new ExactSum();
        for (const value of values.slice(at).reverse()) rest.add(value);
        for (const value of values.slice(0, at)) other.add(value);
        other.merge(rest);
        expect(other.value).toBe(sum.value);
      }),
    );
  });

  it('keeps what a plain sum loses', () => {
    const sum = new ExactSum();
    for (const value of [1, 1e100, 1, -1e100]) sum.add(value);
    expect(sum.value).toBe(2);
    const tenths = new ExactSum();
    for (let times = 0; times < 10; times += 1) tenths.add(0.1);
    expect(tenths.value).toBe(1);
  });
});
