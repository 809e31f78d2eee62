/** Ratings: as openskill 4.1.1 (bradleyTerryFull) reckons them, in points of 400 for ten to one. */
import { describe, expect, it } from 'vitest';
import { ratings } from '../../src/archive/ratings.js';

const GAMES: readonly (readonly [day: number, names: readonly string[], ranks: readonly number[]])[] = [
  [1, ['Anna', 'Ben', 'Carla'], [1, 2, 2]],
  [2, ['Ben', 'Anna'], [1, 2]],
  [3, ['Carla', 'Ben', 'Anna'], [3, 1, 1]],
  [4, ['Dora', 'Anna'], [2, 1]],
];

/** Games as the tables hand them over, and their players in any order. */
function cellsOf(
  games: readonly { readonly played: string; readonly names: readonly string[]; readonly ranks: readonly number[] }[],
): readonly string[] {
  const players = games.flatMap(({ names, ranks }, game) =>
    names.map((name, index) => ({ game, seat: index + 1, name, rank: ranks[index] })),
  );
  players.reverse();
  const lists = <Of extends object>(all: readonly Of[], names: readonly (keyof Of)[]) =>
    JSON.stringify(Object.fromEntries(names.map((name) => [name, all.map((one) => one[name])])));
  return [
    'valletta',
    lists(
      games.map(({ played }, game) => ({ game, played, key: `${game}`.repeat(16) })),
      ['game', 'played', 'key'],
    ),
    lists(players, ['game', 'seat', 'name', 'rank']),
  ];
}

function rated(games: typeof GAMES) {
  const fold = ratings();
  for (const [day, names, ranks] of games) {
    const played = `2026-01-0${day}T10:00:00Z`;
    fold.add(cellsOf([{ played, names, ranks }]));
  }
  return fold.lines();
}

describe('ratings', () => {
  it('are those of Weng and Lin, the best first, with the ends of their intervals', () => {
    expect(rated(GAMES)).toEqual([
      ['valletta', 'Anna', 4, 1664, 1262, 2066],
      ['valletta', 'Ben', 3, 1580, 1168, 1991],
      ['valletta', 'Dora', 1, 1430, 967, 1894],
      ['valletta', 'Carla', 2, 1301, 879, 1722],
    ]);
  });

  it('go by the time at which games were played, and not by the order in which they were added', () => {
    expect(rated(GAMES.toReversed())).toEqual(rated(GAMES));
  });

  it('are the same where many games come at once, those of one moment in the order of their keys', () => {
    const games = GAMES.map(([day, names, ranks]) => ({ played: `2026-01-0${day}T10:00:00Z`, names, ranks }));
    const fold = ratings();
    fold.add(cellsOf(games));
    expect(fold.lines()).toEqual(rated(GAMES));
    const ofOneMoment = games.map((game) => ({ ...game, played: '2026-01-01T11:00:00+01:00' }));
    const atOnce = ratings();
    atOnce.add(cellsOf(ofOneMoment));
    expect(atOnce.lines()).toEqual(rated(GAMES));
  });

  it('learn nothing where a name sits at the table twice, or the time cannot be read', () => {
    expect(rated([...GAMES, [5, ['Anna', 'Ben', 'Anna'], [1, 2, 3]]])).toEqual(rated(GAMES));
    const fold = ratings();
    fold.add(cellsOf([{ played: 'yesterday', names: ['Anna', 'Ben'], ranks: [1, 2] }]));
    expect(fold.lines()).toEqual([]);
  });
});
