/** Breaches of a round that several rules could explain: which one is named, and that one fault is one error. */
import { expect, test } from 'vitest';
import type { GamePlan } from './game-log.js';
import { breachOf, judged } from './judged.js';

const FULL = 'hands draws contests transfers';

test.each<[says: string, plan: GamePlan, breach: string]>([
  [
    'a card drawn before any is revealed',
    { rounds: [['draw p1 8', 'p1 7a', 'p2 7a']] },
    'tallinn.round.phase-order at turn 1 play 1',
  ],
  [
    'a contest between two cards',
    { rounds: [['p1 1a', 'contest p1 merchant', 'p2 7b']] },
    'tallinn.play.simultaneous-reveal at turn 1 play 2',
  ],
  [
    'everybody starts with a point',
    { rounds: [['p1 7a', 'p2 7a', 'state p1 points=1', 'state p2 points=1']] },
    'tallinn.setup.start-score at turn 1',
  ],
  ['a start card from the box is drawn', { rounds: [['draw p1 s6']] }, 'tallinn.setup.start-cards-leftover at turn 1'],
  [
    'a tower is turned back',
    {
      rounds: [
        ['p1 1a', 'p2 7b', 'tower p1 display 1'],
        ['p1 8b', 'p2 8b', 'state p1 merchant=4 towers=0'],
      ],
    },
    'tallinn.tower.permanent at turn 2',
  ],
  [
    'another estate, and the points of it',
    { rounds: [['p1 1a', 'p2 7b', 'contest p1 knight 1']] },
    'tallinn.contest.estate at turn 1',
  ],
  [
    'a contest is left out, and its points',
    { records: FULL, hands: { p1: '1 2 3', p2: '7 8 9' }, rounds: [['p1 1a', 'p2 7b', 'state p1 points=4']] },
    'tallinn.contest.coin-trigger at turn 1',
  ],
  [
    'points for the player who has more',
    { rounds: [['p1 2a', 'p2 9b', 'contest p1 knight 0', 'state p2 points=6']] },
    'tallinn.contest.only-trigger-scores at turn 1',
  ],
])('%s', (_, plan, breach) => {
  const { roots, text } = judged(plan);
  expect(
    roots.map((finding) => `${finding.rule} at ${breachOf(finding).at}`),
    text,
  ).toEqual([breach]);
});
