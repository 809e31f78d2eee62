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
  [
    'everybody starts with the points of the rule, and the option says that there are none',
    {
      options: { 'start-score': '0' },
      rounds: [['p1 1a', 'p2 7b', 'contest p1 merchant 2', 'state p1 points=6', 'state p2 points=4']],
    },
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
    'one player after the other: the tower of the first is gone from the contests of the next two',
    {
      players: 3,
      rounds: [
        [
          ...['p1 1a', 'p2 4a', 'p3 1a', 'contest p1 merchant 3', 'contest p2 merchant 1', 'contest p3 merchant 4'],
          'tower p1 display 1',
        ],
      ],
    },
    'tallinn.contest.all-before-towers at turn 1',
  ],
  [
    'points for the player who has more',
    { rounds: [['p1 2a', 'p2 9b', 'contest p1 knight 0', 'state p2 points=6']] },
    'tallinn.contest.only-trigger-scores at turn 1',
  ],
  [
    'a card that is a tower already becomes one, with its number on the fingers',
    {
      rounds: [
        ['p1 1a', 'tower p1 display 1 signal=1'],
        ['p1 2a', 'tower p1 display 1 signal=1'],
      ],
    },
    'tallinn.tower.permanent at turn 2 play 3',
  ],
  [
    'a card with a coin is revealed, and nothing comes of it',
    { records: 'contests', rounds: [['p1 1a', 'p2 7b', 'state p1 merchant=1 knight=1']] },
    'tallinn.contest.coin-trigger at turn 1',
  ],
  [
    'a card that was dealt is still in the pile',
    { hands: { p1: '1 2 3', p2: '7 8 9' }, rounds: [['p1 1b', 'p2 7b', 'draw p1 2', 'draw p2 4', 'state p1 hand=2']] },
    'tallinn.setup.full-set at turn 1',
  ],
  [
    'the half of a legate is wrong: a contest, and its persons at the end',
    {
      options: { legate: 'true' },
      complete: true,
      rounds: [['p1 legate-persons', 'p2 7b', 'contest p1 knight 2']],
      final: ['bonus p1 merchant'],
    },
    'tallinn.legate.persons-half at turn 1',
  ],
  [
    'another half: the contest of another player, and one of its own that is missing',
    {
      records: 'contests',
      rounds: [['p1 2a', 'p2 2a', 'contest p2 knight 2', 'state p1 merchant=2 knight=1 monk=1']],
    },
    'tallinn.play.keep-orientation at turn 1',
  ],
  [
    'nobody draws',
    { records: 'hands draws', hands: { p1: '1 2 3', p2: '7 8 9' }, rounds: [['p1 1b', 'p2 7b'], []] },
    'tallinn.draw.one at turn 1',
  ],
  [
    'everybody is dealt a card too many',
    { hands: { p1: '1 2 3 4', p2: '7 8 9 10' }, rounds: [['p1 1b', 'p2 7b']] },
    'tallinn.setup.opening-hand at setup',
  ],
  [
    'nobody is dealt a legate',
    { options: { legate: 'true' }, hands: { p1: '1 2 3', p2: '7 8 9' }, rounds: [['p1 1b', 'p2 7b']] },
    'tallinn.legate.opening-hand at setup',
  ],
  [
    'everybody is dealt a card too many, and somebody one of them twice',
    { hands: { p1: '1 2 3 3', p2: '7 8 9 10' }, rounds: [['p1 1b', 'p2 7b']] },
    'tallinn.setup.opening-hand at setup',
  ],
  [
    'a round too many, behind which cards may be left',
    {
      options: { 'play-mandatory': 'false' },
      hands: { p1: '1 2 3', p2: '1 2 3' },
      rounds: [
        ...[4, 5, 6, 7, 8, 9, 10].map((card) => ['- p1', '- p2', `draw p1 ${card}`, `draw p2 ${card}`]),
        ...new Array<string[]>(3).fill(['- p1', '- p2']),
        ['p1 8a', 'p2 7b'],
      ],
      final: ['contest p1 knight 4', 'contest p2 knight 0'],
    },
    'tallinn.round.limit at turn 11',
  ],
])('%s', (_, plan, breach) => {
  const { roots, text } = judged(plan);
  expect(
    roots.map((finding) => `${finding.rule} at ${breachOf(finding).at}`),
    text,
  ).toEqual([breach]);
});

test.each<[says: string, towers: readonly string[], message: string]>([
  [
    'the leader decides last',
    ['tower p1 display 1', 'tower p2 display 4', 'tower p3 display 1'],
    'tallinn_decides-late',
  ],
  [
    'behind the leader, the third before the second',
    ['tower p3 display 1', 'tower p1 display 1', 'tower p2 display 4'],
    'tallinn_decides-late-behind',
  ],
])('it is told whether the rulebook or a ruling wants another order: %s', (_, towers, message) => {
  // After the contests of merchants, p1 has 3 points, p2 none and p3 (with one merchant more) 4.
  const { roots, text } = judged({
    players: 3,
    options: { 'tower-decision': 'leader-first' },
    starts: ['s2', 's1', 's4'],
    rounds: [['p1 1a', 'p2 4a', 'p3 1a', ...towers]],
  });
  expect(roots, text).toMatchObject([{ rule: 'tallinn.variant.leader-first', message: { id: message } }]);
});

test.each<[says: string, towers: readonly string[], rules: readonly string[]]>([
  ['the leader declines without a word', ['tower p2 display 4', 'tower p1 display 1'], []],
  ['the leader declines at last', ['tower p2 display 4', 'tower p3 none'], ['tallinn.variant.leader-first']],
  ['the leader is first', ['tower p3 none', 'tower p2 display 4', 'tower p1 display 1'], []],
])('behind the leader the order may be free: %s', (_, towers, rules) => {
  const { roots, text } = judged({
    players: 3,
    options: { 'tower-decision': 'leader-first', 'leader-first-rest': 'simultaneous' },
    starts: ['s2', 's1', 's4'],
    rounds: [['p1 1a', 'p2 4a', 'p3 1a', ...towers]],
  });
  expect(
    roots.map(({ rule }) => rule),
    text,
  ).toEqual(rules);
});

test.each<[says: string, towers: readonly string[], rules: readonly string[]]>([
  ['one of them decides first, without a word', ['tower p3 display 1', 'tower p1 display 1'], []],
  [
    'both have a word, and neither decides first',
    ['tower p3 display 1', 'tower p1 display 1', 'tower p2 none'],
    ['tallinn.variant.leader-first'],
  ],
])('between two leaders the lot falls, and behind them the order may be free: %s', (_, towers, rules) => {
  // After the contests of merchants, p1 and p2 have gained 3 points each, p3 none.
  const { roots, text } = judged({
    players: 3,
    options: { 'tower-decision': 'leader-first', 'leader-first-rest': 'simultaneous' },
    starts: ['s1', 's3', 's2'],
    rounds: [['p1 1a', 'p2 1a', 'p3 1a', ...towers]],
  });
  expect(
    roots.map(({ rule }) => rule),
    text,
  ).toEqual(rules);
});

test('what is played later cannot have become a hidden tower before', () => {
  const plan = (last: string): GamePlan => ({
    hands: { p1: '1 2 3', p2: '4 5 6' },
    records: 'hands draws',
    rounds: [
      ['p1 1a', 'p2 4b', 'tower p1 hand ?', 'draw p1 7', 'draw p2 7'],
      ['p1 2b', 'p2 5b', 'draw p1 8', 'draw p2 8'],
      [`p1 ${last}`, 'p2 6b', 'draw p1 9', 'draw p2 9'],
    ],
  });
  const verdicts = (last: string): readonly unknown[] =>
    (judged(plan(last)).replayed.transcript?.steps ?? []).flatMap(({ verdict }) => verdict ?? []);
  expect(verdicts('7b')).not.toContain('undecidable');
  expect(verdicts('7b')).not.toContain('illegal');
});
