/** The rows of an archive: what is counted while a game is judged is what a whole transcript would say. */
import { describe, expect, it } from 'vitest';
import { observationOf } from '../../src/analysis/observation.js';
import { gameRow, observationIn, type Row } from '../../src/archive/row.js';
import { originOf, replays } from '../../src/commands/replays.js';
import { gameOf } from '../../src/games.js';
import { fixtures } from '../fixture-files.js';

async function rowsOf(path: string, transcript: true | 'counts'): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for await (const event of replays([path], { transcript })) {
    if (event.type === 'fault') continue;
    const { replayed, recording } = event;
    rows.push(
      gameRow(replayed, recording, { ...originOf(recording), event: null }, gameOf(replayed.ruleset)?.presentation),
    );
  }
  return rows;
}

describe('a row', () => {
  const paths = fixtures().flatMap(({ path }, index) => (index % 15 === 0 ? [path] : []));

  it('has the same in it whether a game was told or only counted', async () => {
    let observed = 0;
    for (const path of paths) {
      const rows = await rowsOf(path, 'counts');
      expect(rows, path).toEqual(await rowsOf(path, true));
      observed += rows.filter((row) => row.type === 'game' && row.observation !== null).length;
    }
    expect(observed).toBeGreaterThan(paths.length / 4);
  });

  it('gives its observation back', async () => {
    for await (const event of replays(paths, { transcript: 'counts' })) {
      const presentation = event.type === 'game' ? gameOf(event.replayed.ruleset)?.presentation : undefined;
      if (event.type === 'fault' || !presentation) continue;
      const { replayed, recording } = event;
      const row = JSON.parse(
        JSON.stringify(gameRow(replayed, recording, { ...originOf(recording), event: null }, presentation)),
      );
      expect(observationIn(row)).toEqual(observationOf(replayed, presentation));
    }
  });

  it('comes without what nobody counts', async () => {
    for await (const event of replays(paths.slice(0, 1), { transcript: 'counts' })) {
      const kinds = event.type === 'game' ? event.replayed.transcript?.steps.flatMap(({ entries }) => entries) : [];
      expect(new Set(kinds?.map(({ type }) => type))).toEqual(new Set(['effect', 'line']));
    }
  });
});
