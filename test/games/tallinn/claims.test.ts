/** Numbers that a log states in unusual places: none is passed over, and none is judged by more than it says. */
import { describe, expect, test } from 'vitest';
import type { GamePlan } from './game-log.js';
import { breachOf, judged } from './judged.js';
import { flat } from './rules.js';

/** p1 reveals a coin for the merchants, with 2 of them against none: two points. */
const COIN: GamePlan = { hands: { p1: '1 2 3' }, rounds: [['p1 1a']] };

const TOO_FEW = ['tallinn.contest.win-points turn 1'];

/** The same, with claims inside the play of p1. */
function inPlay(claims: string, ...lines: readonly string[]): GamePlan {
  return {
    ...COIN,
    rounds: [['p1 1a', ...lines]],
    edits: [['player="p1" card="1" side="a"/>', `player="p1" card="1" side="a">${claims}</play>`]],
  };
}

function rootsOf(plan: GamePlan): { readonly roots: readonly string[]; readonly text: string } {
  const { roots, text } = judged(plan);
  return { roots: roots.map((finding) => `${finding.rule} ${breachOf(finding).at}`), text };
}

describe('inside a play', () => {
  test.each<[says: string, plan: GamePlan, roots: readonly string[]]>([
    ['what it brings', inPlay('<effect player="p1" points="2"/>'), []],
    [
      'what it brings, by a contest that the log has later',
      inPlay('<effect player="p1" points="2"/>', 'contest p1 merchant 2'),
      [],
    ],
    ['more than it brings', inPlay('<effect player="p1" points="3"/>'), ['tallinn.invariant.round-delta turn 1']],
    ['the score behind it', inPlay('<state player="p1" points="6"/>'), []],
    ['another score behind it', inPlay('<state player="p1" points="7"/>'), ['tallinn.score.advance turn 1']],
    [
      'the score before anything is compared, while a play follows',
      {
        ...inPlay('<state player="p1" points="4" merchant="2"/>', 'p2 7b'),
        hands: { p1: '1 2 3', p2: '7 8 9' },
      },
      [],
    ],
    [
      'the score and the cards before anything is compared or drawn, in the last play',
      inPlay('<state player="p1" points="4" merchant="2" hand="2" pile="7"/>'),
      [],
    ],
    [
      'the score behind the contest, and the cards before the draw',
      inPlay('<state player="p1" points="6" hand="2" pile="7"/>'),
      [],
    ],
    [
      'the score behind the contest, while a play follows',
      {
        ...inPlay('<state player="p1" points="6" hand="2" pile="7"/>', 'p2 7b', 'draw p1 4', 'draw p2 1'),
        hands: { p1: '1 2 3', p2: '7 8 9' },
      },
      [],
    ],
    [
      'that score, and in the next round another than the contest has led to',
      { ...inPlay('<state player="p1" points="4"/>'), rounds: [['p1 1a'], ['state p1 points=4']] },
      ['tallinn.contest.win-points turn 2'],
    ],
    [
      'something of somebody undeclared',
      inPlay('<effect player="p9" points="2"/><state player="p9" points="2"/>'),
      ['null log'],
    ],
  ])('%s', (_, plan, expected) => {
    const { roots, text } = rootsOf(plan);
    expect(roots, text).toEqual(expected);
  });
});

test.each<[says: string, lines: readonly string[], roots: readonly string[]]>([
  ['before the contest and behind it', ['state p1 points=4 merchant=2', 'tower p1 none', 'state p1 points=6'], []],
  ['before it twice', ['state p1 points=4', 'state p1 points=4'], TOO_FEW],
  ['behind a tower as before the contest', ['tower p1 none', 'state p1 points=4', 'state p1 points=6'], TOO_FEW],
])('a score that is stated %s, which nobody wrote down', (_, lines, expected) => {
  const { roots, text } = rootsOf({ ...COIN, rounds: [['p1 1a', ...lines], []] });
  expect(roots, text).toEqual(expected);
});

describe('cards before a draw that nobody wrote down', () => {
  const round = (...lines: readonly string[]): GamePlan => ({ rounds: [['p1 4b', 'p2 4b', ...lines], []] });
  test.each<[says: string, plan: GamePlan, roots: readonly string[]]>([
    ['where draws of others follow', round('state p1 hand=2 pile=7', 'draw p2 1', 'state p1 hand=3 pile=6'), []],
    [
      'behind the draws of others',
      round('draw p2 1', 'state p1 hand=2 pile=7'),
      ['tallinn.invariant.hand-size turn 1'],
    ],
  ])('%s', (_, plan, expected) => {
    const { roots, text } = rootsOf(plan);
    expect(roots, text).toEqual(expected);
  });
});

test.each<[says: string, plan: GamePlan, roots: readonly string[]]>([
  [
    'one card less in the hands of all: one error',
    {
      players: 3,
      rounds: [['draw p1 ?', 'draw p2 ?', 'draw p3 ?', ...['p1', 'p2', 'p3'].map((id) => `state ${id} hand=2`)]],
    },
    ['tallinn.invariant.hand-size turn 1'],
  ],
  [
    'one card less in one hand and one more in another: two',
    { rounds: [['draw p1 ?', 'draw p2 ?', 'state p1 hand=2', 'state p2 hand=4']] },
    ['tallinn.invariant.hand-size turn 1', 'tallinn.invariant.hand-size turn 1'],
  ],
  [
    'no points at the start, of which one player has as many again by a contest: one error',
    {
      ...{ ...COIN, players: 3 },
      rounds: [['p1 1a', 'p2 1b', 'contest p1 merchant 4', 'state p1 points=4', 'state p2 points=0']],
    },
    ['tallinn.score.advance turn 1'],
  ],
])('numbers of several players: %s', (_, plan, expected) => {
  const { roots, text } = rootsOf(plan);
  expect(roots, text).toEqual(expected);
});

describe('a change', () => {
  test.each<[says: string, plan: GamePlan, roots: readonly string[]]>([
    [
      'before the first round, when nobody has done anything',
      { rounds: [[]], edits: [['<moves>', '<moves><effect player="p1" points="7"/>']] },
      ['tallinn.setup.start-score setup'],
    ],
    ['of nothing before the first round', { edits: [['<moves>', '<moves><effect player="p1" points="0"/>']] }, []],
    [
      'of somebody undeclared, behind a round',
      { rounds: [[]], edits: [['</round>', '</round><effect player="p9" points="7"/>']] },
      ['null log'],
    ],
    ['of somebody undeclared, in final scoring', { complete: true, final: ['effect p9 points=3'] }, ['null log']],
  ])('%s', (_, plan, expected) => {
    const { roots, text } = rootsOf(plan);
    expect(roots, text).toEqual(expected);
  });

  test('that is right says nothing about the score: what follows from a missing contest stays a consequence', () => {
    const { errors, text } = judged({
      ...COIN,
      records: 'contests',
      rounds: [['p1 1a'], ['p1 4b', 'effect p1 points=0', 'state p1 points=4']],
    });
    const [missing, wrong] = errors;
    expect(
      errors.map(({ rule }) => rule),
      text,
    ).toEqual(['tallinn.contest.coin-trigger', 'tallinn.contest.win-points']);
    expect(wrong?.cause, text).toBe(missing?.id);
  });
});

/** p1 ends with nine merchants and two knights, p2 with two knights and nine monks: each pays the other a point. */
const NINE: GamePlan = {
  records: 'contests transfers',
  components: [
    ...Array.from({ length: 10 }, (_, n) => `<influence n="${n + 1}"><side id="a"/><side id="b"/></influence>`),
    '<start id="s1" merchant="9" knight="2"/><start id="s2" knight="2" monk="9"/>',
  ].join(''),
  complete: true,
};
const MERCHANTS = ['contest p1 merchant 4', 'contest p2 merchant 0', 'transfer p2 p1 merchant'];
const KNIGHTS = ['contest p1 knight 2', 'contest p2 knight 2'];
const MONKS = ['contest p1 monk 0', 'contest p2 monk 4', 'transfer p1 p2 monk'];
const TOWERS = ['contest p1 tower 0', 'contest p2 tower 0'];

/** Each line of final scoring, and behind some of them what they change. */
function finalWith(changes: Readonly<Record<string, readonly string[]>>): GamePlan {
  const lines = [...MERCHANTS, ...KNIGHTS, ...MONKS, ...TOWERS];
  return { ...NINE, final: lines.flatMap((line) => [line, ...(changes[line] ?? [])]) };
}

describe('what somebody else has got', () => {
  const BOTH: GamePlan = { hands: { p1: '1 2 3', p2: '7 8 9' } };
  test.each<[says: string, plan: GamePlan, roots: readonly string[]]>([
    [
      'points',
      { ...BOTH, rounds: [['p1 1a', 'p2 7b', 'contest p1 merchant 2', 'state p1 points=4', 'state p2 points=6']] },
      ['tallinn.score.advance turn 1'],
    ],
    [
      'other points',
      { ...BOTH, rounds: [['p1 1a', 'p2 7b', 'contest p1 merchant 2', 'state p1 points=4', 'state p2 points=5']] },
      ['tallinn.score.advance turn 1', 'tallinn.contest.skip-without-coin turn 1'],
    ],
    [
      'persons',
      { ...BOTH, rounds: [['p1 2b', 'p2 7b', 'state p1 merchant=1 monk=0', 'state p2 merchant=1 monk=4']] },
      ['tallinn.play.right-half-active turn 1'],
    ],
    [
      'points of the result',
      { ...NINE, records: '', result: ['p1 points=12', 'p2 points=8'] },
      ['tallinn.score.advance result'],
    ],
  ])('%s', (_, plan, expected) => {
    const { roots, text } = rootsOf(plan);
    expect(roots, text).toEqual(expected);
  });
});

test.each<[says: string, from: RegExp, to: string, rule: string]>([
  ['wins', /(merchant|monk) 4$/, '$1 6', 'tallinn.final.estate-win final'],
  ['ties', /knight 2$/, 'knight 3', 'tallinn.final.estate-tie final'],
])('%s of estates that bring as much as those of towers are one error', (_, from, to, rule) => {
  const final = finalWith({}).final?.map((line) => line.replace(from, to));
  const { roots, text } = rootsOf({ ...NINE, final: final ?? [] });
  expect(roots, text).toEqual([rule]);
});

test('contests of an estate that nobody has in final scoring are missing once', () => {
  const final = finalWith({}).final?.filter((line) => !line.includes(' monk'));
  const { roots, text } = rootsOf({ ...NINE, final: final ?? [] });
  expect(roots, text).toEqual(['tallinn.final.everyone final']);
});

test('so are they with all payments for it', () => {
  const contests = ['merchant 0 0 0', 'knight 0 8 0', 'tower 0 0 0'].flatMap((line) => {
    const [estate, ...points] = line.split(' ');
    return points.map((own, seat) => `contest p${seat + 1} ${estate} ${own}`);
  });
  const { roots, text } = rootsOf({
    ...flat(['monk="9"', 'monk="1" knight="1"', 'monk="2"']),
    players: 3,
    records: 'contests transfers',
    complete: true,
    final: [...contests, 'state p2 points=12'],
    result: ['p1 points=4', 'p2 points=12', 'p3 points=4'],
  });
  expect(roots, text).toEqual(['tallinn.final.everyone final']);
});

describe('a change in final scoring', () => {
  test.each<[says: string, plan: GamePlan, roots: readonly string[]]>([
    [
      'by each contest',
      finalWith({
        'contest p1 merchant 4': ['effect p1 points=+4', 'effect p2 points=0'],
        'contest p1 knight 2': ['effect p1 points=+2', 'effect p2 points=0'],
        'contest p2 monk 4': ['effect p2 points=+4'],
        'contest p2 tower 0': ['effect p1 points=0', 'effect p2 points=0'],
      }),
      [],
    ],
    ['by a payment', finalWith({ 'transfer p1 p2 monk': ['effect p1 points=-1', 'effect p2 points=+1'] }), []],
    ['by an estate', finalWith({ 'transfer p1 p2 monk': ['effect p1 points=-1', 'effect p2 points=+5'] }), []],
    ['by all of it', finalWith({ 'contest p2 tower 0': ['effect p1 points=6', 'effect p2 points=6'] }), []],
    [
      'by a contest whose payment the log leaves to the rules',
      { ...NINE, records: '', final: ['contest p1 merchant 4', 'effect p1 points=4', 'effect p2 points=-1'] },
      [],
    ],
    [
      'by a contest and the payment that the log leaves to the rules',
      { ...NINE, records: '', final: ['contest p1 merchant 4', 'effect p1 points=5'] },
      [],
    ],
    [
      'by estates of which the log leaves all to the rules',
      { ...NINE, records: '', final: [5, 2, -1, 0].map((points) => `effect p1 points=${points}`) },
      [],
    ],
    [
      'that none of those brings',
      { ...NINE, records: '', final: [5, 3, -1, 0].map((points) => `effect p1 points=${points}`) },
      ['tallinn.score.advance final'],
    ],
    [
      'that the contest does not bring',
      finalWith({ 'contest p2 monk 4': ['effect p2 points=3'] }),
      ['tallinn.score.advance final'],
    ],
    [
      'by a payment, that is the one of its contest',
      finalWith({ 'transfer p2 p1 merchant': ['effect p1 points=4'] }),
      ['tallinn.score.advance final'],
    ],
  ])('%s', (_, plan, expected) => {
    const { roots, text } = rootsOf(plan);
    expect(roots, text).toEqual(expected);
  });
});

test('with the leader first, points that are told behind a decision are those at the decision', () => {
  const rounds = (points: number): readonly (readonly string[])[] => [
    ['p1 2-?', 'p2 8b'],
    [
      'p1 1a',
      'p2 1a',
      'state p2 points=4',
      'contest p1 merchant 0',
      'contest p2 merchant 2',
      'tower p1 display 1',
      `state p1 points=${points}`,
      'tower p2 none',
    ],
  ];
  const plan = { hands: { p1: '1 2 4', p2: '1 8 4' }, options: { 'tower-decision': 'leader-first' } };
  const orderOf = (points: number) => rootsOf({ ...plan, rounds: rounds(points) });
  expect(orderOf(6).roots, orderOf(6).text).toEqual([]);
  expect(orderOf(4).roots, orderOf(4).text).toEqual(['tallinn.variant.leader-first turn 2 play 4']);
});

describe('points for a tie of nothing, that one of several players takes', () => {
  const STARTS = ['monk="1"', 'monk="1"', 'monk="1"'];
  const EMPTY = Array.from(
    { length: 10 },
    (_, n) => `<influence n="${n + 1}"><side id="a"/><side id="b"/></influence>`,
  );
  const THREE: GamePlan = {
    players: 3,
    components: [...EMPTY, ...STARTS.map((persons, n) => `<start id="s${n + 1}" ${persons}/>`)].join(''),
    complete: true,
  };
  test.each<[says: string, plan: GamePlan, roots: readonly string[]]>([
    ['without a tower', { ...THREE, final: ['contest p1 tower 6'] }, ['tallinn.final.no-tower-no-tie final']],
    [
      'without a tower, where others say that they get nothing',
      { ...THREE, final: ['contest p1 tower 3', 'contest p2 tower 0', 'contest p3 tower 0'] },
      ['tallinn.final.no-tower-no-tie final'],
    ],
    [
      'without a person of the estate',
      { ...THREE, final: ['contest p1 knight 2', 'contest p2 knight 0', 'contest p3 knight 0'] },
      ['tallinn.final.no-zero-tie final'],
    ],
  ])('%s', (_, plan, expected) => {
    const { roots, text } = rootsOf(plan);
    expect(roots, text).toEqual(expected);
  });
});

describe('a change in a round', () => {
  /** Both have a contest; in the first round nobody saw the half of p1, so nobody knows its points. */
  const HIDDEN_POINTS: GamePlan = {
    hands: { p1: '1 4 2', p2: '4 2 1' },
    rounds: [
      ['p1 2-?', 'p2 2b'],
      ['p1 1a', 'p2 1a', 'state p1 points=6', 'contest p1 merchant 2', 'effect p1 points=2'],
    ],
  };
  test.each<[says: string, plan: GamePlan, roots: readonly string[]]>([
    [
      'by the contest of another',
      {
        hands: { p1: '1 2 3', p2: '4 5 6' },
        rounds: [['p1 1a', 'p2 4a', 'contest p1 merchant 2', 'contest p2 merchant 0', 'effect p1 points=0']],
      },
      [],
    ],
    ['where nobody knows what somebody had before it', HIDDEN_POINTS, []],
  ])('%s', (_, plan, expected) => {
    const { roots, text } = rootsOf(plan);
    expect(roots, text).toEqual(expected);
  });
});

describe('a contest by a half that the record hides', () => {
  test.each<[says: string, line: string, verdict: string]>([
    ['for the estate of the coin', 'contest p1 merchant 2', 'undecidable'],
    ['for an estate that nobody saw', 'contest p1 ? 2', 'undecidable'],
    ['for an estate of which the card has no coin', 'contest p1 knight 2', 'tallinn.contest.estate'],
  ])('%s', (_, line, verdict) => {
    const { roots, replayed, text } = judged({ ...COIN, rounds: [['p1 1-?', line]] });
    expect(roots[0]?.rule ?? replayed.verdict, text).toBe(verdict);
  });
});

describe('fingers', () => {
  test.each<[says: string, plan: GamePlan, verdict: string]>([
    [
      'for a displayed card that the record hides',
      { rounds: [['p1 ?'], ['p1 1a', 'tower p1 display ? signal=4']] },
      'undecidable',
    ],
    [
      'for a displayed card that the record hides, and names now',
      { rounds: [['p1 ?'], ['p1 1a', 'tower p1 display 4 signal=4']] },
      'undecidable',
    ],
    [
      'for a card that has perhaps left the display',
      {
        rounds: [
          ['p1 1a', 'tower p1 display ?'],
          ['p1 2a', 'tower p1 hand ? signal=1'],
        ],
      },
      'undecidable',
    ],
    [
      'for another card than the one that was turned',
      { rounds: [['p1 ?'], ['p1 1a', 'tower p1 display 1 signal=4']] },
      'tallinn.tower.signal-hand',
    ],
    [
      'for a card although no tower was built',
      { rounds: [['p1 ?'], ['p1 1a', 'tower p1 none signal=4']] },
      'tallinn.tower.signal-hand',
    ],
    [
      'for no tower, before one is built',
      { rounds: [['p1 1a', 'tower p1 none signal=0', 'tower p1 display 1']] },
      'tallinn.tower.signal-none',
    ],
    [
      'by nobody, before a tower that was declined is built',
      { rounds: [['p1 1a', 'tower p1 none', 'tower p1 hand ?']] },
      'tallinn.tower.signal-none',
    ],
    [
      'by nobody where the leader decides first, before a tower that was declined is built behind that of somebody else',
      {
        options: { 'tower-decision': 'leader-first' },
        rounds: [['p1 1a', 'p2 4a', 'tower p1 none', 'tower p2 none', 'tower p1 display 1']],
      },
      'tallinn.tower.signal-none',
    ],
    [
      'for no tower, behind one that was built',
      { hands: { p1: '1 2 7' }, rounds: [['p1 1a', 'tower p1 display 1', 'tower p1 none signal=0']] },
      'undecidable',
    ],
  ])('%s', (_, plan, verdict) => {
    const { roots, replayed, text } = judged(plan);
    expect(roots[0]?.rule ?? replayed.verdict, text).toBe(verdict);
    expect(roots.length, text).toBe(verdict === 'undecidable' ? 0 : 1);
  });
});
