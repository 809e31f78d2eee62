/** The pages of the recorded games, as the program writes them. */
import { renderReport } from '../../src/report/page.js';
import { REPORT_PARTS, reportModel } from '../../src/report/report-model.js';
import { speakerFor } from '../../src/text/speaker.js';
import { type GameName, logOf, toldAnew } from './games.js';

const speaker = await speakerFor('en', ['valletta'], REPORT_PARTS);

/** By the log that they tell of: many tests look at one page. */
const pages = new Map<string, string>();

/** @param change makes another log of it */
export function pageOf(name: GameName, change: (text: string) => string = (text) => text): string {
  const log = change(logOf(name));
  const page = pages.get(log) ?? pageAnew(name, change);
  pages.set(log, page);
  return page;
}

/** Replayed, told and written once more, whoever asked for this page before. */
export function pageAnew(name: GameName, change?: (text: string) => string): string {
  const { game, replayed, readings, recording } = toldAnew(name, change);
  return renderReport(reportModel(replayed, game, speaker, readings, [], recording));
}
