/** Final scoring as a calculation: tallinn.md 7.1 and 7.3, from the displays and towers given there. */
import { describe, expect, test } from 'vitest';
import { trackOf } from '../../../src/games/tallinn/contest.js';
import type { Persons } from '../../../src/games/tallinn/persons.js';
import type { Position } from '../../../src/games/tallinn/position.js';
import { type Reading, reckon } from '../../../src/games/tallinn/reckoning.js';

const NOBODY: Persons = [0, 0, 0];

function position(points: number, display: Persons, towers: readonly Persons[], legateTower = false): Position {
  return {
    points,
    display,
    legate: undefined,
    bonus: undefined,
    towers: [
      ...towers.map((whole) => ({ whole, active: whole, isLegate: false })),
      ...(legateTower ? [{ whole: [1, 1, 1] as const, active: [1, 1, 1] as const, isLegate: true }] : []),
    ],
  };
}

/** Points after the merchants, the knights, the monks and the towers. */
function stages(positions: readonly Position[], reading: Reading = {}): readonly (readonly number[])[] {
  const { estates, payments, towers } = reckon(positions, reading);
  const totals = positions.map(({ points }) => points);
  return ([0, 1, 2, 'tower'] as const).map((contest) => {
    const gained = contest === 'tower' ? towers : (estates[contest] ?? []);
    gained.forEach((points, seat) => {
      totals[seat] = (totals[seat] ?? 0) + points;
    });
    for (const { from, to } of payments.filter((one) => one.contest === contest)) {
      totals[from] = (totals[from] ?? 0) - 1;
      totals[to] = (totals[to] ?? 0) + 1;
    }
    return [...totals];
  });
}

const malte = (points: number) => position(points, [9, 3, 6], [[1, 1, 4]]);
const heike = (points: number) => position(points, [3, 7, 6], [[4, 5, 1]]);

interface Row {
  readonly case: string;
  readonly says: string;
  readonly positions: readonly Position[];
  readonly reading?: Reading;
  readonly stages: readonly (readonly number[])[];
  readonly towerPersons?: readonly number[];
}

const ROWS: readonly Row[] = [
  {
    case: 'TW-04 to TW-07',
    says: 'the printed example ends 15:15, not 16:15, and Heike is ahead with ten tower persons',
    positions: [malte(8), heike(4)],
    stages: [
      [13, 3],
      [13, 7],
      [15, 9],
      [15, 15],
    ],
    towerPersons: [6, 10],
  },
  {
    case: 'TW-08',
    says: 'the same with the four starting points',
    positions: [malte(12), heike(8)],
    stages: [
      [17, 7],
      [17, 11],
      [19, 13],
      [19, 19],
    ],
  },
  {
    case: 'TE-31',
    says: 'a payment by somebody without a person of the estate',
    positions: [position(0, [0, 5, 0], []), position(0, NOBODY, [])],
    stages: [
      [0, 0],
      [5, -1],
      [5, -1],
      [5, -1],
    ],
  },
  {
    case: 'TE-33',
    says: 'a total below zero',
    positions: [
      position(4, [0, 0, 1], []),
      position(10, [6, 5, 6], [[2, 1, 0]]),
      position(11, [5, 6, 6], [[0, 2, 1]]),
      position(12, [5, 5, 7], [[0, 0, 3]]),
    ],
    stages: [
      [1, 23, 18, 19],
      [-2, 30, 31, 26],
      [-5, 37, 38, 39],
      [-5, 46, 47, 57],
    ],
  },
  {
    case: 'TE-35',
    says: 'three players',
    positions: [
      position(
        9,
        [8, 3, 2],
        [
          [1, 0, 2],
          [0, 1, 2],
        ],
      ),
      position(12, [3, 3, 7], [[4, 0, 0]]),
      position(7, [3, 8, 2], [[1, 1, 1]]),
    ],
    stages: [
      [19, 13, 8],
      [20, 14, 18],
      [21, 24, 19],
      [30, 33, 19],
    ],
  },
  {
    case: 'TE-36',
    says: 'nobody has a tower',
    positions: [position(0, NOBODY, []), position(0, NOBODY, [])],
    stages: Array.from({ length: 4 }, () => [0, 0]),
  },
  {
    case: 'TE-37',
    says: 'a tower against none',
    positions: [position(0, NOBODY, [[0, 0, 1]]), position(0, NOBODY, [])],
    stages: [
      [0, 0],
      [0, 0],
      [0, 0],
      [6, 0],
    ],
  },
  {
    case: 'TE-38',
    says: 'four monks against four knights',
    positions: [position(0, NOBODY, [[0, 0, 4]]), position(0, NOBODY, [[0, 4, 0]])],
    stages: [
      [0, 0],
      [0, 0],
      [0, 0],
      [3, 3],
    ],
  },
  {
    case: 'TE-39',
    says: 'two best estates have one value',
    positions: [position(0, NOBODY, [[3, 3, 1]]), position(0, NOBODY, [[0, 3, 0]])],
    stages: [
      [0, 0],
      [0, 0],
      [0, 0],
      [3, 3],
    ],
    towerPersons: [7, 3],
  },
  {
    case: 'TE-40',
    says: 'a tie that the tower persons break',
    positions: [position(10, [4, 4, 4], [[2, 1, 0]]), position(10, [4, 4, 4], [[0, 2, 2]])],
    stages: [
      [12, 12],
      [14, 14],
      [16, 16],
      [19, 19],
    ],
    towerPersons: [3, 4],
  },
  {
    case: 'TE-41',
    says: 'a tie that nothing breaks',
    positions: [position(10, [4, 4, 4], [[2, 2, 0]]), position(10, [4, 4, 4], [[0, 2, 2]])],
    stages: [
      [12, 12],
      [14, 14],
      [16, 16],
      [19, 19],
    ],
    towerPersons: [4, 4],
  },
  {
    case: 'TE-50',
    says: 'nothing is paid for towers',
    positions: [position(0, NOBODY, [[7, 0, 0]]), position(0, NOBODY, [[0, 2, 0]])],
    stages: [
      [0, 0],
      [0, 0],
      [0, 0],
      [6, 0],
    ],
  },
  {
    case: 'TE-50',
    says: 'but with five-diff-scope it is',
    positions: [position(0, NOBODY, [[7, 0, 0]]), position(0, NOBODY, [[0, 2, 0]])],
    reading: { towerTransfers: true },
    stages: [
      [0, 0],
      [0, 0],
      [0, 0],
      [7, -1],
    ],
  },
  {
    case: 'TE-60',
    says: 'a legate among the towers',
    positions: [position(0, NOBODY, [[0, 4, 1]], true), position(0, NOBODY, [[0, 0, 5]])],
    stages: [
      [0, 0],
      [0, 0],
      [0, 0],
      [3, 3],
    ],
    towerPersons: [10, 5],
  },
];

describe.each(ROWS)('$case $says', (row) => {
  test('stage by stage', () => {
    expect(stages(row.positions, row.reading)).toEqual(row.stages);
    const { totals, towerPersons } = reckon(row.positions, row.reading ?? {});
    expect(totals).toEqual(row.stages.at(-1));
    if (row.towerPersons) expect(towerPersons).toEqual(row.towerPersons);
  });
});

describe('the readings of the options', () => {
  const withLegate = position(0, NOBODY, [[0, 4, 1]], true);

  test('legate-tower-counts-printed-persons and legate-bonus-in-tiebreak', () => {
    expect(reckon([withLegate], {}).towerPersons).toEqual([10]);
    expect(reckon([withLegate], { legateTowerPersons: false }).towerPersons).toEqual([7]);
    expect(reckon([withLegate], { bonusInTiebreak: false }).towerPersons).toEqual([8]);
  });

  test('tower-counts', () => {
    const tower = { whole: [2, 1, 0], active: [0, 1, 0], isLegate: false } as const;
    const half = { ...position(0, NOBODY, []), towers: [tower] };
    expect(reckon([half], {}).towerPersons).toEqual([3]);
    expect(reckon([half], { halfTowers: true }).towerPersons).toEqual([1]);
  });
});

describe('TE-44, TE-45: where the coins lie', () => {
  test.each([
    [15, 15, 0],
    [16, 16, 0],
    [30, 30, 0],
    [31, 1, 30],
    [46, 16, 30],
    [60, 30, 30],
    [63, 3, 60],
    [-2, -2, 0],
  ])('%i points', (points, field, extra) => {
    expect(trackOf(points)).toEqual({ field, extra });
  });
});
