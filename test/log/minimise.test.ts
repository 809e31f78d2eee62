import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minimise } from '../../src/log/minimise.js';

interface Tried {
  readonly left: readonly number[];
  /** Every piece that was tried, with what was still there at the time. */
  readonly pieces: readonly { readonly piece: ReadonlySet<number>; readonly of: readonly number[] }[];
}

/** Minimises 0, 1, 2 ... as somebody does who keeps account of what is gone. */
function minimised(count: number, shows: (left: readonly number[]) => boolean, period?: number): Tried {
  const parts = Array.from({ length: count }, (_, part) => part);
  const pieces: { piece: ReadonlySet<number>; of: readonly number[] }[] = [];
  let there = parts;
  const leaveOut = (piece: ReadonlySet<number>): boolean => {
    pieces.push({ piece: new Set(piece), of: there });
    const fewer = there.filter((part) => !piece.has(part));
    if (!shows(fewer)) return false;
    there = fewer;
    return true;
  };
  const left = minimise(parts, leaveOut, period);
  // What is handed back is what is there.
  expect(left).toEqual(there);
  return { left, pieces };
}

const COUNT = 24;
const counts = fc.integer({ min: 0, max: COUNT });
const periods = fc.option(fc.integer({ min: 0, max: 6 }), { nil: undefined });
/** Any of these groups of parts is enough. */
const groups = fc.array(fc.uniqueArray(fc.integer({ min: 0, max: COUNT - 1 }), { maxLength: 6 }), { maxLength: 4 });

/** What has more shows no less: one whole group is there, or nothing at all is missing. */
function monotone(count: number, enough: readonly (readonly number[])[]): (left: readonly number[]) => boolean {
  return (left) => left.length === count || enough.some((group) => group.every((part) => left.includes(part)));
}

/** What nobody can foresee, but for the whole list: the same for the same parts. */
function fickle(count: number, seed: number): (left: readonly number[]) => boolean {
  return (left) =>
    left.length === count || left.reduce((sum, part) => (sum * 31 + part + 1) % 65_521, seed % 65_521) % 3 === 0;
}

describe('minimise', () => {
  it('keeps what shows it, whatever that depends on', () => {
    fc.assert(
      fc.property(counts, fc.nat(), periods, (count, seed, period) => {
        const shows = fickle(count, seed);
        expect(shows(minimised(count, shows, period).left)).toBe(true);
      }),
    );
  });

  it('leaves nothing that could go alone, where more parts never show less', () => {
    fc.assert(
      fc.property(counts, groups, periods, (count, enough, period) => {
        const shows = monotone(count, enough);
        const { left } = minimised(count, shows, period);
        expect(shows(left)).toBe(true);
        for (const part of left) expect(shows(left.filter((one) => one !== part))).toBe(false);
      }),
    );
  });

  it('finds the parts that are needed, where there is one such group', () => {
    fc.assert(
      fc.property(counts, fc.uniqueArray(fc.integer({ min: 0, max: COUNT - 1 })), periods, (count, group, period) => {
        const needed = group.filter((part) => part < count).sort((one, other) => one - other);
        const { left } = minimised(count, (some) => needed.every((part) => some.includes(part)), period);
        expect(left).toEqual(needed);
      }),
    );
  });

  it('keeps the order', () => {
    fc.assert(
      fc.property(counts, fc.nat(), periods, (count, seed, period) => {
        const { left } = minimised(count, fickle(count, seed), period);
        expect(left).toEqual([...left].sort((one, other) => one - other));
      }),
    );
  });

  it('tries only parts that are still there, in one piece and never none', () => {
    fc.assert(
      fc.property(counts, fc.nat(), periods, (count, seed, period) => {
        for (const { piece, of } of minimised(count, fickle(count, seed), period).pieces) {
          expect(piece.size).toBeGreaterThan(0);
          const start = of.findIndex((part) => piece.has(part));
          expect([...piece]).toEqual(of.slice(start, start + piece.size));
        }
      }),
    );
  });

  it('tries whole rounds first where there is a period, and they bring something', () => {
    // Two parts always go together: the first and the second of a pair that begins at an odd place.
    const paired = (left: readonly number[]): boolean =>
      Array.from({ length: 7 }, (_, pair) => pair * 2 + 1).every(
        (one) => left.includes(one) === left.includes(one + 1),
      );
    const inPairs = (left: readonly number[]) => left.includes(0) && left.includes(15) && paired(left);
    expect(minimised(16, inPairs, 2).left).toEqual([0, 15]);
    expect(minimised(16, inPairs).left).toHaveLength(16);
  });

  it('does no more work than a few looks at each part, where nothing can go', () => {
    for (const count of [1, 10, 100, 1000]) {
      const none = (left: readonly number[]) => left.length === count;
      expect(minimised(count, none).pieces.length).toBeLessThanOrEqual(2 * count + Math.log2(count) + 1);
      const looks = minimised(count, none, 3).pieces.length;
      expect(looks).toBeLessThanOrEqual(count * (Math.log2(count) + 3));
    }
  });

  it('asks nothing of an empty list', () => {
    expect(minimised(0, () => true).pieces).toEqual([]);
    expect(minimised(0, () => true, 3).pieces).toEqual([]);
  });
});
