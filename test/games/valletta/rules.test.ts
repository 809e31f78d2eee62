/** Every rule: one game that keeps it and one that breaks it; or why no record breaks it, and a game that tells it. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { judged, placeOf } from './judged.js';
import { BUILDING_RULES } from './rules/building.js';
import { CHARACTER_RULES } from './rules/characters.js';
import { ENDING_RULES } from './rules/ending.js';
import type { RuleRow } from './rules/rule-row.js';
import { SETUP_RULES } from './rules/setup.js';
import { END_RULES, TURN_RULES } from './rules/turn.js';

const TABLES = [SETUP_RULES, TURN_RULES, CHARACTER_RULES, BUILDING_RULES, END_RULES, ENDING_RULES];
const rows = TABLES.flatMap((table) => Object.entries(table) as [string, RuleRow][]);

test('every rule of the specification stands in exactly one table', () => {
  const ids = readFileSync(new URL('../../../fixtures/rules/ids.txt', import.meta.url), 'utf8').split('\n');
  const rules = ids.filter((id) => id.startsWith('valletta.'));
  expect(rows.map(([rule]) => rule).sort()).toEqual(rules.sort());
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
    const found = game.roots.map((finding) => ({ rule: finding.rule, kind: finding.kind, at: placeOf(finding) }));
    expect(found, game.text).toEqual([{ rule, kind: row.kind, at: row.at }]);
  });
});
