import { expect, it } from 'vitest';
import { summaryOf } from '../../src/analysis/game-summary.js';
import type { Observation } from '../../src/analysis/observation.js';
import { observationOf } from '../../src/analysis/observation.js';
import { PlayersOfGames } from '../../src/analysis/players-of-games.js';
import { gameOf } from '../../src/games.js';
import { gamesOfSite } from '../report/sites.js';

const { presentation } = gameNamed('valletta');

function gameNamed(ruleset: string) {
  const found = gameOf(ruleset);
  if (!found?.presentation) throw new Error(`no presentation of ${ruleset}`);
  return { presentation: found.presentation };
}

/** A game of Valletta by the points of its players; `monk` is built by the first of them. */
function game(names: readonly string[], points: readonly number[]) {
  const most = Math.max(...points);
  const players = names.map((name, seat) => ({
    ...{ name, seat, isNamed: name !== `p${seat + 1}`, points: points[seat] ?? 0 },
    rank: 1 + points.filter((other) => other > (points[seat] ?? 0)).length,
  }));
  const observation: Observation = {
    ...{ breached: false, turns: 10, points, course: [], tolls: new Map() },
    winners: points.map((own) => own === most),
    sources: new Map([['bonus', points]]),
    stats: new Map([
      [
        'built',
        new Map([
          ['nun', names.map(() => 0)],
          ['monk', names.map((_, seat) => Number(seat === 0))],
        ]),
      ],
      ['played', new Map([['monk', names.map((_, seat) => Math.max(0, 2 - seat))]])],
    ]),
  };
  return { summary: { ruleset: 'valletta', players, played: null }, observation };
}

function counted(games: readonly ReturnType<typeof game>[], fewest = 1) {
  const players = new PlayersOfGames<number>();
  for (const [at, { summary, observation }] of games.entries()) players.add(at, summary, observation, presentation);
  return [...players.counted(fewest)];
}

it('counts each player against the others at the same tables, each game once', () => {
  const [anna, ben] = counted([
    game(['Anna', 'Ben', 'Clara'], [10, 4, 2]),
    game(['Ben', 'Anna'], [7, 3]),
    game(['Anna', 'Ben'], [5, 5]),
  ]);
  const [own] = anna?.counts ?? [];
  expect([anna?.name, own?.games, own?.wins.value]).toEqual(['Anna', 3, 2 / 3]);
  expect(own?.fair).toBeCloseTo((1 / 3 + 1 / 2 + 1) / 3, 9);
  expect([own?.points.own.value, own?.points.others.value]).toEqual([6, (3 + 7 + 5) / 3]);
  expect(own?.lead.value).toBeCloseTo((6 - 4 + 0) / 3, 9);
  expect(own?.sources[0]).toMatchObject({ id: 'bonus', own: { value: 6 } });
  expect(
    own?.parties.map(({ players, wins, seats }) => [players, wins.count, seats.map(({ count }) => count)]),
  ).toEqual([
    [2, 2, [1, 1]],
    [3, 1, [1, 0, 0]],
  ]);
  expect(
    own?.opponents.map(({ name, games, ahead, level, behind }) => [name, games, ahead.value, level, behind]),
  ).toEqual([
    ['Ben', 3, 1 / 3, 1, 1],
    ['Clara', 1, 1, 0, 0],
  ]);
  // What one is ahead, the other is behind.
  const back = ben?.counts[0]?.opponents.find(({ name }) => name === 'Anna');
  expect([back?.behind, back?.level]).toEqual([1, 1]);
});

it('tells what somebody prefers from what lies there for all', () => {
  const [anna] = counted([game(['Anna', 'Ben'], [3, 1]), game(['Anna', 'Ben', 'Clara'], [1, 2, 3])]);
  const [built, played] = anna?.counts[0]?.stats ?? [];
  const shown = built?.things.map(({ thing, times, own, others }) => [
    thing,
    times,
    own.value,
    others.value,
    own.count,
  ]);
  expect(shown).toEqual([
    ['monk', 2, 1, 0, 2],
    ['nun', 0, 0, 0, 2],
  ]);
  expect(played?.things[0]).toMatchObject({ times: 4, own: { value: 2 }, others: { value: 0.75 } });
});

it('counts nobody who has no name, nor two of one name', () => {
  const all = counted([game(['p1', 'Ben'], [1, 2]), game(['Ben', 'Ben'], [3, 4]), game(['Ben', '__proto__'], [1, 0])]);
  expect(all.map(({ name, games }) => [name, games])).toEqual([
    ['Ben', 2],
    ['__proto__', 1],
  ]);
  expect(all[0]?.counts[0]?.opponents.map(({ name }) => name)).toEqual(['__proto__']);
});

it('keeps a game without a result, and does not count it', () => {
  const players = new PlayersOfGames<number>();
  const { summary } = game(['Anna', 'Ben'], [1, 2]);
  players.add(7, summary, undefined, presentation);
  const [anna] = players.counted(1);
  expect(anna?.counts[0]).toMatchObject({ games: 0, all: 1, latest: [{ game: 7, seat: 0, result: null }], fair: 0 });
});

it('law: over recorded games, points of all sources are the points, and wins add up to the victories', () => {
  const players = new PlayersOfGames<number>();
  const decided = gamesOfSite().flatMap((replayed, at) => {
    const own = gameNamed(replayed.ruleset).presentation;
    const observation = observationOf(replayed, own);
    players.add(at, summaryOf(replayed, { played: null, event: null }), observation, own);
    return observation ? [observation] : [];
  });
  const counts = [...players.counted(1)].flatMap((one) => one.counts);
  expect(counts.length).toBeGreaterThan(5);
  // Cubes on the board come from no source.
  const told = counts.filter(({ sources }) => sources.length > 0);
  expect(told.length).toBeGreaterThan(3);
  for (const { sources, points } of told) {
    const sum = (side: 'own' | 'others') => sources.reduce((total, one) => total + one[side].value, 0);
    expect(sum('own')).toBeCloseTo(points.own.value, 9);
    expect(sum('others')).toBeCloseTo(points.others.value, 9);
  }
  const wins = counts.reduce((total, { wins: own, games }) => total + own.value * games, 0);
  const victories = decided.reduce((total, { winners }) => total + winners.filter(Boolean).length, 0);
  expect(wins).toBeCloseTo(victories, 9);
});
