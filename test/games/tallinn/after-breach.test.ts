/**
 * Numbers behind a breach: whether a log goes on with what was done, or with what the rules allow, they are no second error.
 * Numbers that fit neither are.
 */
import { expect, test } from 'vitest';
import type { GamePlan } from './game-log.js';
import { breachOf, judged } from './judged.js';
import { flat } from './rules.js';

const HANDS = { p1: '1 2 7', p2: '3 8 9' };
const LEGATES = { p1: '1 2 7 legate', p2: '3 8 9 legate' };

function rootsOf(plan: GamePlan): { readonly roots: readonly string[]; readonly text: string } {
  const { roots, text } = judged(plan);
  return { roots: roots.map((finding) => `${finding.rule} ${breachOf(finding).at}`), text };
}

/** One round; each breach with the states that may follow it, and one that may not. */
const ROUNDS: readonly (readonly [
  breach: string,
  plan: GamePlan,
  root: string,
  right: readonly string[],
  wrong: readonly [state: string, root: string][],
])[] = [
  [
    'a contest without a coin',
    { hands: HANDS, rounds: [['p1 7b', 'p2 8b', 'contest p1 monk 2']] },
    'tallinn.contest.coin-trigger turn 1',
    ['p1 points=6', 'p1 points=4'],
    [['p1 points=5', 'tallinn.score.advance turn 1']],
  ],
  [
    'two contests with one coin',
    { hands: HANDS, rounds: [['p1 1a', 'p2 8b', 'contest p1 merchant 1', 'contest p1 knight 2']] },
    'tallinn.contest.one-per-round turn 1',
    ['p1 points=7', 'p1 points=6', 'p1 points=5', 'p1 points=4'],
    [['p1 points=10', 'tallinn.invariant.round-delta turn 1']],
  ],
  [
    'the arms used twice',
    {
      options: { legate: 'true' },
      hands: LEGATES,
      rounds: [['p1 legate-arms', 'p2 8b', 'contest p1 merchant 2', 'contest p1 knight 2']],
    },
    'tallinn.contest.one-per-round turn 1',
    ['p1 points=8', 'p1 points=6'],
    [['p1 points=7', 'tallinn.score.advance turn 1']],
  ],
  [
    'misprinted points of a contest',
    { hands: HANDS, rounds: [['p1 1a', 'p2 9b', 'contest p1 merchant 1']] },
    'tallinn.contest.win-points turn 1',
    ['p1 points=5', 'p1 points=6'],
    [['p1 points=8', 'tallinn.invariant.round-delta turn 1']],
  ],
  [
    'a contest for another estate',
    { hands: HANDS, rounds: [['p1 1a', 'p2 8b', 'contest p1 knight 2']] },
    'tallinn.contest.estate turn 1',
    ['p1 points=6', 'p1 points=5'],
    [['p1 points=8', 'tallinn.score.advance turn 1']],
  ],
  [
    'a tower without a contest',
    { hands: HANDS, rounds: [['p1 7b', 'p2 8b', 'tower p1 display 7']] },
    'tallinn.tower.requires-contest turn 1 play 3',
    ['p1 merchant=1 knight=1 monk=0 towers=1 hand=3', 'p1 merchant=1 knight=1 monk=2 towers=0 hand=3'],
    [],
  ],
  [
    'a tower from the hand without a contest',
    { hands: HANDS, rounds: [['p1 7b', 'p2 8b', 'tower p1 hand 1']] },
    'tallinn.tower.requires-contest turn 1 play 3',
    ['p1 monk=2 towers=1 hand=2 pile=6', 'p1 monk=2 towers=0 hand=3 pile=6'],
    [],
  ],
  [
    'a second tower',
    { hands: HANDS, rounds: [['p1 1a', 'p2 8b', 'tower p1 display 1', 'tower p1 hand 7']] },
    'tallinn.tower.one-per-round turn 1 play 4',
    ['p1 merchant=1 towers=2 hand=1', 'p1 merchant=1 towers=1 hand=2'],
    [],
  ],
  [
    'four cards in hand',
    { hands: { ...HANDS, p1: '1 2 7 10' }, rounds: [['p1 7b', 'p2 8b']] },
    'tallinn.setup.opening-hand setup',
    ['p1 hand=4 pile=5', 'p1 hand=3 pile=6', 'p1 hand=4 pile=6'],
    [],
  ],
  [
    'a card that lies in the pile',
    { hands: HANDS, rounds: [['p1 10b', 'p2 8b']] },
    'tallinn.choose.from-hand turn 1 play 1',
    ['p1 merchant=2 knight=1 monk=2', 'p1 merchant=1 knight=1 monk=0', 'p1 hand=3 pile=6', 'p1 hand=4 pile=5'],
    [],
  ],
];

test.each(
  ROUNDS.flatMap(([breach, plan, root, right, wrong]) => [
    ...right.map((state) => [breach, state, plan, [root]] as const),
    ...wrong.map(([state, second]) => [breach, state, plan, [root, second]] as const),
  ]),
)('%s, and then %s', (_, state, plan, expected) => {
  const [round = []] = plan.rounds ?? [];
  const { roots, text } = rootsOf({ ...plan, rounds: [[...round, `state ${state}`]] });
  expect(roots, text).toEqual(expected);
});

/** Both monk coins: 1 against 2 by the rules. */
const TWO_CARDS = ['p1 3a', 'p1 7a', 'p2 6a'];

test.each<[says: string, plan: GamePlan, roots: readonly string[]]>([
  [
    'two cards in a round, with the contests of the first',
    {
      hands: { p1: '3 7 1', p2: '6 8 9' },
      rounds: [[...TWO_CARDS, 'contest p1 monk 0', 'contest p2 monk 2', 'state p1 points=4 merchant=1 monk=1']],
    },
    ['tallinn.choose.one-card turn 1 play 2'],
  ],
  [
    'two cards in a round, with the contests of both',
    {
      hands: { p1: '3 7 1', p2: '6 8 9' },
      rounds: [[...TWO_CARDS, 'contest p1 monk 2', 'contest p2 monk 0', 'state p1 points=6 merchant=2 monk=3']],
    },
    ['tallinn.choose.one-card turn 1 play 2'],
  ],
  [
    'nobody knows of a missing card what it would have shown',
    { hands: HANDS, rounds: [['p1 1a', '- p2', 'contest p1 merchant 1', 'state p2 hand=3']] },
    ['tallinn.choose.mandatory turn 1'],
  ],
  [
    'the first breach says nothing of the rounds behind it',
    {
      hands: HANDS,
      rounds: [
        ['p1 7b', 'p2 8b', 'contest p1 monk 2', 'state p1 points=4'],
        ['p1 2b', 'p2 9b', 'contest p1 monk 2', 'state p1 points=4'],
      ],
    },
    ['tallinn.contest.coin-trigger turn 1', 'tallinn.contest.coin-trigger turn 2'],
  ],
  [
    'misprints of two contests, and the right score behind both',
    {
      hands: HANDS,
      rounds: [
        ['p1 1a', 'p2 8b', 'contest p1 merchant 2'],
        ['p1 2a', 'p2 9b', 'contest p1 knight 2', 'state p1 points=5'],
      ],
    },
    ['tallinn.contest.tie-points turn 1', 'tallinn.contest.new-cards-count turn 2'],
  ],
  [
    'a half that the card does not have, and the same card again',
    {
      hands: HANDS,
      rounds: [
        ['p1 2arms', 'p2 8b'],
        ['p1 2a', 'p2 9b'],
      ],
    },
    ['tallinn.choose.orientation turn 1 play 1', 'tallinn.play.once turn 2 play 1'],
  ],
  [
    'a half that the card does not have, and the card as a tower',
    {
      hands: HANDS,
      rounds: [
        ['p1 2arms', 'p2 8b'],
        ['p1 1a', 'p2 9b', 'tower p1 display 2'],
      ],
    },
    ['tallinn.choose.orientation turn 1 play 1'],
  ],
  [
    'a half that the Legate does not have, and his two persons',
    {
      options: { legate: 'true' },
      hands: LEGATES,
      rounds: [['p1 legate-b', 'p2 8b']],
      complete: true,
      final: ['bonus p1 merchant'],
    },
    ['tallinn.choose.orientation turn 1 play 1'],
  ],
  ...['1', '-1'].map((hand): [string, GamePlan, string[]] => [
    `${hand} cards in an empty hand, and nothing is played`,
    {
      hands: HANDS,
      rounds: [['p1 1a', 'p2 8b', 'tower p1 hand 7'], [], [], [], [], [], [], [], [`state p1 hand=${hand}`]],
      complete: true,
    },
    ['tallinn.invariant.hand-size turn 9'],
  ]),
  [
    'a card too many in a hand that has others, and nothing is played',
    {
      hands: HANDS,
      rounds: [
        ['p1 1a', 'p2 8b', 'state p1 hand=4'],
        ['- p1', 'draw p2 4'],
      ],
    },
    ['tallinn.invariant.hand-size turn 1', 'tallinn.choose.mandatory turn 2'],
  ],
  [
    'final scoring before the last cards, and a contest that counts them',
    {
      ...flat(['merchant="2"', 'merchant="3"'], 'merchant="2"'),
      rounds: Array.from({ length: 9 }, () => []),
      final: ['contest p1 merchant 4', 'contest p2 merchant 0', 'contest p1 tower 0', 'contest p2 tower 3'],
      result: ['p1 points=8', 'p2 points=7'],
    },
    ['tallinn.end.all-played final', 'tallinn.final.no-tower-no-tie final'],
  ],
  [
    'the contest of a coin behind the tower of its player',
    { hands: HANDS, rounds: [['p1 1a', 'p2 8b', 'tower p1 display 1', 'contest p1 merchant 1']] },
    ['tallinn.contest.all-before-towers turn 1'],
  ],
  [
    'the contest of the arms behind the tower of their player',
    {
      options: { legate: 'true' },
      hands: LEGATES,
      rounds: [['p1 legate-arms', 'p2 8b', 'tower p1 display legate', 'contest p1 merchant 2']],
    },
    ['tallinn.contest.all-before-towers turn 1'],
  ],
  [
    'a contest behind the tower of its player, who decides before somebody with as many points',
    {
      options: { 'tower-decision': 'leader-first' },
      hands: { p1: '1 2 7', p2: '5 8 9' },
      rounds: [
        ['p1 1a', 'p2 5a', 'contest p2 knight 2', 'tower p1 display 1', 'contest p1 merchant 2', 'tower p2 display 5'],
      ],
    },
    ['tallinn.contest.all-before-towers turn 1'],
  ],
  [
    'a card that is in the display already, and a display with another one',
    {
      hands: HANDS,
      rounds: [
        ['p1 1b', 'p2 8b'],
        ['p1 1b', 'p2 9b', 'state p1 merchant=3 knight=2 monk=1'],
      ],
    },
    ['tallinn.play.once turn 2 play 1'],
  ],
  [
    'a start card as a tower, and a display that has it still',
    { hands: HANDS, rounds: [['p1 1a', 'p2 8b', 'tower p1 display s1', 'state p1 merchant=2 knight=1']] },
    ['tallinn.tower.influence-only turn 1 play 3'],
  ],
  ...['p1 merchant=1 knight=2 monk=2', 'p2 merchant=2 knight=1 monk=1'].map((state): [string, GamePlan, string[]] => [
    `a start card that two players have, and ${state}`,
    { starts: ['s1', 's1'], hands: HANDS, rounds: [['p1 1b', 'p2 8b', `state ${state}`]] },
    ['tallinn.setup.start-card-distinct setup'],
  ]),
  [
    'a Legate in the base game, and no two persons for him',
    {
      components: [
        ...Array.from({ length: 10 }, (_, n) => `<influence n="${n + 1}"><side id="a"/><side id="b"/></influence>`),
        '<legate><side id="persons" merchant="1" knight="1" monk="1"/><side id="arms"/></legate>',
        '<start id="s1" merchant="1" knight="2" monk="2"/><start id="s2" merchant="2"/>',
      ].join(''),
      hands: HANDS,
      rounds: [['p1 legate-arms', 'p2 8b']],
      complete: true,
      final: ['contest p1 merchant 0', 'contest p2 merchant 4'],
    },
    ['tallinn.legate.one-each turn 1 play 1'],
  ],
])('%s', (_, plan, expected) => {
  const { roots, text } = rootsOf(plan);
  expect(roots, text).toEqual(expected);
});
