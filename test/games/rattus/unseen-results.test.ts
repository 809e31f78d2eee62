/** Results behind a final plague whose tokens nobody has seen: what no token could leave is a breach, with the numbers that are possible. */
import { expect, test } from 'vitest';
import type { GamePlan } from './game-log.js';
import { judged } from './judged.js';

type Scores = readonly [p1: number, p2: number, p3: number];

/** Ben has a cube in the castle, two where no token lies and three where two do; Carla two there, Anna all others in the castle. */
const ends = (final: readonly string[], [p1, p2, p3]: Scores, plan: GamePlan = {}): GamePlan => ({
  players: 3,
  castle: { p1: 19, p2: 1 },
  cards: { p3: 'serf', p2: 'witch' },
  regions: { hungaria: { rats: 1 }, anglia: { p2: 2 }, germania: { rats: 2, p2: 3, p3: 2 } },
  turns: [['p1', '<place region="hungaria" cubes="1"/>', '<plague path="scandia"/>']],
  lastRound: [['p3'], ['p2']],
  final: [...final],
  result: [`player="p1" cubes="${p1}"`, `player="p2" cubes="${p2}"`, `player="p3" cubes="${p3}"`],
  ...plan,
});

const reveal = (region: string, token = '?', losses = ''): string =>
  `<reveal region="${region}" slot="1" token="${token}">${losses}</reveal>`;
const UNSEEN = [reveal('hungaria'), reveal('germania'), reveal('germania')];
const WAITING: GamePlan = {
  options: { 'last-round-serf': 'deferred-final' },
  lastRound: [['p3', '<plague by="serf" path="germania"/>'], ['p2']],
};

test.each<readonly [string, GamePlan]>([
  ['nobody has lost a cube', ends(UNSEEN, [20, 6, 2])],
  ['all that could be hit have gone', ends(UNSEEN, [19, 3, 0])],
  ['a serf who waits has added a cube for each token', ends(UNSEEN, [20, 6, 4], WAITING)],
  [
    'a number that is followed before anything is hidden',
    ends(['<state player="p2" board="6"/>', ...UNSEEN], [20, 7, 2]),
  ],
])('no breach of the result: %s', (_, plan) => {
  const { errors, text } = judged(plan);
  expect(
    errors.filter(({ at, cause }) => at.section === 'result' && cause === null),
    text,
  ).toEqual([]);
});

test.each<readonly [string, GamePlan, expected: string]>([
  ['more than stood on the board', ends(UNSEEN, [20, 7, 2]), '3..6'],
  ['fewer than where no token lay', ends(UNSEEN, [20, 2, 2]), '3..6'],
  ['more than the serf can add', ends(UNSEEN, [20, 6, 5], WAITING), '0..4'],
  ['a serf who has not moved the figure', ends(UNSEEN, [20, 6, 3]), '0..2'],
  [
    'a token that was seen has taken a cube',
    ends([reveal('germania', '{1:magic}', '<lose player="p2" cubes="1"/>'), ...UNSEEN.slice(0, 2)], [20, 6, 2]),
    '3..5',
  ],
])('a breach: %s', (_, plan, expected) => {
  const { roots, text } = judged(plan);
  expect(
    roots.map((one) => [one.rule, one.message.id, one.expected]),
    text,
  ).toEqual([['rattus.claim.total', 'rattus_result-out-of-reach', expected]]);
});
