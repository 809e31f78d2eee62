import { describe, expect, test } from 'vitest';
import { legalGames } from '../oracle/oracles.js';
import { judgeEdits, surplusOf } from './edited.js';

describe('one fault is one error', () => {
  // The numbers are what is reached, of the fixtures alone: they may only become smaller.
  test.each([
    ['valletta', 5],
    ['tallinn', 31],
    ['rattus', 33],
  ])('%s: 60 edited games have no more than %i errors too many', (ruleset, most) => {
    const edited = judgeEdits(legalGames(ruleset, ['fixtures']), 60, 7);
    expect(surplusOf(edited)).toBeLessThanOrEqual(most);
    expect(edited.filter(({ roots }) => roots.length > 0).length).toBeGreaterThan(25);
    const fitting = edited.filter(({ isRestored }) => isRestored !== undefined);
    expect(fitting.length).toBeGreaterThan(0);
    expect(fitting.filter(({ isRestored }) => !isRestored).map(({ what }) => what)).toEqual([]);
  });
});
