/** Positions that several games came to: what the table sees, whoever has recorded it. */
import { describe, expect, it } from 'vitest';
import { QUERIES } from '../../src/archive/queries.js';
import { type GameRow, gameRow, positionsIn } from '../../src/archive/row.js';
import { originOf, replays } from '../../src/commands/replays.js';
import { gameOf } from '../../src/games.js';
import { fixtures } from '../fixture-files.js';

async function rowOf(path: string): Promise<GameRow | undefined> {
  for await (const event of replays([path], { transcript: 'counts' })) {
    if (event.type === 'fault') continue;
    const { replayed, recording } = event;
    return gameRow(
      replayed,
      recording,
      { ...originOf(recording), event: null },
      gameOf(replayed.ruleset)?.presentation,
    );
  }
  return undefined;
}

/** Recorded with everything, and again with the decisions alone, or as all see it. */
const RECORDED_TWICE = fixtures().flatMap(({ name, path }) => {
  const [, level, game] = /legal\/(moves|public)-(.*\.xml)$/.exec(name) ?? [];
  const full = path.replace(`${level}-${game}`, `full-${game}`);
  return game !== undefined && fixtures().some((one) => one.path === full) ? [{ name, path, full }] : [];
});

describe('the positions of a row', () => {
  it.each(['valletta', 'tallinn', 'rattus'])('are the same however much is recorded: %s', async (ruleset) => {
    const games = RECORDED_TWICE.filter(({ name }) => name.startsWith(ruleset)).slice(0, 3);
    expect(games.length).toBeGreaterThan(2);
    for (const { name, path, full } of games) {
      const row = await rowOf(full);
      const positions = positionsIn(row ?? {});
      expect([positions.length, new Set(positions.map(({ position }) => position)).size], name).toEqual([6, 6]);
      expect((await rowOf(path))?.positions, name).toBe(row?.positions);
    }
  });

  it('are none in rows of versions that did not keep them', () => {
    expect(positionsIn({})).toEqual([]);
    expect(positionsIn({ positions: '' })).toEqual([]);
  });
});

describe('the question after positions', () => {
  it('tells those of several games: who won, and in how many ways they went on', async () => {
    const row = await rowOf(RECORDED_TWICE.find(({ name }) => name.startsWith('valletta'))?.full ?? '');
    if (!row?.observation) throw new Error('a game without a result');
    const winner = 1 + row.players.findIndex(({ rank }) => rank === 1);
    const loser = 1 + row.players.findIndex(({ rank }) => rank !== 1);
    const games: readonly GameRow[] = [
      { ...row, positions: `${winner}:a ${loser}:b ${winner}:c` },
      { ...row, positions: `${winner}:a ${loser}:b` },
      { ...row, positions: `${winner}:a ${loser}:d`, observation: null },
      { ...row, positions: `0:e ${winner}:f` },
      { ...row, positions: '0:e' },
    ];
    const fold = QUERIES.positions.fold();
    for (const game of games) for (const cells of QUERIES.positions.read(game)) fold.add(cells);
    const size = row.players.length;
    const [first, second, third, ...more] = fold.lines();
    expect(first?.slice(0, 9)).toEqual(['valletta', size, 1, 'a', winner, 3, 2, 2, 1]);
    expect(second?.slice(0, 9)).toEqual(['valletta', size, 1, 'e', null, 2, 1, null, null]);
    expect(third?.slice(0, 9)).toEqual(['valletta', size, 2, 'b', loser, 2, 1, 0, 0]);
    expect(more).toEqual([]);
  });
});
