import { describe, expect, it } from 'vitest';
import { LATEST, LatestGames } from '../../src/analysis/latest-games.js';

const MANY = 3 * LATEST + 7;

function latestOf(days: readonly (string | null)[]): LatestGames<number> {
  const games = new LatestGames<number>();
  for (const [at, day] of days.entries()) games.add(at, day);
  return games;
}

const numbers = Array.from({ length: MANY }, (_, at) => at);

describe('the latest games of somebody', () => {
  it('are all, where there are few', () => {
    const { all, latest, isDated } = latestOf(['2026-02-01', '2026-01-01', '2026-02-01']);
    expect([all, isDated, latest]).toEqual([3, true, [1, 0, 2]]);
  });

  it('are the last ones in the order in which they come, where no log says when it was played', () => {
    const { all, latest, isDated } = latestOf(numbers.map(() => null));
    expect([all, isDated, latest]).toEqual([MANY, false, numbers.slice(-LATEST)]);
  });

  it('are the newest by date, in whatever order they come', () => {
    const { latest } = latestOf(numbers.map((at) => String(9_999 - at)));
    expect(latest).toEqual(numbers.slice(0, LATEST).reverse());
  });

  it('are rather those with a date, where only some have one', () => {
    const { latest, isDated } = latestOf(numbers.map((at) => (at % 2 === 0 ? '2026-01-01' : null)));
    expect(isDated).toBe(false);
    expect(latest).toEqual(numbers.filter((at) => at % 2 === 0).slice(-LATEST));
  });
});
