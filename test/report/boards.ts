/** Reports with a board, a long game of each ruleset. */
import { readFileSync } from 'node:fs';
import { gameOf } from '../../src/games.js';
import type { ReportModel } from '../../src/report/model.js';
import { renderReport } from '../../src/report/page.js';
import { REPORT_PARTS, reportModel } from '../../src/report/report-model.js';
import { speakerFor } from '../../src/text/speaker.js';
import { replayText } from '../engine/replays.js';

const LOGS = {
  valletta: './games/four-players.xml',
  tallinn: '../../fixtures/tallinn/legal/full-4-players-legate.xml',
  rattus: './games/rattus-four-players.xml',
} as const;

export type BoardGame = keyof typeof LOGS;

export const BOARD_GAMES = Object.keys(LOGS) as readonly BoardGame[];

const speaker = await speakerFor('en', BOARD_GAMES, REPORT_PARTS);

const models = new Map<BoardGame, ReportModel>();
const pages = new Map<BoardGame, string>();

/** Made once for all tests. */
export function modelWithBoard(name: BoardGame): ReportModel {
  const model = models.get(name) ?? changedBoard(name, (text) => text);
  models.set(name, model);
  return model;
}

/** Its page, written once for all tests. */
export function pageWithBoard(name: BoardGame): string {
  const page = pages.get(name) ?? renderReport(modelWithBoard(name));
  pages.set(name, page);
  return page;
}

/** @param change makes another log of it */
export function changedBoard(name: BoardGame, change: (text: string) => string): ReportModel {
  const replayed = replayText(
    change(readFileSync(new URL(LOGS[name], import.meta.url), 'utf8')),
    `${name}.xml`,
    'drawn',
  );
  const game = gameOf(replayed.ruleset);
  if (!game) throw new Error(replayed.ruleset);
  return reportModel(replayed, game, speaker);
}
