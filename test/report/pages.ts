/** The pages of the recorded games, as the program writes them. */
import { renderReport } from '../../src/report/page.js';
import { REPORT_PARTS, reportModel } from '../../src/report/report-model.js';
import { speakerFor } from '../../src/text/speaker.js';
import { type GameName, toldGame } from './games.js';

const speaker = await speakerFor('en', ['valletta'], REPORT_PARTS);

/** @param change makes another log of it */
export function pageOf(name: GameName, change?: (text: string) => string): string {
  const { game, replayed, readings } = toldGame(name, change);
  return renderReport(reportModel(replayed, game, speaker, readings));
}
