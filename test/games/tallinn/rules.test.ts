/** Every rule: one game that keeps it and one that breaks it; or why no record breaks it, and a game that tells it. */
import { describe, expect, test } from 'vitest';
import { rulebook } from '../../../src/games/tallinn/rulebook.js';
import { breachOf, judged } from './judged.js';
import { RULES, type RuleRow } from './rules.js';

const rows = Object.entries(RULES) as [string, RuleRow][];

test('every rule of the rulebook stands in the table', () => {
  expect(rows.map(([rule]) => rule)).toEqual(rulebook.map(({ id }) => id));
});

describe.each(rows)('%s', (rule, row) => {
  if ('because' in row) {
    test(`is told, but ${row.because}`, () => {
      const game = judged(row.told);
      expect([...game.rulesTold], game.text).toContain(rule);
      expect(game.errors, game.text).toEqual([]);
    });
    return;
  }

  test('is kept', () => {
    const game = judged(row.keeps);
    expect(game.errors, game.text).toEqual([]);
  });

  test('is broken', () => {
    const game = judged(row.breaks);
    expect(game.roots.map(breachOf), game.text).toEqual([{ rule, kind: row.kind, at: row.at }]);
  });
});
