/** What a player could have triggered with the cards in hand. The cards are those of TS-1. */
import { describe, expect, test } from 'vitest';
import type { TableState } from '../../../src/games/tallinn/table/state.js';
import { replayText } from '../../engine/replays.js';
import { type GamePlan, gameLog } from './game-log.js';

function possibleIn(plan: GamePlan): unknown[] {
  const { contests, roster } = replayText(gameLog(plan)).table as TableState;
  return contests.map(({ round, seat, points, possible = null }) => [round, roster.id(seat), points, possible]);
}

const ROUNDS = [
  ['p1 9a', 'p2 1b', 'draw p1 4', 'draw p2 4'],
  ['p1 10a', 'p2 9a', 'draw p1 1', 'draw p2 8'],
  ['p1 3a', 'p2 4a'],
];

describe('the contests that the hand allows', () => {
  // Ann has 3, 4 and 1: monks 4:2, merchants 2:1, merchants 2:1. Ben has 6, 4 and 8: monks 3:4, merchants 1:1.
  const HANDS = { p1: '3 9 10', p2: '9 1 6' };

  test('are those of all halves with a coin, against what the others have just revealed', () => {
    expect(possibleIn({ starts: ['s1', 's5'], hands: HANDS, rounds: ROUNDS })).toEqual([
      [3, 'p1', 2, { count: 3, average: 2 }],
      [3, 'p2', 1, { count: 2, average: 0.5 }],
    ]);
  });

  test('are not told of a hand that the record does not show', () => {
    const rounds = ROUNDS.map((round) => round.map((line) => (line === 'draw p2 8' ? 'draw p2 ?' : line)));
    expect(possibleIn({ starts: ['s1', 's5'], hands: HANDS, rounds })).toEqual([
      [3, 'p1', 2, { count: 3, average: 2 }],
      [3, 'p2', 1, null],
    ]);
  });

  test('a coat of arms is a contest for each estate, with two persons more', () => {
    // Ann: merchants 3:0, knights 3:3, monks 2:1; and merchants 2:0 with the 1 that she holds besides, monks 1:1 with the 3.
    const plan: GamePlan = {
      options: { legate: 'true' },
      starts: ['s1', 's2'],
      hands: { p1: 'legate 1 3 10', p2: 'legate 6 8 9' },
      rounds: [['p1 legate-arms', 'p2 6b', 'contest p1 knight 1']],
    };
    expect(possibleIn(plan)).toEqual([[1, 'p1', 1, { count: 5, average: (2 + 1 + 2 + 2 + 1) / 5 }]]);
  });
});
