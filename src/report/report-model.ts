/** Replayed game -> everything that its report says, as plain data. */
import { momentsOf } from '../analysis/moments.js';
import { scoreSources } from '../analysis/score-sources.js';
import { timelineOf } from '../analysis/timeline.js';
import { turnsOf } from '../analysis/turns.js';
import type { Game } from '../engine/game.js';
import type { Portrait } from '../engine/portrait.js';
import type { Replayed } from '../engine/replay.js';
import type { Speaker } from '../text/speaker.js';
import { VERSION } from '../version.js';
import { CitedRules } from './cited-rules.js';
import type { Context } from './context.js';
import { boardFigure } from './figures/board.js';
import { panelsFigure } from './figures/panels.js';
import { scoreFigure } from './figures/score.js';
import { sourcesFigure } from './figures/sources.js';
import { findingList, findingViews } from './findings.js';
import { headOf } from './head.js';
import type { ReportModel } from './model.js';
import { playerViews } from './players.js';
import { anchorsOf, turnViews } from './turns.js';
import { wordsOf } from './words.js';

/** What can be shown of a game that has not described itself. */
function portraitOf(game: Game): Portrait {
  return game.portrait ?? { score: game.series[0]?.id ?? '', sources: [], marks: [], endings: [], charts: [] };
}

/**
 * @param replayed with a transcript
 * @param game the game that it was replayed by
 */
export function reportModel(replayed: Replayed, game: Game, speaker: Speaker): ReportModel {
  const { transcript } = replayed;
  if (!transcript) throw new TypeError('a report needs a transcript');
  const portrait = portraitOf(game);
  const players = playerViews(replayed.players);
  const timeline = timelineOf(transcript, players.length);
  const context: Context = {
    ...{ replayed, transcript, game, portrait, speaker, players, timeline },
    audience: { playerName: (id) => players.find((player) => player.id === id)?.name ?? id },
    rules: new CitedRules(game, speaker),
    moments: momentsOf(transcript, timeline, portrait),
    turns: turnsOf(transcript, portrait.score),
    sources: scoreSources(
      transcript,
      players.map(({ id }) => id),
      portrait.sources,
    ),
  };
  const anchors = anchorsOf(context);
  const views = findingViews(context, anchors);
  const findings = findingList(context, views);
  const head = headOf(context, findings.breaches.filter(({ severity }) => severity === 'error').length);
  const turns = turnViews(context, views);
  return {
    kiebitz: VERSION,
    format: 1,
    language: speaker.language,
    title: speaker.text('report-document-title', { headline: head.headline, kicker: head.kicker }),
    words: wordsOf(speaker),
    head,
    figures: [
      scoreFigure(context),
      sourcesFigure(context),
      ...portrait.charts.map((plan) => panelsFigure(context, plan)),
      boardFigure(context, anchors),
    ].filter((figure) => figure !== undefined),
    findings,
    turns,
    rules: context.rules.chapters(),
  };
}
