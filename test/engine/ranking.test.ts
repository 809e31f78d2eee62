import { describe, expect, test } from 'vitest';
import { quantityOf, RANK } from '../../src/engine/quantity.js';
import { Ranking, TieBreakRanking } from '../../src/engine/ranking.js';
import { elementOf, watchedJudge } from './judges.js';

const RULES = { most: 'game.win.most', tieBreak: 'game.win.tie-break', shared: 'game.win.shared' } as const;

/** @param results total and tie break of each player */
function finalsOf(results: readonly (readonly [total: number | undefined, tieBreak: number | undefined])[]) {
  return results.map(([total, tieBreak], seat) => ({ player: { id: `p${seat + 1}`, seat }, total, tieBreak }));
}

describe('a ranking by tie break', () => {
  test('lets equals share a rank', () => {
    const ranking = new TieBreakRanking(
      finalsOf([
        [20, 1],
        [30, 2],
        [20, 1],
        [20, 3],
      ]),
      RULES,
    );
    expect(ranking.ranks).toEqual([3, 1, 3, 2]);
    expect(ranking.scores.map(({ rank, points }) => [rank, points])).toEqual([
      [3, 20],
      [1, 30],
      [3, 20],
      [2, 20],
    ]);
  });

  test.each([
    [
      'the most',
      [
        [9, 0],
        [8, 5],
      ],
      'game.win.most',
      ['p1'],
      1,
    ],
    [
      'a tie break',
      [
        [9, 0],
        [9, 5],
      ],
      'game.win.tie-break',
      ['p2'],
      2,
    ],
    [
      'both equal',
      [
        [9, 5],
        [9, 5],
        [9, 1],
      ],
      'game.win.shared',
      ['p1', 'p2'],
      3,
    ],
  ] as const)('names who wins by %s', (_, results, rule, ids, tied) => {
    const { victory } = new TieBreakRanking(finalsOf(results), RULES);
    expect(victory?.winners.map(({ player }) => player.id)).toEqual(ids);
    expect([victory?.rule, victory?.tied]).toEqual([rule, tied]);
  });

  test('names the rule that decides one rank', () => {
    const finals = finalsOf([
      [9, 5],
      [9, 1],
      [4, 0],
      [3, 2],
      [3, 2],
    ]);
    const ranking = new TieBreakRanking(finals, RULES);
    expect(finals.map((final) => ranking.ruleOf(final))).toEqual([
      'game.win.tie-break',
      'game.win.tie-break',
      'game.win.most',
      'game.win.shared',
      'game.win.shared',
    ]);
  });

  test('says nothing where a total is hidden', () => {
    const ranking = new TieBreakRanking(
      finalsOf([
        [9, 1],
        [undefined, 2],
      ]),
      RULES,
    );
    expect(ranking.scores).toEqual([]);
    expect(ranking.victory).toBeUndefined();
    const { judge } = watchedJudge();
    ranking.require(judge, new Map([[0, elementOf('score', { rank: 2 })]]), () => {
      throw new Error('asked for facts');
    });
    expect(judge.findings).toEqual([]);
  });
});

test('stated ranks are compared; unknown and absent ones are not', () => {
  const finals = finalsOf([
    [9, 0],
    [8, 0],
    [7, 0],
  ]);
  const ranking = new Ranking(finals, (one, other) => (one.total ?? 0) > (other.total ?? 0));
  const { judge } = watchedJudge();
  const stated = new Map(([2, '?'] as const).map((rank, seat) => [seat, elementOf('score', { rank })] as const));
  ranking.require(judge, stated, ({ player }, claimed, computed) => ({
    rule: 'game.win.most',
    message: 'some-message',
    with: { claimed, computed, seat: player.seat },
    dependsOn: [quantityOf('end')],
  }));
  expect(judge.findings).toHaveLength(1);
  expect(judge.findings[0]).toMatchObject({
    kind: 'wrong',
    rule: 'game.win.most',
    expected: '1',
    actual: '2',
    at: { player: 'p1', element: 'score' },
    message: { id: 'some-message', parameters: { claimed: 2, computed: 1, seat: 0 } },
  });
  expect(judge.trust.isTainted(RANK)).toBe(true);
});
