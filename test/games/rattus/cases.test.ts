/** The worked examples (RW), scenarios (S) and edge cases (RE) of the specification, section 7: a row for each number. */
import { describe, expect, test } from 'vitest';
import { BREACHES } from './cases/breaches.js';
import { CARD_CASES } from './cases/cards.js';
import { END_CASES } from './cases/ending.js';
import { PLAGUE_CASES } from './cases/plague.js';
import { SCENARIOS } from './cases/scenarios.js';
import { SETUP_CASES } from './cases/setup.js';
import { TOLD_CASES } from './cases/told.js';
import { TURN_CASES } from './cases/turn.js';
import { WORKED_EXAMPLES } from './cases/worked-examples.js';
import { type Judged, judged } from './judged.js';

const CASES = [
  ...WORKED_EXAMPLES,
  ...SCENARIOS,
  ...SETUP_CASES,
  ...TURN_CASES,
  ...PLAGUE_CASES,
  ...CARD_CASES,
  ...TOLD_CASES,
  ...END_CASES,
  ...BREACHES,
];

test('every number of the specification has its row', () => {
  const numbers = (prefix: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${prefix}-${String(index + 1).padStart(2, '0')}`);
  const rows = new Set(CASES.map((one) => one.case).filter((number) => /^R[EW]-/.test(number)));
  expect([...rows].sort()).toEqual([...numbers('RE', 101), ...numbers('RW', 18)].sort());
  expect(CASES.map((one) => one.case)).toEqual(expect.arrayContaining(['S0', 'S1']));
});

describe.each(CASES)('$case $says', (one) => {
  const game = judged(one);

  test(one.breach ? 'breaks one rule' : 'is legal', () => {
    expect(game.breaches, game.text).toEqual(one.breach ? [expect.objectContaining(one.breach)] : []);
    if (!one.breach) expect(game.errors, game.text).toEqual([]);
  });

  const { disputed, told, after, ratsLeft, scores } = one;
  if (disputed) {
    test('is disputed and accepted', () => {
      expect(
        game.notes.map(({ rule }) => rule),
        game.text,
      ).toContain(disputed);
    });
  }
  if (told) {
    test('is explained', () => {
      expect([...game.told], game.text).toEqual(expect.arrayContaining([...told]));
    });
  }
  if (after || ratsLeft !== undefined) {
    test('leaves the table', () => {
      const wanted = after ?? {};
      const found = Object.fromEntries(
        Object.entries(wanted).map(([place, numbers]) => [place, numbersAt(game, place, Object.keys(numbers))]),
      );
      expect(found, game.text).toEqual(wanted);
      if (ratsLeft !== undefined) expect(game.lying?.common?.counters[0], game.text).toBe(ratsLeft);
    });
  }
  if (scores) {
    test('is scored', () => {
      expect(
        game.replayed.scores.map(({ points, rank }) => [points, rank]),
        game.text,
      ).toEqual(scores);
    });
  }
});

function numbersAt(
  { table, lying }: Judged,
  place: string,
  keys: readonly string[],
): Record<string, number | undefined> {
  const board = lying?.board?.kind === 'map' ? lying.board : undefined;
  // The castle and the card of the baker lie behind the regions.
  const node = [...table.inUse, 'castle', 'baker'].indexOf(place);
  const value = (key: string): number | undefined => {
    if (key === 'rats') return board?.tokens[node];
    if (key === 'nuns') return board?.pieces[0]?.[node];
    const seat = table.roster.seat(key) ?? -1;
    return place === 'supply' ? (lying?.players[seat]?.counters[1] ?? undefined) : board?.cubes[node]?.[seat];
  };
  return Object.fromEntries(keys.map((key) => [key, value(key)]));
}
