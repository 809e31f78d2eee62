/** Sentences and numbers of an analysis, on the terminal and on the page. Names stand in them as they are given. */
import type { AppraisedGame } from '../analysis/appraised-game.js';
import type { AnalysedDecision, Estimated, Quality } from '../analysis/game-analysis.js';
import type { Loss } from '../analysis/lost-skill.js';
import type { Measure } from '../kernel/appraisal.js';
import type { Audience, Speaker } from '../text/speaker.js';

/** How the numbers were made. */
export function leadText({ game, values, request, decisions }: AppraisedGame, speaker: Speaker): string {
  return speaker.text('analyse-lead', {
    ...{ game: speaker.name('game', game.ruleset), edition: values, bot: request.bot },
    ...{ playOuts: request.playOuts, seed: request.seed, decisions: decisions.length },
  });
}

/** What is called obvious, and what dear. */
export function thresholdText({ request: { measure }, least }: AppraisedGame, speaker: Speaker): string {
  return speaker.text('analyse-threshold', { measure, value: inUnits(least, measure) });
}

/** How far the numbers can be trusted, in one line. */
export function trustText(
  { trust: { worst, isShown }, request, replayed, game }: AppraisedGame,
  speaker: Speaker,
): string {
  return speaker.text('analyse-trust', {
    ...{ shown: isShown ? 'yes' : request.measure === 'chance' ? 'asked' : 'no', bot: request.bot },
    ...{ measured: worst ? 'yes' : 'no', game: speaker.name('game', game.ruleset), players: replayed.players.length },
    ...{ games: worst?.games ?? 0, bots: speaker.list(worst?.bots ?? []) },
    ...{ error: inUnits(worst?.error ?? 0, 'chance'), perfect: inUnits(worst?.perfect ?? 0, 'chance') },
  });
}

/** Why not every decision was analysed, or what is wrong behind the last of them; empty where nothing is. */
export function stopText(appraised: AppraisedGame, speaker: Speaker, audience: Audience): string {
  const { stop } = appraised;
  if (!stop) return lateBreachText(appraised, speaker, audience);
  const message = 'finding' in stop ? speaker.say(stop.finding.message, audience) : '';
  return speaker.text('analyse-stop', { type: stop.type, message });
}

/** What is wrong behind the last decision; empty where nothing is, or not all of them were analysed. */
export function lateBreachText({ lateBreach, stop }: AppraisedGame, speaker: Speaker, audience: Audience): string {
  if (!lateBreach || stop) return '';
  return speaker.text('analyse-late-breach', {
    kind: lateBreach.kind,
    message: speaker.say(lateBreach.message, audience),
  });
}

export function qualityText(
  { telling, best, loss }: Quality,
  player: string,
  measure: Measure,
  speaker: Speaker,
): string {
  return speaker.text('analyse-quality', { player, telling, best, measure, value: inUnits(loss ?? 0, measure) });
}

/** What a player lost where; empty for nothing. */
export function lossesText(losses: readonly Loss[], measure: Measure, speaker: Speaker): string {
  if (losses.length === 0) return '';
  return speaker.text('analyse-lost', { losses: speaker.list(losses.map((loss) => lossText(loss, measure, speaker))) });
}

function lossText({ element, card, decisions, given }: Loss, measure: Measure, speaker: Speaker): string {
  const names = CARDS.map((of) => speaker.name(of, card ?? ''));
  const named = card === null ? '' : (names.find((name) => name !== card) ?? card);
  const kind = card === null ? (element ?? 'nothing') : element === 'class' ? 'taken' : 'card';
  return speaker.text('analyse-loss', { kind, card: named, decisions, measure, value: inUnits(given, measure) });
}

/** What the cards of the games are called that have names. */
const CARDS = ['character', 'class-card'] as const;

/** How each player stands before a decision: the chance of each place, or points ahead. */
export function prospectsOf(
  { appraisal: { places, before } }: AnalysedDecision,
  measure: Measure,
  speaker: Speaker,
): readonly string[] {
  return measure === 'chance'
    ? places.map((own) => own.map((chance) => inUnits(chance, measure)).join('/'))
    : before.map(({ value }) => speaker.text('analyse-points', { value: inUnits(value, measure), error: 0 }));
}

/** What a decision gave up, or that nothing shows it. */
export function costText({ given, isApart, isObvious }: AnalysedDecision, measure: Measure, speaker: Speaker): string {
  const cost = isApart ? 'apart' : isObvious ? 'obvious' : 'tie';
  return speaker.text('analyse-cost', { cost, measure, ...rangeOf(given, measure) });
}

/** The same of one of the dearest. @param place where it stands */
export function dearText(
  { given, isApart }: AnalysedDecision,
  place: string,
  measure: Measure,
  speaker: Speaker,
): string {
  const cost = isApart ? 'apart' : 'tie';
  return speaker.text('analyse-dear', { place, cost, measure, ...rangeOf(given, measure) });
}

/** Chances in hundredths, points with one decimal. */
export function inUnits(value: number, measure: Measure): number {
  const unit = measure === 'chance' ? 100 : 10;
  const whole = Math.sign(value) * Math.round(unit * Math.abs(value));
  return measure === 'chance' ? whole : whole / unit;
}

/** Where every game that was played on says the same, there is nothing between which it lies. */
function rangeOf({ value, low, high }: AnalysedDecision['given'], measure: Measure) {
  return {
    ...{ value: inUnits(value, measure), low: inUnits(low, measure), high: inUnits(high, measure) },
    isSure: low === high ? 'yes' : 'no',
  };
}

/** Half the width of the interval that holds a number 95 times in 100. */
export function halfWidth({ error }: Estimated): number {
  return 1.96 * error;
}

/** A number, and between what it lies 95 times in 100. */
export function estimateText(estimated: Estimated, measure: Measure, speaker: Speaker): string {
  return speaker.text('analyse-points', {
    value: inUnits(estimated.value, measure),
    error: inUnits(halfWidth(estimated), measure),
  });
}
