/** Whoever follows the text alone can keep the score: what changes somebody's points is followed by what they come to. */
import { describe, expect, test } from 'vitest';
import { addEffect } from '../../../src/engine/effect.js';
import { linesOf } from '../../../src/engine/quiz.js';
import { replayed } from '../../engine/replays.js';
import { legalGames } from '../offered.js';

/** A total, and that it is below zero. */
const TOTALS = ['tallinn_advance', 'tallinn_below-zero'];

describe.each(legalGames('tallinn').filter(([name]) => name.includes('full')))('%s', (_, recording) => {
  test('the points are told wherever they change', () => {
    const { transcript } = replayed(recording);
    const points = new Map<string, number>();
    const begun = new Set<string>();
    let told = 0;
    for (const step of transcript?.steps ?? []) {
      const before = new Map(points);
      for (const entry of step.entries)
        if (entry.type === 'effect' && entry.effect.thing === 'point') addEffect(points, entry.effect);
      // Nothing stands in the map of whoever has nothing; what all begin with is told at once.
      const changed = [...begun].filter((key) => (points.get(key) ?? 0) !== (before.get(key) ?? 0));
      for (const key of points.keys()) begun.add(key);
      const totals = linesOf(step, ...TOTALS).map(({ message }) => message.parameters['points']);
      expect(totals.toSorted(), JSON.stringify(step.headline)).toEqual(
        changed.map((key) => points.get(key) ?? 0).toSorted(),
      );
      told += totals.length;
    }
    expect(told).toBeGreaterThan(5);
  });
});
