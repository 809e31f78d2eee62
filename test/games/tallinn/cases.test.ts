/** The worked examples (TW) and edge cases (TE) of the specification, section 7: a row for each number. */
import { describe, expect, test } from 'vitest';
import { ESTATES } from '../../../src/games/tallinn/vocabulary.js';
import { CASES, CASES_ELSEWHERE } from './cases.js';
import { breachOf, judged } from './judged.js';

test('every number of the specification has its row', () => {
  const numbers = (letters: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${letters}-${String(index + 1).padStart(2, '0')}`);
  const rows = new Set([...CASES.map((one) => one.case), ...CASES_ELSEWHERE]);
  expect([...rows].sort()).toEqual([...numbers('TE', 63), ...numbers('TW', 8)].sort());
});

describe.each(CASES)('$case $says', (one) => {
  const game = judged(one);

  test(one.breach ? 'breaks one rule' : 'is legal', () => {
    expect(game.roots.map(breachOf), game.text).toEqual(one.breach ? [one.breach] : []);
    if (!one.breach) expect(game.errors, game.text).toEqual([]);
  });

  const { gains, told, display } = one;
  if (gains) {
    test('brings points', () => {
      const found = (game.replayed.transcript?.steps ?? []).at(-1)?.values['points'];
      expect(found, game.text).toEqual(gains);
    });
  }
  if (display) {
    test('changes the display', () => {
      const values = game.replayed.transcript?.steps.at(-1)?.values ?? {};
      expect(
        ESTATES.map((estate) => values[`display-${estate}`]?.[0]),
        game.text,
      ).toEqual(display);
    });
  }
  if (told) {
    test('is explained', () => {
      expect([...game.rulesTold], game.text).toEqual(expect.arrayContaining([...told]));
    });
  }
});
