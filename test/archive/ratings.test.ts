/** Ratings: as openskill 4.1.1 (bradleyTerryFull) reckons them, in points of 400 for ten to one. */
import { describe, expect, it } from 'vitest';
import { ratings } from '../../src/archive/ratings.js';

const GAMES: readonly (readonly [day: number, names: readonly string[], ranks: readonly number[]])[] = [
  [1, ['Anna', 'Ben', 'Carla'], [1, 2, 2]],
  [2, ['Ben', 'Anna'], [1, 2]],
  [3, ['Carla', 'Ben', 'Anna'], [3, 1, 1]],
  [4, ['Dora', 'Anna'], [2, 1]],
];

function rated(games: typeof GAMES) {
  const fold = ratings();
  for (const [day, names, ranks] of games) {
    const played = `2026-01-0${day}T10:00:00Z`;
    fold.add(['valletta', JSON.stringify([{ played, key: `key ${day}`, names, ranks }])]);
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

  it('learn nothing where a name sits at the table twice, or the time cannot be read', () => {
    expect(rated([...GAMES, [5, ['Anna', 'Ben', 'Anna'], [1, 2, 3]]])).toEqual(rated(GAMES));
    const fold = ratings();
    fold.add([
      'valletta',
      JSON.stringify([{ played: 'yesterday', key: 'key', names: ['Anna', 'Ben'], ranks: [1, 2] }]),
    ]);
    expect(fold.lines()).toEqual([]);
  });
});
