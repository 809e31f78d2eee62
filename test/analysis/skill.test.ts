import { describe, expect, it } from 'vitest';
import { type Skill, SkillSums } from '../../src/analysis/skill.js';

const games = (...all: readonly Skill[]): SkillSums => {
  const sums = new SkillSums();
  for (const one of all) sums.add(one);
  return sums;
};

describe('how well somebody decided in many games', () => {
  it('is told by the games, and by the decisions that made a difference', () => {
    const [record, ...others] = games(
      { measure: 'chance', telling: 3, best: 2, loss: 0.1, luck: 0.2 },
      { measure: 'chance', telling: 1, best: 1, loss: 0, luck: -0.1 },
    ).records;
    expect(others).toEqual([]);
    expect(record).toMatchObject({ measure: 'chance', games: 2, best: { count: 4, value: 0.75 }, loss: { count: 2 } });
    expect(record?.loss.value).toBeCloseTo(0.05, 12);
    expect(record?.luck.value).toBeCloseTo(0.05, 12);
    // What was given up is never below 0; luck is.
    expect(record?.loss.low).toBe(0);
    expect(record?.luck.low).toBeLessThan(0);
  });

  it('leaves out what a game does not say', () => {
    const [record] = games(
      { measure: 'points', telling: 0, best: 0, loss: null, luck: 4 },
      { measure: 'points', telling: 2, best: 0, loss: 3, luck: null },
    ).records;
    expect(record).toMatchObject({ games: 2, best: { count: 2, value: 0 } });
    expect([record?.loss, record?.luck]).toMatchObject([
      { count: 1, value: 3, low: null },
      { count: 1, value: 4, high: null },
    ]);
  });

  it('adds up no points with chances: those of most games come first', () => {
    const points: Skill = { measure: 'points', telling: 1, best: 1, loss: 0, luck: 0 };
    const { records } = games({ ...points, measure: 'chance' }, points, points);
    expect(records.map(({ measure, games: size }) => [measure, size])).toEqual([
      ['points', 2],
      ['chance', 1],
    ]);
    expect(games().records).toEqual([]);
  });
});
