/** What could have been chosen instead, on the page of those who asked. */
import { expect, test } from 'vitest';
import { movesWritten } from '../../src/engine/recorded-moves.js';
import { regretsOf } from '../../src/engine/regret.js';
import { replayToTable } from '../../src/engine/replay.js';
import { gameOf } from '../../src/games.js';
import { renderReport } from '../../src/report/page.js';
import { REPORT_PARTS, reportModel } from '../../src/report/report-model.js';
import { speakerFor } from '../../src/text/speaker.js';
import { recordingsOf, requestFor } from '../engine/replays.js';
import { fixtures, textOf } from '../fixture-files.js';
import { documentOf } from './documents.js';

const speaker = await speakerFor('en', ['tallinn', 'rattus'], REPORT_PARTS);

function modelsOf(name: string) {
  const file = fixtures().find((one) => one.name === name);
  const [recording] = file ? recordingsOf(textOf(file), name) : [];
  const game = recording && gameOf(recording.ruleset);
  if (!game) throw new Error(name);
  const request = requestFor(recording);
  const { replayed, scribe } = replayToTable(game, recording, { ...request, transcript: true, frames: true });
  const moves = scribe ? movesWritten(scribe, replayed.findings).moves : [];
  const regrets = regretsOf(game, recording, replayed, moves, request);
  return {
    plain: reportModel(replayed, game, speaker),
    asked: reportModel(replayed, game, speaker, undefined, [], regrets),
  };
}

test('each stands in the list and at its move, to which the list leads', () => {
  const { asked } = modelsOf('tallinn/legal/full-4-players-legate.xml');
  const document = documentOf(renderReport(asked));
  expect(asked.regrets?.entries).toHaveLength(1);
  for (const { place, sentence } of asked.regrets?.entries ?? []) {
    const step = document.getElementById(place.href?.slice(1) ?? '');
    expect(step?.querySelector('.better')?.textContent).toBe(sentence);
  }
  expect(document.querySelectorAll('#regrets li')).toHaveLength(1);
  // The faces of the cards are our own.
  expect(asked.regrets?.caveat).not.toBeNull();
});

test('what rests on no card value has no caveat', () => {
  expect(modelsOf('rattus/legal/rare-crusader.xml').asked.regrets?.caveat).toBeNull();
});

test('who did not ask sees nothing of it', () => {
  const { plain } = modelsOf('tallinn/legal/full-4-players-legate.xml');
  expect(plain.regrets).toBeNull();
  expect(plain.turns.flatMap(({ steps }) => steps.flatMap(({ better }) => better ?? []))).toEqual([]);
  expect(renderReport(plain)).not.toContain('id="regrets"');
});
