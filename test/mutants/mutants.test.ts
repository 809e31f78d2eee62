/** A sample of the directed mutants; `npm run mutants` plants more of them, into more games. */
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { legalGames, ORACLES } from '../oracle/oracles.js';
import { IS_LONG } from '../runs.js';
import { breakableRules, MUTATORS } from './mutators.js';
import { sumOf, tallyOf } from './tally.js';

const FIXTURES = fileURLToPath(new URL('../../fixtures', import.meta.url));

describe.each(MUTATORS)('the mutants of $ruleset', ({ ruleset, mutators, without }) => {
  test('break every rule that a log can break', () => {
    const broken = new Set(mutators.map(({ rule }) => rule));
    const breakable = breakableRules(ruleset);
    expect(breakable.filter((rule) => !broken.has(rule) && !(rule in without))).toEqual([]);
    expect([...broken, ...Object.keys(without)].filter((rule) => !breakable.includes(rule))).toEqual([]);
  });

  test('are found where they were planted, under their rule', () => {
    const oracle = ORACLES.find((candidate) => candidate.ruleset === ruleset);
    if (!oracle) throw new Error(`no oracle for ${ruleset}`);
    const rows = tallyOf(mutators, legalGames(ruleset, [FIXTURES]), oracle, {
      mutants: IS_LONG ? 2 : 1,
      seed: 20_261_122,
    });
    const faults = rows.flatMap((row) => row.faults).join('\n\n');
    const { mutants, detected, rightPlace, rightRule } = sumOf(rows);
    expect(mutants).toBeGreaterThan(mutators.length / 2);
    expect(detected, faults).toBe(mutants);
    expect(rightPlace, faults).toBe(mutants);
    expect(rightRule / mutants, faults).toBeGreaterThanOrEqual(0.98);
  }, 120_000);
});
