/** Results of logs that state nothing before them: what was wrong in the whole game is one error, under the rule that was misread. */
import { expect, test } from 'vitest';
import type { GamePlan } from './game-log.js';
import { judged } from './judged.js';

/** By contests they have 4, 8 and 5 points, for two, four and two wins. */
const PLAN: GamePlan = {
  players: 3,
  starts: ['s4', 's2', 's6'],
  complete: true,
  rounds: [
    ['p1 1a', 'p2 7b'],
    ['p1 8b', 'p2 2a'],
    ['p1 3b', 'p3 4a'],
    ['p2 1a'],
    ['p3 3a'],
    ['p2 5a', 'tower p2 display 5'],
  ],
};

/** The log with the results of the same game with other cards, or with so many points more. */
function withResults(edits: GamePlan['edits'] & object, more: readonly number[] = [], of = PLAN): GamePlan {
  const { points } = judged({ ...of, edits });
  return { ...of, result: points.map((point, seat) => `p${seat + 1} points=${point + (more[seat] ?? 0)}`) };
}

/** The same, but for a half that p1 plays in the first round without its coin. */
const PLAN_TURNED: GamePlan = { ...PLAN, rounds: [['p1 1b', 'p2 7b'], ...(PLAN.rounds ?? []).slice(1)] };

const START_TWICE = ['id="s2" knight="1" monk="1"', 'id="s2" knight="2" monk="2"'] as const;
const STARTS_TWICE = [
  START_TWICE,
  ['id="s4" merchant="2"', 'id="s4" merchant="4"'],
  ['id="s6" monk="2"', 'id="s6" monk="4"'],
] as const;

test.each<[says: string, plan: GamePlan, rules: readonly string[]]>([
  ['a contest that is won brings four points', withResults([], [4, 8, 4]), ['tallinn.contest.win-points']],
  ['contests bring nothing', withResults([], [-4, -8, -5]), ['tallinn.score.advance']],
  ['the estates are scored twice', withResults([], [13, 9, 14]), ['tallinn.final.everyone']],
  [
    'a start card counts twice',
    withResults([START_TWICE], [], { ...PLAN, starts: ['s4', 's2', 's5'] }),
    ['tallinn.card.start-persons-count'],
  ],
  ['all of them do', withResults(STARTS_TWICE), ['tallinn.card.start-persons-count']],
  [
    'another half is active',
    { ...PLAN, result: judged(PLAN_TURNED).points.map((point, seat) => `p${seat + 1} points=${point}`) },
    ['tallinn.play.keep-orientation'],
  ],
  ['nothing explains the results', withResults([], [2, 0, 1]), ['tallinn.score.advance', 'tallinn.score.advance']],
])('%s', (_, plan, rules) => {
  const { roots, text } = judged(plan);
  expect(
    roots.map(({ rule }) => rule),
    text,
  ).toEqual(rules);
});

test('what the log has right on the way is not what is wrong in the end', () => {
  const { rounds = [], ...plan } = withResults([], [-4, -8, -5]);
  const { roots, text } = judged({ ...plan, rounds: [['p1 1a', 'p2 7b', 'state p1 points=8'], ...rounds.slice(1)] });
  expect(roots, text).toHaveLength(3);
});
