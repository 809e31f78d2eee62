/** The result says who wins, and why somebody is ahead of others who have as many cubes. @see rattus.end.winner, rattus.end.tiebreak */
import { expect, test } from 'vitest';
import { linesOf } from '../../../src/engine/quiz.js';
import { replayed } from '../../engine/replays.js';
import { legalGames } from '../offered.js';

const games = legalGames('rattus').map(([name, recording]) => {
  const { scores, transcript } = replayed(recording);
  const told = (id: string) =>
    (transcript?.steps ?? []).flatMap((step) => linesOf(step, id)).map(({ message: { parameters } }) => parameters);
  return { name, scores, winners: told('rattus_winner'), ties: told('rattus_tied') };
});

test.each(games.filter(({ scores }) => scores.length > 0))('$name', ({ scores, winners, ties }) => {
  const best = scores.find(({ rank }) => rank === 1);
  expect(winners).toEqual([{ player: { type: 'player', id: best?.player }, cubes: best?.points }]);
  const equal = [...new Set(scores.map(({ points }) => points))].flatMap((cubes) => {
    const tied = scores.filter(({ points }) => points === cubes).toSorted((one, other) => one.rank - other.rank);
    return tied.length > 1 ? [{ cubes, players: tied.map(({ player }) => player) }] : [];
  });
  expect(ties).toMatchObject(
    equal.map(({ cubes, players }) => ({ cubes, players: { items: players.map((id) => ({ type: 'player', id })) } })),
  );
});

test('some of them are tied', () => {
  expect(games.some(({ ties }) => ties.length > 0)).toBe(true);
});
