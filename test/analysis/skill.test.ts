import fc from 'fast-check';
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

  it('is the same whoever adds it up, and in whatever order', () => {
    const skill = fc.record<Skill>({
      measure: fc.constantFrom('points', 'chance'),
      telling: fc.nat(9),
      best: fc.nat(9),
      loss: fc.option(fc.double({ min: 0, max: 20, noNaN: true })),
      luck: fc.option(fc.double({ min: -20, max: 20, noNaN: true })),
    });
    const some = fc.array(skill, { maxLength: 6 });
    fc.assert(
      fc.property(some, some, some, (a, b, c) => {
        const whole = games(...a, ...b, ...c).records;
        const left = games(...a);
        for (const more of [b, c]) left.merge(games(...more));
        const [right, rest] = [games(...b), games(...c)];
        rest.merge(games(...a));
        right.merge(rest);
        expect([left.records, right.records]).toEqual([whole, whole]);
        left.merge(games());
        expect([left.records, rest.records]).toEqual([whole, games(...c, ...a).records]);
      }),
    );
  });
});
