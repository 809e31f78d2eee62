/** Replayed game -> everything that its report says, as plain data. */

import type { AppraisedGame } from '../analysis/appraised-game.js';
import { courseOf } from '../analysis/course.js';
import { momentsOf } from '../analysis/moments.js';
import { scoreSources } from '../analysis/score-sources.js';
import { timelineOf } from '../analysis/timeline.js';
import { isNumberedThrough, turnsOf } from '../analysis/turns.js';
import type { Game } from '../engine/game.js';
import type { ChartPlan, Presentation } from '../engine/presentation.js';
import { NO_READINGS, type Readings } from '../engine/readings.js';
import type { Replayed } from '../engine/replay.js';
import type { Transcript } from '../engine/transcript.js';
import type { Recording } from '../log/recording.js';
import type { SideNote } from '../notes/side-note.js';
import { audienceOf } from '../output/audience.js';
import type { TextPart } from '../text/sentences.js';
import type { Speaker } from '../text/speaker.js';
import { VERSION } from '../version.js';
import type { AnalysedReport } from './analysis/model.js';
import { analysisView } from './analysis/view.js';
import { orphanViews } from './annotations.js';
import { boardView } from './board.js';
import { CitedRules } from './cited-rules.js';
import type { Context } from './context.js';
import { boardFigure } from './figures/board.js';
import { contestsFigure } from './figures/contests.js';
import { holdingsFigure } from './figures/holdings.js';
import { layoutFigure } from './figures/layout.js';
import { marginsFigure } from './figures/margins.js';
import { panelsFigure } from './figures/panels.js';
import { raceFigure } from './figures/race.js';
import { risksFigure } from './figures/risks.js';
import { scoreFigure, trackFigure } from './figures/score.js';
import { sourcesFigure } from './figures/sources.js';
import { tempoFigure } from './figures/tempo.js';
import { tollFigures } from './figures/tolls.js';
import { worthFigure } from './figures/worth.js';
import { findingList, findingViews } from './findings.js';
import { headOf } from './head.js';
import type { Figure } from './model.js';
import { playerViews } from './players.js';
import { rulesSection } from './rules-section.js';
import { storyOf } from './story.js';
import { anchorsOf, turnFilters, turnViews } from './turns.js';
import { wordsOf } from './words.js';

/** The sentences of a report. */
export const REPORT_PARTS: readonly TextPart[] = ['report', 'board', 'rule-book', 'options', 'rulings'];

/** The series that says who leads: what players would have if the game ended now, where the record always shows that. */
function measureOf({ steps }: Transcript, { score, worthNow }: Presentation): string {
  return steps.every(({ values }) => values[worthNow] !== undefined) ? worthNow : score;
}

/**
 * @param replayed with a transcript
 * @param game the game that it was replayed by
 * @param anySpeaker with the parts `REPORT_PARTS`
 * @param readings what other readings of the rules would change
 * @param orphans notes that no move of the game has
 * @param recording of the game, where lines of it are to be quoted, and its beginnings to be played on
 * @param appraised the same game analysed, or why it cannot be; null where nobody asked for it. It takes the part `analyse`, too
 */
export function reportModel(
  replayed: Replayed,
  game: Game,
  anySpeaker: Speaker,
  readings: Readings = NO_READINGS,
  orphans: readonly SideNote[] = [],
  recording: Recording | null = null,
  appraised: AppraisedGame | string | null = null,
): AnalysedReport {
  const speaker = anySpeaker.forGame(game).forPages();
  const { transcript } = replayed;
  if (!transcript) throw new TypeError('a report needs a transcript');
  const { presentation } = game;
  const players = playerViews(replayed.players, presentation.cardHues);
  const timeline = timelineOf(transcript, players.length, game.turnWord === 'round' ? 'turn' : 'move');
  const ids = players.map(({ id }) => id);
  const book = presentation.contests?.(replayed.table);
  const measure = measureOf(transcript, presentation);
  const context: Context = {
    ...{ replayed, readings, transcript, game, presentation, speaker, players, timeline },
    audience: audienceOf(replayed),
    rules: new CitedRules(speaker),
    moments: momentsOf(transcript, timeline, presentation),
    book,
    // What final scoring would bring is counted already: it has no stages.
    course: courseOf(transcript, timeline, measure, ids, measure === presentation.score ? book : undefined),
    measure,
    turns: turnsOf(transcript, presentation.score),
    numbered: isNumberedThrough(transcript),
    sources: scoreSources(transcript, ids, presentation.sources),
  };
  const anchors = anchorsOf(context);
  const views = findingViews(context, anchors, recording?.source ?? null);
  const findings = findingList(context, views, anchors);
  const errors = findings.groups.length;
  // Where rules are broken the page is about that: who won means little.
  const story = errors > 0 ? [] : storyOf(context, anchors);
  const head = headOf(context, story, findings, recording);
  const layout = presentation.layout?.(replayed.table);
  const charts = (isMeant: (plan: ChartPlan) => boolean): readonly (Figure | undefined)[] =>
    presentation.charts
      .filter(isMeant)
      .map((plan) => (plan.kind === 'race' ? raceFigure(context, plan) : panelsFigure(context, plan)));
  const first = [scoreFigure(context, story), trackFigure(context), ...charts(({ kind }) => kind !== 'lanes')].filter(
    (figure) => figure !== undefined,
  );
  const turns = turnViews(context, views);
  const board = boardView(context, turns, anchors, recording);
  return {
    kiebitz: VERSION,
    format: 1,
    language: speaker.language,
    title: speaker.text('report-document-title', { headline: head.headline, kicker: head.kicker }),
    words: wordsOf(speaker),
    head,
    figures: errors > 0 ? [] : first,
    ...(appraised !== null && { analysis: analysisView(context, appraised, anchors) }),
    more: [
      ...(errors > 0 ? first : []),
      sourcesFigure(context),
      ...charts(({ kind }) => kind === 'lanes'),
      book && contestsFigure(context, book, anchors),
      book && marginsFigure(context, book),
      layout && layoutFigure(context, layout, anchors),
      presentation.countdowns && tempoFigure(context, presentation.countdowns(replayed.table)),
      presentation.worth && worthFigure(context, presentation.worth),
      boardFigure(context, anchors),
      ...tollFigures(context, anchors),
      risksFigure(context, anchors),
      holdingsFigure(context),
    ].filter((figure) => figure !== undefined),
    board,
    findings,
    turns,
    filters: turnFilters(context, turns),
    rules: rulesSection(context, anchors),
    orphans: orphanViews(orphans, speaker),
  };
}
