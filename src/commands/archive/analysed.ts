/** Analyses a game for an archive: all of its decisions, here, one after the other. */
import type { AppraisalSetting } from '../../analysis/appraisal-setting.js';
import { type AnalysedDecision, analysedDecision } from '../../analysis/game-analysis.js';
import { type AnalysisRow, analysisRow } from '../../archive/analysis-row.js';
import { gameOf } from '../../games.js';
import { prepared } from '../prepared.js';
import type { ReplayedGame } from '../replays.js';

/** @param replayed with a transcript */
export async function analysed(
  { replayed, recording, moves, edition }: ReplayedGame,
  setting: AppraisalSetting,
): Promise<AnalysisRow> {
  const game = gameOf(replayed.ruleset);
  if (!game) throw new Error(`no game of the ruleset ${replayed.ruleset}`);
  const begun = prepared({ game, recording, replayed, moves, edition }, setting);
  if ('why' in begun) return analysisRow(replayed, recording, begun);
  const { appraised, task } = begun;
  const appraise = appraised.record.appraiser(task.request);
  const decisions: AnalysedDecision[] = [];
  while (decisions.length < appraised.record.decisions.length) {
    const number = decisions.length;
    decisions.push(analysedDecision(number, appraise(number), task.request.measure, appraised.least));
    // Whoever has asked for this may be gone: that is heard between two decisions.
    await new Promise(setImmediate);
  }
  return analysisRow(replayed, recording, { ...appraised, decisions });
}
