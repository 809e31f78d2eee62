/** The worked examples (W) and edge cases (T) of the specification, section 7: a row for each number. */
import { describe, expect, test } from 'vitest';
import { CASES } from './cases/all.js';
import { breachOf, changesOf, judged, stepAt } from './judged.js';
import { CASES_ON_THE_TABLE } from './short-hands.js';

test('every number of the specification has its row', () => {
  const numbers = (letter: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${letter}${String(index + 1).padStart(2, '0')}`);
  const rows = new Set([...CASES.map((one) => one.case), ...CASES_ON_THE_TABLE]);
  expect([...rows].sort()).toEqual([...numbers('T', 90), ...numbers('W', 19)].sort());
});

describe.each(CASES)('$case $says', (one) => {
  const game = judged(one);

  test(one.breach ? 'breaks one rule' : 'is legal', () => {
    expect(game.roots.map(breachOf), game.text).toEqual(one.breach ? [expect.objectContaining(one.breach)] : []);
    if (one.breach) return;
    expect(game.errors, game.text).toEqual([]);
    expect(game.replayed.complete, game.text).toBe(one.complete ?? false);
    if (!one.turns || one.complete) return;
    const { verdict } = stepAt(game, ...(one.look ?? []));
    expect(verdict, game.text).toBe(one.handUnseen ? 'undecidable' : 'legal');
  });

  const { changes, told, lint } = one;
  if (changes) {
    test('changes', () => {
      const found = changesOf(stepAt(game, ...(one.look ?? [])));
      const goodsAndPoints = Object.keys(found).filter((key) => /^p\d (gold|wood|stone|brick|point)$/.test(key));
      const keys = [...new Set([...Object.keys(changes), ...goodsAndPoints])];
      expect(Object.fromEntries(keys.map((key) => [key, found[key] ?? 0])), game.text).toEqual(changes);
    });
  }
  if (told || lint) {
    test('is explained', () => {
      const rules = [...(told ?? []), ...(lint ? [lint] : [])];
      expect([...game.rulesTold], game.text).toEqual(expect.arrayContaining(rules));
    });
  }
});
