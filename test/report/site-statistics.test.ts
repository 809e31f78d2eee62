import { describe, expect, it } from 'vitest';
import { StatisticsOfGames } from '../../src/analysis/game-statistics.js';
import { type Observation, observationOf } from '../../src/analysis/observation.js';
import type { TableState } from '../../src/games/valletta/table/state.js';
import { gameOf } from '../../src/games.js';
import { gamesOfSite } from './sites.js';

const games = gamesOfSite();

/** What one game adds. */
function observed(at: number): Observation {
  const game = games[at];
  const presentation = game && gameOf(game.ruleset)?.presentation;
  const observation = presentation && observationOf(game, presentation);
  if (!observation) throw new Error(`no result in game ${at}`);
  return observation;
}

/** How often anything was chosen. */
function timesIn(things: ReadonlyMap<string, readonly number[]> = new Map()): number {
  return [...things.values()].flat().reduce((sum, times) => sum + times, 0);
}

const valletta = gameOf('valletta')?.presentation;
if (!valletta) throw new Error('no presentation');

describe('what a game adds', () => {
  it('is plain values: it comes from workers', () => {
    for (const [at, { complete }] of games.entries())
      if (complete) expect(structuredClone(observed(at))).toEqual(observed(at));
  });

  it('the points of all sources are the score, and so is the end of the course', () => {
    const { sources, points, course } = observed(0);
    const sums = points.map((_, seat) => [...sources.values()].reduce((sum, own) => sum + (own[seat] ?? 0), 0));
    expect(sums).toEqual(points);
    expect(course.at(-1)).toEqual(points);
    expect(course).toHaveLength(22);
  });

  it('every building that somebody owns at the end was offered and chosen', () => {
    const built = observed(0).stats.get('built');
    const cells = [...((games[0]?.table as TableState | undefined)?.cells.values() ?? [])];
    expect(timesIn(built)).toBe(cells.filter(({ owner }) => owner !== undefined).length);
    // What nobody built is there, too.
    expect([...(built?.values() ?? [])].some((times) => times.every((one) => one === 0))).toBe(true);
  });

  it('every move that plays a card is one card played', () => {
    const played = timesIn(observed(0).stats.get('played'));
    const plays = games[0]?.transcript?.steps.filter(({ at, verdict }) => at.section === 'turn' && verdict) ?? [];
    expect(played).toBeGreaterThan(100);
    expect(played).toBeLessThanOrEqual(plays.length);
  });

  it('a card that a player used was in that player’s hands', () => {
    const at = games.findIndex(({ ruleset }) => ruleset === 'rattus');
    const { stats } = observed(at);
    const used = stats.get('used');
    expect(timesIn(used)).toBeGreaterThan(5);
    for (const [card, times] of used ?? []) {
      const taken = stats.get('taken')?.get(card);
      expect(times.filter((one, seat) => one > 0 && !taken?.[seat])).toEqual([]);
    }
  });

  it('is nothing for a game without a result', () => {
    const [game] = games;
    if (!game) throw new Error('no game');
    expect(observationOf({ ...game, complete: false }, valletta)).toBeUndefined();
    expect(observationOf({ ...game, scores: [] }, valletta)).toBeUndefined();
  });
});

describe('the statistics over games', () => {
  const won = (points: readonly number[], winners: readonly boolean[]): Observation => ({
    ...{ breached: false, turns: 10, points, winners },
    course: Array.from({ length: 22 }, () => points),
    sources: new Map([['bonus', points]]),
    tolls: new Map(),
    stats: new Map([
      [
        'built',
        new Map([
          ['monk', winners.map((_, seat) => Number(seat === winners.indexOf(true)))],
          ['nun', winners.map(() => 0)],
        ]),
      ],
    ]),
  });
  const over = (...observations: readonly (Observation | undefined)[]) => {
    const statistics = new StatisticsOfGames('valletta', valletta);
    for (const one of observations) statistics.add(one);
    return statistics.counted();
  };

  it('count wins by seat, each party for itself', () => {
    const {
      parties,
      games: counted,
      open,
    } = over(
      won([9, 5], [true, false]),
      won([7, 3], [true, false]),
      won([2, 4], [false, true]),
      won([6, 6, 1], [true, true, false]),
      undefined,
    );
    expect([counted, open]).toEqual([4, 1]);
    expect(
      parties.map(({ players, games: own, shared, wins }) => [players, own, shared, wins.map(({ value }) => value)]),
    ).toEqual([
      [2, 3, 0, [2 / 3, 1 / 3]],
      [3, 1, 1, [1, 1, 0]],
    ]);
  });

  it('take each game as one observation: the others by their mean', () => {
    const { scores, sources, margin, fair } = over(won([10, 4, 0], [true, false, false]), won([6, 2], [true, false]));
    expect(scores.winners.mean).toMatchObject({ count: 2, value: 8 });
    expect(scores.others.mean).toMatchObject({ count: 2, value: 2 });
    expect(scores.others.counts).toEqual([
      [0, 1],
      [2, 1],
      [4, 1],
    ]);
    expect(sources[0]).toMatchObject({ id: 'bonus', byCamp: { winners: { value: 8 }, others: { value: 2 } } });
    expect(margin).toMatchObject({ least: 4, most: 6 });
    expect(fair).toBe(2 / 5);
  });

  it('know how often a thing was chosen where it could be, and that nobody chose another', () => {
    const [{ things } = { things: [] }] = over(won([9, 5], [true, false]), won([1, 2], [false, true])).stats;
    expect(
      things.map(({ thing, chosen, times, won: victories }) => [thing, chosen.value, times, victories.count]),
    ).toEqual([
      ['monk', 1, 2, 2],
      ['nun', 0, 0, 0],
    ]);
  });
});
