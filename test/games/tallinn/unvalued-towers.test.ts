/** What is said to be missing of towers that a record turns up, and whose values nobody has named. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { replay } from '../../../src/engine/replay.js';
import { gameOf } from '../../../src/games.js';
import { recordingsOf, unaskedFor } from '../../engine/replays.js';

const LOG = readFileSync(new URL('../../../fixtures/tallinn/legal/full-3-players-legate.xml', import.meta.url), 'utf8');

test('are the values, and not what was turned up', () => {
  const log = LOG.replace(/<components [^>]*\/>/, '');
  expect(log).not.toBe(LOG);
  const [recording] = recordingsOf(log);
  const game = gameOf('tallinn');
  if (!recording || !game) throw new Error('no game');
  const { transcript } = replay(game, recording, { ...unaskedFor(recording), transcript: true });
  const final = (transcript?.steps ?? []).filter(({ at }) => at.section === 'final');
  const doubts = final.flatMap(({ entries }) => entries.flatMap((entry) => (entry.type === 'doubt' ? [entry] : [])));
  const gaps = doubts.filter(({ rule }) => rule === 'tallinn.final.everyone').flatMap((doubt) => doubt.gaps);
  expect([...new Set(gaps)]).toEqual(['values']);
});
