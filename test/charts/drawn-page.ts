/** The report of a fixture, with its quiz, as the program writes it. */
import { readingsOf } from '../../src/engine/readings.js';
import { gameOf } from '../../src/games.js';
import { renderReport } from '../../src/report/page.js';
import { REPORT_PARTS, reportModel } from '../../src/report/report-model.js';
import { speakerFor } from '../../src/text/speaker.js';
import { recordingsOf, replayed, requestFor } from '../engine/replays.js';
import { type Fixture, textOf } from '../fixture-files.js';

export async function drawnPage(fixture: Fixture): Promise<string> {
  const [recording] = recordingsOf(textOf(fixture), fixture.name);
  const game = recording && gameOf(recording.ruleset);
  if (!game) throw new Error(fixture.name);
  const told = replayed(recording, 'drawn');
  const speaker = await speakerFor('en', [game.ruleset], REPORT_PARTS);
  return renderReport(reportModel(told, game, speaker, readingsOf(game, recording, told, requestFor(recording))));
}
