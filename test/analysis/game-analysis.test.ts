/** The change of a chance is own decisions, those of the others, luck and information, without a remainder. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differenceOf } from '../../src/analysis/difference.js';
import { analysedDecision, type Balance, balancesOf, qualityOf, resultsOf } from '../../src/analysis/game-analysis.js';
import type { Appraisal } from '../../src/kernel/appraisal.js';
import { analysed, tableOf } from '../analysed/played.js';
import { runs } from '../runs.js';

function sumOf({ first, own, others, luck, information }: Balance): number {
  return first.value + own.value + others.value + luck.value + information.value;
}

const table = tableOf({ ruleset: 'tallinn', given: {} }, 3);
const record = table.follow(table.play(['greedy', 'random'], 'moves', 1, 7).element);
const decisions = analysed(record, { bot: 'greedy', measure: 'chance', playOuts: 1, seed: 1 });
const changes = decisions.map((decision) => decision.appraisal);

/** Numbers that are certain. */
function means(values: readonly number[]): Appraisal['before'] {
  return values.map((value) => ({ value, variance: 0 }));
}

/** Games of which so many were won. */
function won(count: number, wins: number): Appraisal['bestTrials'] {
  return { count, sum: wins, squares: wins };
}

/** An appraisal of a decision with nothing in it but what is said. */
function appraisal(told: Partial<Appraisal>): Appraisal {
  const none = { count: 10, sum: 5, squares: 5 };
  const even = means([0.5, 0.5]);
  return {
    ...{
      seat: 0 as Appraisal['seat'],
      places: [],
      before: even,
      after: even,
      open: means([0, 0]),
      change: means([0, 0]),
    },
    ...{ played: 0, best: 1, alternatives: [], playedTrials: none, bestTrials: none, anyTrials: none },
    ...told,
  };
}

describe('a game of three', () => {
  it('comes to its result', () => {
    const balances = balancesOf(changes, resultsOf(record, 'chance'));
    expect(balances).toHaveLength(3);
    for (const [seat, balance] of balances.entries()) {
      expect(sumOf(balance)).toBeCloseTo(balance.last.value, 9);
      expect(balance.last).toEqual({ value: record.places[seat]?.[0], error: 0 });
    }
    // What one wins the others lose.
    for (const term of ['own', 'others', 'luck', 'information'] as const)
      if (term === 'luck' || term === 'information')
        expect(balances.reduce((sum, balance) => sum + balance[term].value, 0)).toBeCloseTo(0, 9);
  });

  it('comes to its result in points, too', () => {
    const inPoints = analysed(record, { bot: 'random', measure: 'points', playOuts: 1, seed: 1 });
    const balances = balancesOf(
      inPoints.map((decision) => decision.appraisal),
      resultsOf(record, 'points'),
    );
    expect(balances).toHaveLength(3);
    for (const balance of balances) expect(sumOf(balance)).toBeCloseTo(balance.last.value, 9);
  });

  it('comes to the last chance that is known where it is broken off', () => {
    for (const balance of balancesOf(changes.slice(0, 9), undefined))
      expect(sumOf(balance)).toBeCloseTo(balance.last.value, 9);
  });
});

it('the law holds whatever the chances are, and a term that is wrong by a little breaks it', () => {
  const chance = fc.double({ min: 0, max: 1, noNaN: true });
  const one = fc.record({
    before: fc.tuple(chance, chance),
    after: fc.tuple(chance, chance),
    change: fc.tuple(chance, chance),
  });
  fc.assert(
    fc.property(fc.array(one, { minLength: 1, maxLength: 9 }), fc.constantFrom(-0.01, 0.01), (all, bias) => {
      const told = all.map(({ before, after, change }) =>
        appraisal({ before: means(before), after: means(after), change: means(change) }),
      );
      const [balance] = balancesOf(told, [1, 0]);
      if (!balance) throw new Error('no balance');
      expect(sumOf(balance)).toBeCloseTo(1, 9);
      const biased = { ...balance, luck: { ...balance.luck, value: balance.luck.value + bias } };
      expect(Math.abs(sumOf(biased) - 1)).toBeGreaterThan(0.005);
    }),
    runs(50),
  );
});

describe('what a decision gave up', () => {
  const given = (best: number, played: number, count: number) =>
    analysedDecision(0, appraisal({ bestTrials: won(count, best), playedTrials: won(count, played) }), 'chance');

  it('is apart only where noise cannot explain it', () => {
    expect(given(30, 10, 40).isApart).toBe(true);
    expect(given(5, 3, 8).isApart).toBe(false);
    expect(given(5, 5, 10)).toMatchObject({ isApart: false, isObvious: true });
  });

  it('counts only where it is more than somebody finds worth telling', () => {
    const told = { bestTrials: won(40, 30), playedTrials: won(40, 10), anyTrials: won(40, 10) };
    const { given: lost } = analysedDecision(0, appraisal(told), 'chance');
    const above = (least: number) => analysedDecision(0, appraisal(told), 'chance', least);
    expect(above(lost.low - 0.01)).toMatchObject({ isApart: true, isObvious: false });
    expect(above(lost.low + 0.01)).toMatchObject({ isApart: false, isObvious: true });
  });

  it('is nothing where the best was played', () => {
    const { given: nothing } = analysedDecision(0, appraisal({ played: 1, bestTrials: won(9, 9) }), 'chance');
    expect(nothing).toEqual({ value: 0, low: 0, high: 0 });
  });

  it('has an interval that holds the difference, and grows narrow', () => {
    fc.assert(
      fc.property(fc.nat(20), fc.nat(20), (one, other) => {
        const few = differenceOf(won(20, one), won(20, other), 'chance');
        const many = differenceOf(won(2000, one * 100), won(2000, other * 100), 'chance');
        expect(few.low).toBeLessThanOrEqual(few.value);
        expect(few.high).toBeGreaterThanOrEqual(few.value);
        expect(many.value).toBeCloseTo(few.value, 9);
        expect(many.high - many.low).toBeLessThan(few.high - few.low);
      }),
    );
  });
});

it('names the three dearest decisions of a player, the dearest first, and counts those that mattered', () => {
  const cost = (number: number, seat: number, wins: number) =>
    analysedDecision(
      number,
      appraisal({
        seat: seat as Appraisal['seat'],
        bestTrials: won(100, 60),
        playedTrials: won(100, wins),
        anyTrials: won(100, 20),
      }),
      'chance',
    );
  const all = [cost(0, 0, 50), cost(1, 0, 10), cost(2, 1, 0), cost(3, 0, 30), cost(4, 0, 58), cost(5, 0, 60)];
  const { dearest, telling, best, loss } = qualityOf(all, 0);
  expect(dearest).toEqual([1, 3, 0]);
  expect({ telling, best }).toEqual({ telling: 5, best: 3 });
  expect(loss).toBeCloseTo((0.1 + 0.5 + 0.3 + 0.02) / 5);
});
