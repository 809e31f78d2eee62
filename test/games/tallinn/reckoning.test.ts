/** Final scoring as a calculation: tallinn.md 7.1 and 7.3, from the displays and towers given there. */
import { describe, expect, test } from 'vitest';
import { trackOf } from '../../../src/games/tallinn/contests/contest.js';
import { reckon } from '../../../src/games/tallinn/final/reckoning.js';
import { type Profile, profileOf } from '../../../src/games/tallinn/profile.js';
import { CARDS, type Card, ESTATES, factsOf, type Half, LEGATE } from '../../../src/games/tallinn/rules/facts.js';
import * as cells from '../../../src/games/tallinn/rules/table.js';
import { allTowerPersons } from '../../../src/games/tallinn/rules/tower-persons.js';
import { editionOf } from '../../../src/games/tallinn/table/components.js';
import type { Persons } from '../../../src/games/tallinn/table/persons.js';
import { CONTESTS } from '../../../src/games/tallinn/vocabulary.js';
import type { Seat } from '../../../src/kernel/index-of.js';

const NOBODY: Persons = [0, 0, 0];
const LEGATE_PERSONS: Persons = [1, 1, 1];

/** What a player has at the end of play. */
interface Position {
  readonly points: number;
  readonly display: Persons;
  /** Each on one half of a card, the other half of which shows `covered`. */
  readonly towers: readonly Persons[];
  readonly covered?: Persons;
  readonly legateTower: boolean;
}

function position(points: number, display: Persons, towers: readonly Persons[], legateTower = false): Position {
  return { points, display, towers, legateTower };
}

/** The table of these players: every tower is a card of its own, with a face of its own. */
function tableOf(positions: readonly Position[], options: Partial<Profile> = {}): cells.Tallinn {
  const facts = factsOf(editionOf(undefined, undefined), { ...profileOf({}), ...options }, positions.length);
  const persons = facts.persons.slice().fill(0);
  const state = cells.emptyTable({ ...facts, persons });
  let next = 0;
  const face = (card: Card, half: Half, shown: Persons): void => persons.set(shown, (card * 2 + half) * ESTATES.length);
  for (const [seat, { points, display, towers, covered = NOBODY, legateTower }] of positions.entries()) {
    const at = seat as Seat;
    cells.points.set(state, at, points);
    for (const estate of ESTATES) cells.persons.set(state, at, estate, display[estate] ?? 0);
    for (const card of CARDS) cells.where.set(state, at, card, cells.ABSENT);
    for (const tower of towers) {
      const card = next as Card;
      next += 1;
      face(card, 0 as Half, tower);
      face(card, 1 as Half, covered);
      cells.where.set(state, at, card, cells.TOWER);
    }
    cells.towers.set(state, at, towers.length + (legateTower ? 1 : 0));
    face(LEGATE, 0 as Half, LEGATE_PERSONS);
    if (legateTower) cells.where.set(state, at, LEGATE, cells.TOWER_FROM_HAND);
  }
  return state;
}

function towerPersonsOf(table: cells.Tallinn): readonly number[] {
  return table.facts.seats.map((seat) => allTowerPersons(table, seat));
}

/** Points after the merchants, the knights, the monks and the towers. */
function stages(positions: readonly Position[], options?: Partial<Profile>): readonly (readonly number[])[] {
  const { book } = reckon(tableOf(positions, options));
  const totals = positions.map(({ points }) => points);
  return CONTESTS.map((contest) => {
    for (const seat of totals.keys()) totals[seat] = (totals[seat] ?? 0) + book.gainOf(contest, seat);
    for (const { from, to } of book.payments.filter((one) => one.contest === contest)) {
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
  readonly options?: Partial<Profile>;
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
    options: { fiveDifferenceInTowers: true },
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
    expect(stages(row.positions, row.options)).toEqual(row.stages);
    const table = tableOf(row.positions, row.options);
    expect(reckon(table).totals).toEqual(row.stages.at(-1));
    if (row.towerPersons) expect(towerPersonsOf(table)).toEqual(row.towerPersons);
  });
});

describe('the readings of the options', () => {
  const withLegate = position(0, NOBODY, [[0, 4, 1]], true);

  test('legate-tower-counts-printed-persons and legate-bonus-in-tiebreak', () => {
    expect(towerPersonsOf(tableOf([withLegate]))).toEqual([10]);
    expect(towerPersonsOf(tableOf([withLegate], { legateTowerCountsPersons: false }))).toEqual([7]);
    expect(towerPersonsOf(tableOf([withLegate], { legateBonusInTiebreak: false }))).toEqual([8]);
  });

  test('tower-counts', () => {
    const tower = { ...position(0, NOBODY, [[0, 1, 0]]), covered: [2, 0, 0] } as const;
    expect(towerPersonsOf(tableOf([tower]))).toEqual([3]);
    expect(towerPersonsOf(tableOf([tower], { halfTowers: true }))).toEqual([1]);
  });
});

describe('the rules as somebody reads them', () => {
  // Two estates won by five and more, and a tower each.
  const table = (): cells.Tallinn =>
    tableOf([position(4, [6, 2, 0], [[0, 3, 1]]), position(4, [0, 2, 11], [[4, 0, 0]])]);

  test.each([
    ['as they are', {}, [4 + 4 + 1 + 2 - 1, 4 - 1 + 2 + 4 + 1 + 6]],
    ['an estate twice, with its payment', { twice: 'merchant' }, [15, 15]],
    [
      'a payment for each five persons',
      { payments: (own: number, theirs: number) => Math.max(0, Math.floor((own - theirs) / 5)) },
      [9, 17],
    ],
    ['payments that nobody gets', { got: 0 }, [9, 15]],
    ['one of the options', { profile: { fiveDifferenceInTowers: true } }, [10, 16]],
  ] as const)('%s', (_, misreading, totals) => {
    const before = table();
    expect(reckon(before, misreading).totals).toEqual(totals);
    expect(before).toEqual(table());
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
