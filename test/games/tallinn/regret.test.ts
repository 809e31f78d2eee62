/** The estate of a coat of arms. The cards are those of TS-1. */
import { expect, test } from 'vitest';
import { regretsToldOf } from '../../engine/regrets.js';
import { type GamePlan, gameLog } from './game-log.js';

/** With the arms p1 has merchants 3:0, knights 3:3, monks 2:1. */
const PLAN: GamePlan = {
  options: { legate: 'true' },
  starts: ['s1', 's2'],
  hands: { p1: 'legate 1 3 10', p2: 'legate 6 8 9' },
  rounds: [['p1 legate-arms', 'p2 6b', 'contest p1 knight 1']],
};

test('an estate in which more players stand behind', () => {
  expect(regretsToldOf(gameLog(PLAN))).toEqual([
    '1.3 p1 could have held the contest for the merchants instead of the knights: 1 point more at once (2 instead of 1).',
  ]);
});

test('nothing where the best estate was chosen, or as good a one', () => {
  for (const contest of ['contest p1 merchant 2', 'contest p1 monk 2']) {
    expect(regretsToldOf(gameLog({ ...PLAN, rounds: [['p1 legate-arms', 'p2 6b', contest]] }))).toEqual([]);
  }
});

test('nothing where a card is not known that the others have laid down', () => {
  const edits = [['card="6" side="b"', 'card="?" side="?"']] as const;
  expect(regretsToldOf(gameLog({ ...PLAN, edits }))).toEqual([]);
});
