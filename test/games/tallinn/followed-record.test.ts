/**
 * A number that the log states wrongly is followed. What the log counts or decides by the cards all the same is no error of its own;
 * what fits neither is.
 */
import { expect, test } from 'vitest';
import type { GamePlan } from './game-log.js';
import { breachOf, judged } from './judged.js';
import { flat } from './rules.js';

const LEADER = { 'tower-decision': 'leader-first' };
const COIN = 'merchant="1" coin="merchant"';
/** p1 has 3 merchants, and 4 with the coin of the second round; p2 has 3. */
const EVEN: GamePlan = flat(['merchant="3"', 'merchant="3"'], COIN);
const MISCOUNTED = 'state p1 merchant=1';
/** 7 merchants against 2: p2 pays. */
const FIVE_AHEAD: GamePlan = { ...flat(['merchant="7" knight="1"', 'merchant="2" knight="1"']), complete: true };
const LAST = ['state p1 merchant=6'];

const DISPLAY = 'tallinn.play.right-half-active';

test.each<[says: string, plan: GamePlan, roots: readonly string[]]>([
  [
    'a contest by the cards',
    { ...EVEN, rounds: [[MISCOUNTED], ['p1 1a', 'contest p1 merchant 2', 'state p1 points=6']] },
    [`${DISPLAY} turn 1`],
  ],
  [
    'a contest by the display that was stated',
    { ...EVEN, rounds: [[MISCOUNTED], ['p1 1a', 'contest p1 merchant 0', 'state p1 points=4']] },
    [`${DISPLAY} turn 1`],
  ],
  [
    'a contest by neither',
    { ...EVEN, rounds: [[MISCOUNTED], ['p1 1a', 'contest p1 merchant 1']] },
    [`${DISPLAY} turn 1`, 'tallinn.contest.loss-points turn 2'],
  ],
  [
    'the score behind a contest that is not stated',
    { ...EVEN, rounds: [[MISCOUNTED], ['p1 1a', 'state p1 points=6']] },
    [`${DISPLAY} turn 1`],
  ],
  [
    'a contest by the cards, where the display is taken back before it',
    { ...EVEN, rounds: [[MISCOUNTED], ['p1 1a', 'p2 1b', 'state p1 merchant=4', 'contest p1 merchant 2']] },
    [`${DISPLAY} turn 1`],
  ],
  [
    'a contest by a display that is stated before it',
    { ...EVEN, rounds: [['p1 1a', 'p2 1b', 'state p1 merchant=2', 'contest p1 merchant 0']] },
    [`${DISPLAY} turn 1`],
  ],
  [
    'a contest by a display that is stated behind it',
    { ...EVEN, rounds: [['p1 1a', 'p2 1b', 'contest p1 merchant 0', 'state p1 merchant=2']] },
    [`${DISPLAY} turn 1`],
  ],
  [
    'a contest by a display that is stated behind a tower from the hand',
    { ...EVEN, rounds: [['p1 1a', 'p2 1b', 'contest p1 merchant 0', 'tower p1 hand 9', 'state p1 merchant=2']] },
    [`${DISPLAY} turn 1`],
  ],
  [
    'a contest by a display that is stated behind a tower from it',
    { ...EVEN, rounds: [['p1 1a', 'p2 1b', 'contest p1 merchant 0', 'tower p1 display 1', 'state p1 merchant=1']] },
    [`${DISPLAY} turn 1`],
  ],
  [
    'a contest by neither the display that is stated behind it nor the cards',
    { ...EVEN, rounds: [['p1 1a', 'p2 1b', 'contest p1 merchant 1', 'state p1 merchant=2']] },
    ['tallinn.contest.win-points turn 1', `${DISPLAY} turn 1`],
  ],
  [
    'a score that is wrong for two rounds',
    { ...EVEN, rounds: [['state p1 points=5'], ['state p1 points=5'], ['state p1 points=4']] },
    ['tallinn.contest.skip-without-coin turn 1'],
  ],
  [
    'a contest by the cards, behind a display that is stated wrongly for two rounds',
    { ...EVEN, rounds: [[MISCOUNTED], [MISCOUNTED], ['p1 1a', 'contest p1 merchant 2', 'state p1 merchant=2']] },
    [`${DISPLAY} turn 1`],
  ],
  [
    'the score of the round before, in two rounds of which it is right between',
    {
      ...EVEN,
      rounds: [
        ['state p1 points=4'],
        ['p1 1a', 'p2 1b', 'state p1 points=4'],
        ['state p1 points=6'],
        ['p1 4a', 'state p1 points=6'],
        ['state p1 points=8'],
      ],
    },
    ['tallinn.contest.win-points turn 2'],
  ],
  [
    'the score of the round before, and in another round a number of no round',
    {
      ...EVEN,
      rounds: [
        ['state p1 points=4'],
        ['p1 1a', 'p2 1b', 'state p1 points=4'],
        ['state p1 points=6'],
        ['p1 4a', 'state p1 points=7'],
      ],
    },
    ['tallinn.contest.win-points turn 2', 'tallinn.score.advance turn 4'],
  ],
  [
    'one point too many for everybody from a round on',
    { ...EVEN, rounds: [[], ['state p1 points=5', 'state p2 points=5'], ['state p1 points=5', 'state p2 points=5']] },
    ['tallinn.score.advance turn 2'],
  ],
  [
    'a monk too many for everybody from a round on',
    { ...EVEN, rounds: [[], ['state p1 monk=1', 'state p2 monk=1'], ['state p1 monk=1', 'state p2 monk=1']] },
    [`${DISPLAY} turn 2`],
  ],
  [
    'the displays of all without their start cards',
    { ...EVEN, rounds: [['p1 1a', 'p2 1b', 'state p1 merchant=1', 'state p2 merchant=0']] },
    ['tallinn.card.start-persons-count turn 1'],
  ],
  [
    'the contests and the payment at the end',
    {
      ...FIVE_AHEAD,
      records: 'contests transfers',
      rounds: [LAST],
      final: [
        ...['contest p1 merchant 4', 'contest p2 merchant 0', 'transfer p2 p1 merchant'],
        ...['contest p1 knight 2', 'contest p2 knight 2', 'contest p1 monk 0', 'contest p2 monk 0'],
        ...['contest p1 tower 0', 'contest p2 tower 0', 'state p1 points=11', 'state p2 points=5'],
      ],
      result: ['p1 points=11', 'p2 points=5'],
    },
    [`${DISPLAY} turn 1`],
  ],
  [
    'the result of a payment that the log does not have',
    { ...FIVE_AHEAD, rounds: [LAST], final: ['state p1 points=11', 'state p2 points=5'] },
    [`${DISPLAY} turn 1`],
  ],
  [
    'a payment that is due by the stated display alone',
    {
      ...flat(['merchant="6"', 'merchant="2"']),
      complete: true,
      records: 'transfers',
      rounds: [['state p1 merchant=7']],
      final: ['state p1 points=8', 'state p2 points=4'],
    },
    [`${DISPLAY} turn 1`],
  ],
  [
    'the persons of a legate',
    {
      ...flat(['merchant="2" knight="3" monk="4"', '']),
      options: { legate: 'true' },
      rounds: [['p1 legate-arms', 'state p1 merchant=5']],
      complete: true,
      final: ['bonus p1 merchant'],
    },
    [`${DISPLAY} turn 1`],
  ],
  [
    'the leader by the points of the rules',
    {
      ...EVEN,
      options: LEADER,
      rounds: [
        ['p1 1a', 'contest p1 merchant 2'],
        ['p1 2a', 'p2 2a', 'contest p2 merchant 9', 'tower p1 none', 'tower p2 none'],
      ],
    },
    ['tallinn.contest.loss-points turn 2'],
  ],
  [
    'the contest and the display of the other half, with a contest too many',
    { rounds: [['p1 1b', 'contest p1 merchant 2', 'state p1 merchant=2 knight=1 monk=0']] },
    ['tallinn.play.right-half-active turn 1'],
  ],
  [
    'the contest and the display of the other half, with a contest missing',
    { records: 'contests', rounds: [['p1 1a', 'state p1 points=4 merchant=1 knight=2 monk=1'], []] },
    ['tallinn.contest.coin-trigger turn 1'],
  ],
  [
    'the leader by a score that is stated behind the decisions',
    {
      ...EVEN,
      options: LEADER,
      rounds: [
        ['p1 1a', 'contest p1 merchant 2'],
        ['p1 2a', 'p2 2a', 'tower p2 none', 'tower p1 none', 'state p1 points=8', 'state p2 points=9'],
      ],
    },
    ['tallinn.score.advance turn 2'],
  ],
  [
    'the leader by none of the scores',
    {
      ...EVEN,
      options: LEADER,
      rounds: [
        ['p1 1a', 'contest p1 merchant 2'],
        ['p1 2a', 'p2 2a', 'tower p2 none', 'tower p1 none', 'state p1 points=8', 'state p2 points=6'],
      ],
    },
    ['tallinn.variant.leader-first turn 2 play 4', 'tallinn.score.advance turn 2'],
  ],
  [
    'a hand by the cards, where the pile was miscounted in the last round of drawing',
    { rounds: [...Array.from({ length: 6 }, () => []), ['state p1 hand=3 pile=1'], ['state p1 hand=2 pile=0']] },
    ['tallinn.draw.one turn 7'],
  ],
  [
    'a hand by the cards, where the log has the pile empty too early',
    { rounds: [...Array.from({ length: 5 }, () => []), ['state p1 hand=3 pile=0'], ['state p1 hand=3 pile=0']] },
    ['tallinn.draw.one turn 6'],
  ],
])('%s', (_, plan, expected) => {
  const { roots, text } = judged(plan);
  expect(
    roots.map((finding) => `${finding.rule} ${breachOf(finding).at}`),
    text,
  ).toEqual(expected);
});
