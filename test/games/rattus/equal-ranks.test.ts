/** Who has the most cubes wins, of several the one who would be next; nothing decides between equals behind the winner. @see rattus.end.tiebreak */
import { expect, test } from 'vitest';
import { ENDING, NOTHING } from './cases/case.js';
import { judged } from './judged.js';

/** The first player has 20 cubes and brought about the end: of equals, the last one to be next. */
const ranked = (cubes: readonly number[], ranks: readonly (number | undefined)[]) =>
  judged({
    ...ENDING,
    players: cubes.length,
    regions: {
      hungaria: { rats: 1 },
      ...Object.fromEntries(
        (['gallia', 'italia', 'anglia'] as const).map((region, index) => [
          region,
          { [`p${index + 2}`]: cubes[index + 1] ?? 0 },
        ]),
      ),
    },
    lastRound: [],
    final: NOTHING,
    result: cubes.map((count, seat) => {
      const rank = ranks[seat];
      return `player="p${seat + 1}" cubes="${count}"${rank === undefined ? '' : ` rank="${rank}"`}`;
    }),
  });

test.each([
  [
    [20, 10, 10],
    [1, 2, 3],
  ],
  [
    [20, 10, 10],
    [1, 3, 2],
  ],
  [
    [20, 10, 10],
    [1, 2, 2],
  ],
  [
    [20, 10, 10],
    [1, 3, undefined],
  ],
  [
    [20, 10, 10, 10],
    [1, 2, 3, 3],
  ],
  [
    [20, 10, 10, 10],
    [1, 2, 2, 4],
  ],
  [
    [20, 10, 10, 10],
    [1, 4, 3, 2],
  ],
  [
    [20, 20, 20],
    [2, 1, 3],
  ],
  [
    [20, 20, 20],
    [2, 1, 2],
  ],
] as const)('cubes %s, ranks %s', (cubes, ranks) => {
  const { errors, text } = ranked(cubes, ranks);
  expect(errors, text).toEqual([]);
});

test.each([
  [[20, 10, 10], [1, 3, 3], 'rattus.end.winner', 'p2', '2'],
  [[20, 10, 10], [1, 2, 4], 'rattus.end.winner', 'p3', '2|3'],
  [[20, 10, 10], [1, 2, 1], 'rattus.end.winner', 'p3', '2|3'],
  [[20, 10, 10, 10], [1, 2, 2, 3], 'rattus.end.winner', 'p4', '2|4'],
  [[20, 10, 10, 4], [1, 2, 4, 3], 'rattus.end.winner', 'p3', '2|3'],
  [[20, 20, 10], [1, 2, 3], 'rattus.end.tiebreak', 'p1', '2'],
  [[20, 20, 10], [1, 1, 3], 'rattus.end.tiebreak', 'p1', '2'],
  [[20, 20, 20], [3, 2, 1], 'rattus.end.tiebreak', 'p2', '1'],
] as const)('cubes %s, ranks %s: %s', (cubes, ranks, rule, player, expected) => {
  const { roots, text } = ranked(cubes, ranks);
  expect(
    roots.map((root) => [root.rule, root.at.player, root.expected]),
    text,
  ).toEqual([[rule, player, expected]]);
});

test('each of those who share the first rank with the winner is told of all ranks that are left', () => {
  const { errors, text } = ranked([20, 20, 20, 20], [1, 1, 1, 1]);
  expect(
    errors.map(({ rule, expected, message }) => [rule, expected, message.id]),
    text,
  ).toEqual(['p1', 'p3', 'p4'].map(() => ['rattus.end.tiebreak', '2|3|4', 'rattus_rank-equals']));
});
