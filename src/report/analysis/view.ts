/** An analysed game -> the part of its page that says what should have been played. */
import {
  type AppraisedGame,
  balancesIn,
  lossesIn,
  type PlacedDecision,
  placedDecision,
  stepInstead,
} from '../../analysis/appraised-game.js';
import { qualityOf } from '../../analysis/game-analysis.js';
import type { Step } from '../../engine/transcript.js';
import type { Element } from '../../log/vocabulary.js';
import {
  dearText,
  leadText,
  lossesText,
  qualityText,
  stopText,
  thresholdText,
  trustText,
} from '../../output/analysis-words.js';
import { tellMove, xmlOf } from '../../output/move-text.js';
import { type Context, capitalised } from '../context.js';
import { plain } from '../figures/time.js';
import { placeLink } from '../places.js';
import { balanceFigure } from './balance.js';
import type { AnalysisView, ToldLine, WhatIf } from './model.js';
import { valueFigure } from './value.js';

/**
 * @param appraised or why nothing can be analysed
 * @param anchors of the turns and moves on the page
 */
export function analysisView(
  context: Context,
  appraised: AppraisedGame | string,
  anchors: ReadonlySet<string>,
): AnalysisView {
  const { speaker, players, audience } = context;
  const heading = {
    title: speaker.text('analyse-title'),
    short: speaker.text('analyse-short'),
    whatIf: speaker.text('analyse-what-if'),
  };
  if (typeof appraised === 'string') return { ...heading, said: [appraised], figures: [], players: [] };
  const { measure } = appraised.request;
  const stop = stopText(appraised, speaker, audience);
  return {
    ...heading,
    said: [
      leadText(appraised, speaker),
      trustText(appraised, speaker),
      thresholdText(appraised, speaker),
      ...(stop === '' ? [] : [stop]),
    ],
    figures: [valueFigure(context, appraised, anchors), balanceFigure(context, balancesIn(appraised), measure)],
    players: players.map((player) => {
      const quality = qualityOf(appraised.decisions, player.seat);
      const lost = lossesText(lossesIn(appraised, player.seat), measure, speaker);
      return {
        player,
        said: [qualityText(quality, player.name, measure, speaker), ...(lost === '' ? [] : [capitalised(lost)])],
        dearest: quality.dearest.map((number) =>
          whatIfOf(context, appraised, placedDecision(appraised, number), anchors),
        ),
      };
    }),
  };
}

function whatIfOf(
  context: Context,
  appraised: AppraisedGame,
  { decision, move, spot, played, best }: PlacedDecision,
  anchors: ReadonlySet<string>,
): WhatIf {
  const { speaker } = context;
  // What the log need not say has a turn, and no number in it.
  const at = spot && { ...spot.move.step.at, ...(!move && { play: null }), line: null };
  const place = at ? placeLink(context, at, anchors) : plain('–');
  const cost = dearText(decision, place.text, appraised.request.measure, speaker);
  const lines = [line('analyse-played', move && played, move?.step)];
  if (decision.isApart) lines.push(line('analyse-better', best, spot && best && stepInstead(appraised, spot, best)));
  return { cost: { text: cost, href: place.href }, lines };

  /** In the words of the game; as it would be written, where the judge cannot tell it there. */
  function line(label: string, element: Element | undefined, step: Step | undefined): ToldLine {
    const { headline, changes } = tellMove({ step }, speaker, context.audience);
    const written = element ? xmlOf(element, appraised.game.vocabulary) : speaker.text('analyse-nothing');
    return { label: speaker.text(label), headline: (element && headline) ?? written, changes: element ? changes : [] };
  }
}
